internal import Synchronization
internal import Foundation

/// The stream for everything but the answer: what is said, and below it a line that may be drawn and cleared again.
enum StandardError {
    /// Writes a text, in place of the line that is drawn. Where stderr is closed or full there is nobody left to tell,
    /// and the run goes on.
    static func write(_ text: String) {
        drawn.withLock { drawn in
            put(drawn == nil ? text : clearing + text)
            drawn = nil
        }
    }

    /// Draws a line, where it is not the one that is drawn already.
    static func draw(line: String) {
        drawn.withLock { drawn in
            guard line != drawn else { return }
            put(clearing + line)
            drawn = line
        }
    }

    /// Clears the line that is drawn.
    static func clearLine() {
        drawn.withLock { drawn in
            if drawn != nil { put(clearing) }
            drawn = nil
        }
    }

    /// The line that is drawn; nil for none.
    private static let drawn = Mutex<String?>(nil)

    /// To the left edge, and whatever stands there is gone.
    private static let clearing = "\r\u{1B}[K"

    private static func put(_ text: String) {
        var stream = FileStream(descriptor: STDERR_FILENO)
        stream.write(text)
        stream.flush()
    }
}
