internal import struct Foundation.Data

extension Secret {
    /// Whether an answer repeats the secret, as it is or percent-encoded, in its body or a header field.
    func isQuoted(in response: TransportResponse) -> Bool {
        Set([exposed, PercentEncoding.encoded(exposed)]).filter { !$0.isEmpty }.contains { form in
            response.headers.values.contains { $0.contains(form) } || response.body.holds(Array(form.utf8))
        }
    }
}

extension Data {
    /// Whether these bytes occur among those (Horspool): every answer is searched, and most of its bytes are
    /// skipped.
    fileprivate func holds(_ wanted: [UInt8]) -> Bool {
        guard let last = wanted.last, wanted.count <= count else { return wanted.isEmpty }
        var skips = [Int](repeating: wanted.count, count: 256)
        for (index, byte) in wanted.dropLast().enumerated() { skips[Int(byte)] = wanted.count - 1 - index }
        let bytes = Array(self)
        var end = wanted.count - 1
        while end < bytes.count {
            let byte = bytes[end]
            if byte == last, bytes[(end - wanted.count + 1)...end].elementsEqual(wanted) { return true }
            end += skips[Int(byte)]
        }
        return false
    }
}
