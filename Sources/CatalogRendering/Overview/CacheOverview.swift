package import Foundation

/// The answer to `cache stats`: what the response cache holds.
package struct CacheOverview: Hashable, Sendable {
    /// What is kept of one server.
    package struct Server: Hashable, Sendable {
        /// Its scheme, host and port.
        package let url: String
        /// How many answers.
        package let answers: Int
        /// How many bytes they take.
        package let bytes: Int

        /// Describes a server's share.
        package init(url: String, answers: Int, bytes: Int) {
            self.url = url
            self.answers = answers
            self.bytes = bytes
        }
    }

    /// The cache's file.
    package let file: String
    /// How many answers it holds.
    package let answers: Int
    /// How many bytes they take of the limit.
    package let bytes: Int
    /// How many bytes the file takes, with what belongs to it.
    package let bytesOnDisk: Int
    /// How many bytes the answers may take.
    package let limit: Int
    /// When the oldest and the newest answer were received or last checked; nil where there is none.
    package let oldest: Date?
    package let newest: Date?
    /// The share of each server, by its name.
    package let servers: [Server]

    /// Makes an overview.
    package init(
        file: String, answers: Int, bytes: Int, bytesOnDisk: Int, limit: Int, oldest: Date?, newest: Date?,
        servers: [Server]
    ) {
        self.file = file
        self.answers = answers
        self.bytes = bytes
        self.bytesOnDisk = bytesOnDisk
        self.limit = limit
        self.oldest = oldest
        self.newest = newest
        self.servers = servers
    }
}

extension CacheOverview: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("schema", "catalog.cache/1")
            json.member("file", file)
            json.member("answers", answers)
            json.member("bytes", bytes)
            json.member("bytes_on_disk", bytesOnDisk)
            json.member("limit_bytes", limit)
            json.member("oldest", oldest?.ISO8601Format())
            json.member("newest", newest?.ISO8601Format())
            json.member("servers") { json in
                json.array(servers) { json, server in
                    json.object { json in
                        json.member("url", server.url)
                        json.member("answers", server.answers)
                        json.member("bytes", server.bytes)
                    }
                }
            }
        }
    }
}

extension Renderer {
    /// Writes what the cache holds: as JSON where that is the format, else as text.
    ///
    ///     /home/ada/.cache/catalog/http.sqlite
    ///     141 answers, 4.6 MB of 200 MB, received between 2026-11-20T09:12:04Z and 2026-11-21T08:00:31Z
    ///
    ///     Server                             Answers    Size
    ///     https://api.themoviedb.org             135  4.4 MB
    package func render(_ overview: CacheOverview, to output: inout some TextOutputStream) {
        write(overview, to: &output) { page in
            for line in overview.lines(for: layout) { page.output.write(line + "\n") }
        }
    }
}

extension CacheOverview {
    fileprivate func lines(for layout: TextLayout) -> [String] {
        var total = "\(Wording.count(answers, "answer")), "
        total += "\(Wording.size(ofBytes: bytes)) of \(Wording.size(ofBytes: limit))"
        if let oldest, let newest {
            total += ", received between \(oldest.ISO8601Format()) and \(newest.ISO8601Format())"
        }
        let heading = [Sanitizer.line(file), total]
        guard !servers.isEmpty else { return heading }
        let table = TextTable(
            [.init("Server", minimum: 20), .init("Answers", .right), .init("Size", .right)],
            rows: servers.map { server in
                [
                    StyledText(server.url, .strong), StyledText(Wording.grouped(server.answers)),
                    StyledText(Wording.size(ofBytes: server.bytes)),
                ]
            })
        return heading + [""] + table.lines(for: layout)
    }
}
