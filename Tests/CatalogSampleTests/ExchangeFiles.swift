import Foundation

/// The readable exchanges, and the Swift file that is made from them.
enum ExchangeFiles {
    private static let sources = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/CatalogSample")

    /// The file that is compiled.
    static let swiftFile = sources.appending(path: "SampleExchanges.swift")

    /// One file of the folder `exchanges`.
    struct Exchange {
        let name: String
        let url: String
        let contentType: String
        let date: String
        /// The body without white space between tokens, otherwise as it is written.
        let body: String
    }

    /// Every exchange, sorted by the name of its file.
    static func all() throws -> [Exchange] {
        let folder = sources.appending(path: "exchanges")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { file in
                let data = try Data(contentsOf: file)
                let envelope = try JSONDecoder().decode(Envelope.self, from: data)
                return Exchange(
                    name: file.lastPathComponent, url: envelope.request.url,
                    contentType: envelope.response.headers["content-type"] ?? "",
                    date: envelope.response.headers["date"] ?? "",
                    body: try body(in: compacted(data), of: file))
            }
    }

    /// The lines of the embedded text.
    static func lines() throws -> [String] {
        try all().map { [$0.url, $0.contentType, $0.date, $0.body].joined(separator: "\t") }
    }

    /// The whole Swift file.
    static func swiftText() throws -> String {
        """
        // swift-format-ignore-file
        // Made from the files in `exchanges` by CatalogSampleTests; change those, and make this one anew with
        //
        //     CATALOG_WRITE_SAMPLE=1 swift test --filter "The embedded text"

        /// The exchanges that travel inside the binary, as ``SampleArchive`` reads them.
        enum SampleExchanges {
            /// One exchange a line. A literal of text compiles in no time; one of bytes takes a minute.
            static let text = #\"""
        \(try lines().joined(separator: "\n"))
        \"""#
        }

        """
    }

    private struct Envelope: Decodable {
        struct Request: Decodable { let method: String, url: String }
        struct Response: Decodable { let status: Int, headers: [String: String] }
        let request: Request
        let response: Response
    }

    private struct NoBody: Error { let file: URL }

    /// Cuts the body out of an exchange with sorted keys, where it stands before headers and status.
    private static func body(in exchange: String, of file: URL) throws -> String {
        guard let start = exchange.range(of: #""response":{"body":"#),
            let end = exchange.range(of: #","headers":{"#, options: .backwards)
        else { throw NoBody(file: file) }
        return String(exchange[start.upperBound..<end.lowerBound])
    }

    /// The text without white space outside strings, so that every number stays as it is written.
    private static func compacted(_ json: Data) -> String {
        var result: [UInt8] = []
        var isInString = false
        var isEscaped = false
        for byte in json {
            if !isInString, [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(byte) { continue }
            result.append(byte)
            if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return String(decoding: result, as: UTF8.self)
    }
}
