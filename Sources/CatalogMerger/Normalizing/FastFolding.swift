/// Folding of UTF-8 into UTF-8 for tables that never hold a `String` a record, as ``TextFolding/folded(_:_:)`` does in
/// one of its styles: byte by byte where a table knows the letters, everything else by way of a `String`.
protocol FastFolding {
    /// Gives the same result by way of a `String`.
    static var style: TextFolding.Style { get }

    /// The most bytes that so many become.
    static func most(of count: Int) -> Int

    /// Where the result ends, which begins at `start`; nil where a letter needs the long way.
    func folded(_ text: Span<UInt8>, into output: inout MutableSpan<UInt8>, from start: Int) -> Int?
}

extension FastFolding {
    /// Folds a text.
    ///
    /// - Parameters:
    ///   - text: UTF-8; what is not valid counts as a sign.
    ///   - result: What it is written to, behind `count` bytes that stay; it grows as it needs to.
    ///   - count: Behind the last byte of the result.
    func fold(_ text: Span<UInt8>, into result: inout [UInt8], _ count: inout Int) {
        let start = count
        let most = start + Self.most(of: text.count)
        if result.count < most { result.append(contentsOf: repeatElement(0, count: most - result.count)) }
        var output = result.mutableSpan
        guard let end = folded(text, into: &output, from: start) else {
            let slow = TextFolding.folded(text.text, Self.style).utf8
            result.replaceSubrange(start..<result.count, with: slow)
            count = result.count
            return
        }
        count = end
    }
}
