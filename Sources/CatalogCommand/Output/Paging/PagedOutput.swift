internal import Foundation

/// stdout for an answer that may be longer than the screen: where it is, a pager shows it.
///
/// What is longer shows in what is written first, so that no more than that is held back, and the pager is there
/// while the rest is made.
final class PagedOutput {
    private let pager: Pager
    private let screen: (columns: Int, rows: Int)
    private var process: PagerProcess?

    /// - Returns: Nil where stdout is no terminal, or its size is unknown.
    init?(_ pager: Pager) {
        guard isatty(STDOUT_FILENO) == 1, let screen = Terminal.size(of: STDOUT_FILENO) else { return nil }
        self.pager = pager
        self.screen = screen
    }

    /// Where an answer goes that begins so; what is shorter than a ``FileStream`` holds back is all of it.
    func descriptor(forBeginning bytes: [UInt8]) -> Int32 {
        guard isLonger(bytes), pager.isInstalled else { return STDOUT_FILENO }
        process = PagerProcess(pager)
        return process?.input ?? STDOUT_FILENO
    }

    /// Waits until the user has seen enough, where a pager shows the answer.
    ///
    /// - Returns: Whether the answer was shown; it was not where the shell found no such pager.
    func finish() -> Bool { process?.finish() ?? true }

    /// Whether a pager took the answer; what is not written then was not wanted.
    var isPaged: Bool { process != nil }

    /// Whether a text has more lines than the screen, without the one that the prompt takes; or so many bytes that it
    /// cannot fit, as a page without line breaks has.
    private func isLonger(_ bytes: [UInt8]) -> Bool {
        bytes.lazy.filter { $0 == UInt8(ascii: "\n") }.count >= screen.rows
            || bytes.count > screen.rows * screen.columns * Self.mostBytes
    }

    /// More bytes than a column of text takes.
    private static let mostBytes = 8
}
