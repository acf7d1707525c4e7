/// Collects the small pieces that renderers write and passes them on in chunks.
///
/// It is an object because every writer of one answer must fill the same chunk. It lives as long as
/// ``write(to:_:)`` runs and is of no use afterwards.
final class ChunkedOutput {
    /// About how many bytes are passed on at a time.
    static let chunkSize = 16_384

    private var chunk = ""
    private let passOn: (String) -> Void

    private init(passOn: @escaping (String) -> Void) {
        self.passOn = passOn
        chunk.reserveCapacity(Self.chunkSize + 4_096)
    }

    /// Lets `body` write, and has passed everything on when it returns.
    static func write(to output: inout some TextOutputStream, _ body: (ChunkedOutput) -> Void) {
        pass(on: { output.write($0) }, body)
    }

    private static func pass(on passOn: (String) -> Void, _ body: (ChunkedOutput) -> Void) {
        withoutActuallyEscaping(passOn) { passOn in
            let output = ChunkedOutput(passOn: passOn)
            body(output)
            output.flush()
        }
    }

    /// Takes a piece, of which a chunk may then be passed on.
    func write(_ text: some StringProtocol) {
        chunk.append(contentsOf: text)
        if chunk.utf8.count >= Self.chunkSize { flush() }
    }

    private func flush() {
        guard !chunk.isEmpty else { return }
        passOn(chunk)
        chunk.removeAll(keepingCapacity: true)
    }
}
