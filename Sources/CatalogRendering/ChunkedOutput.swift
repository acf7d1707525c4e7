/// Collects the small pieces that renderers write and passes them on in chunks.
///
/// It is an object because every writer of one answer must fill the same chunk. It lives as long as
/// ``write(to:_:)`` runs and is of no use afterwards.
final class ChunkedOutput {
    /// About how many bytes are passed on at a time.
    static let chunkSize = 16_384

    /// UTF-8, cut between pieces only: to append bytes is several times faster than to append text.
    private var chunk: [UInt8] = []
    private let passOn: ([UInt8]) -> Void

    private init(passOn: @escaping ([UInt8]) -> Void) {
        self.passOn = passOn
        chunk.reserveCapacity(Self.chunkSize + 4_096)
    }

    /// Lets `body` write, and has passed everything on when it returns.
    static func write(to output: inout some TextOutputStream, _ body: (ChunkedOutput) -> Void) {
        pass(on: { output.write(String(decoding: $0, as: UTF8.self)) }, body)
    }

    /// The chunks of what `body` writes.
    static func chunks(_ body: (ChunkedOutput) -> Void) -> [[UInt8]] {
        var chunks: [[UInt8]] = []
        pass(on: { chunks.append($0) }, body)
        return chunks
    }

    private static func pass(on passOn: ([UInt8]) -> Void, _ body: (ChunkedOutput) -> Void) {
        withoutActuallyEscaping(passOn) { passOn in
            let output = ChunkedOutput(passOn: passOn)
            body(output)
            output.flush()
        }
    }

    /// Takes a piece, of which a chunk may then be passed on.
    func write(_ text: String) {
        chunk.append(text)
        if chunk.count >= Self.chunkSize { flush() }
    }

    /// Takes what `append` adds of UTF-8, as one piece: for a line of many parts the fastest way.
    func write(_ append: (inout [UInt8]) -> Void) {
        append(&chunk)
        if chunk.count >= Self.chunkSize { flush() }
    }

    /// Passes on what has become a chunk elsewhere, behind what was taken before.
    func pass(on chunk: [UInt8]) {
        flush()
        passOn(chunk)
    }

    /// Takes a text in quotation marks with something before and behind it, as one piece.
    func write(_ before: String, quoted text: String, _ behind: String) {
        chunk.append(before)
        chunk.append(UInt8(ascii: "\""))
        chunk.append(text)
        chunk.append(UInt8(ascii: "\""))
        chunk.append(behind)
        if chunk.count >= Self.chunkSize { flush() }
    }

    private func flush() {
        guard !chunk.isEmpty else { return }
        passOn(chunk)
        chunk.removeAll(keepingCapacity: true)
    }
}
