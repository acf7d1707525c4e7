/// Answers that clients may keep.
extension LoopbackAnswer {
    /// The answer as a server gives it that lets clients keep it: with an entity tag, and 304 to whoever has it
    /// already. What is not a whole answer with status 200 stays as it is.
    ///
    /// - Parameter control: What the server says about keeping, as in `Cache-Control`.
    package func keepable(for request: LoopbackRequest, _ control: String = "max-age=86400") -> LoopbackAnswer
    {
        guard case .whole(200, let headers, let body) = self else { return self }
        // FNV-1a: another body has another tag.
        let hash = body.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let own = ["etag": "\"\(String(hash, radix: 16))\"", "cache-control": control]
        guard request.headers["if-none-match"] != own["etag"] else { return .status(304, headers: own) }
        return .whole(status: 200, headers: headers.merging(own) { $1 }, body: body)
    }
}
