extension TextPage {
    /// Writes plain text at the left edge of a line, or at both.
    ///
    /// For pages of a million lines: no text is made of what stands in a line, and the line is looked at once, where it
    /// stands in the output.
    ///
    /// - Parameters:
    ///   - left: Appends the text at the left, which begins at column `indent`.
    ///   - right: Appends the text at the right; nothing for none.
    /// - Returns: Whether the line was written: not where it does not fit, where a character of it has to be looked up or
    ///   a space ends it, nor on a page with colors or links. Then it is for the rest of the page's means.
    func lineAtAGlance(
        indent: Int = 0, left: (inout [UInt8]) -> Void, right: (inout [UInt8]) -> Void = { _ in }
    ) -> Bool {
        guard !layout.usesColor, !layout.usesLinks else { return false }
        var isWritten = false
        output.write { bytes in
            let start = bytes.count
            bytes.append(spaces: indent)
            left(&bytes)
            let middle = bytes.count
            right(&bytes)
            if let room = room(between: start..<middle, and: middle..<bytes.count, in: bytes) {
                let spaces = repeatElement(UInt8(ascii: " "), count: middle < bytes.count ? room : 0)
                bytes.insert(contentsOf: spaces, at: middle)
                bytes.append(UInt8(ascii: "\n"))
                isWritten = true
            } else {
                bytes.removeLast(bytes.count - start)
            }
        }
        return isWritten
    }

    /// The columns between what stands at the edges of a line; nil where that has to be looked at more closely.
    private func room(between left: Range<Int>, and right: Range<Int>, in bytes: [UInt8]) -> Int? {
        guard bytes.last != UInt8(ascii: " "), let leftWidth = bytes.settledWidth(left),
            let rightWidth = bytes.settledWidth(right)
        else { return nil }
        let room = measure - leftWidth - rightWidth
        return room >= (right.isEmpty ? 0 : Self.leastRoom) ? room : nil
    }
}

extension [UInt8] {
    /// The columns of a part whose characters are all settled; nil where one has to be looked up.
    fileprivate func settledWidth(_ part: Range<Int>) -> Int? {
        // A slice would share the bytes, and whoever appends to them next would copy all.
        unsafe withUnsafeBufferPointer {
            unsafe DisplayWidth.ofSettled(UnsafeBufferPointer(rebasing: $0[part]))
        }
    }
}
