import CatalogMerger
import CatalogRendering
import Foundation

/// Measures how fast answers are rendered; see README.md beside this file.
@main
struct RenderingBenchmark {
    static func main() {
        let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        print(row(["movies", "answer", "format", "MB", "seconds", "MB/s", "piece", "× append"]))
        for size in sizes.isEmpty ? [10_000] : sizes {
            let movies = MadeUpMovies(seed: 7).movies(size)
            let report = MadeUpMovies.report(of: movies)
            let listing = MovieListing(movies: movies, providers: [], problems: [])
            for format in OutputFormat.allCases {
                let renderer = Renderer(format: format)
                let reported = Measurement { renderer.render(report, to: &$0) }
                print(row(["\(size)", "report", format.rawValue] + reported.cells))
                let listed = Measurement { renderer.render(listing, to: &$0) }
                print(row(["\(size)", "list", format.rawValue] + listed.cells))
            }
            if let template = try? template() {
                let made = Measurement { template.render(report, to: &$0) }
                print(row(["\(size)", "report", "template"] + made.cells))
            }
        }
    }

    /// A page of the user's that shows most of what there is.
    private static func template() throws -> UserTemplate {
        let text = """
            {{#groups}}
            <h2>{{key}}</h2>
            {{#movies}}
            <h3>{{title}}</h3>
            {{#rating}}<p>{{value}} of 10, {{votes}} votes</p>{{/rating}}
            <p>{{overview}}</p>
            <ul>{{#actors}}<li>{{name}} as {{character}}</li>{{/actors}}</ul>
            {{/movies}}
            {{/groups}}
            """
        return try UserTemplate(file: "page.html.mustache", text: text, format: nil) { _ in nil }
    }

    private static func row(_ cells: [String]) -> String {
        cells.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }.joined(separator: " ")
    }
}

/// What rendering one answer took.
private struct Measurement {
    private let seconds: Double
    private let appending: Double
    private let pieces: PieceStream

    /// Renders an answer into nothing, the best of three times, then again to have its pieces, and appends those to
    /// one text.
    init(_ render: (inout PieceStream) -> Void) {
        var counting = PieceStream(keepsPieces: false)
        var best = Self.processorTime { render(&counting) }
        for _ in 0..<2 {
            counting = PieceStream(keepsPieces: false)
            best = min(best, Self.processorTime { render(&counting) })
        }
        seconds = best
        var keeping = PieceStream(keepsPieces: true)
        render(&keeping)
        appending = Self.processorTime {
            var text = ""
            for piece in keeping.kept { text += piece }
            precondition(text.utf8.count == keeping.bytes)
        }
        pieces = counting
    }

    var cells: [String] {
        let megabytes = Double(pieces.bytes) / 1e6
        return [
            rounded(megabytes, 1), rounded(seconds, 3), rounded(megabytes / max(seconds, 1e-9), 0),
            "\(pieces.largest)", rounded(seconds / max(appending, 1e-6), 0),
        ]
    }

    /// The seconds that this process works at something; what others do at the same time does not count.
    private static func processorTime(_ work: () -> Void) -> Double {
        let start = clock()
        work()
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }

    private func rounded(_ number: Double, _ digits: Int) -> String {
        String(format: "%.\(digits)f", number)
    }
}

/// A stream that counts what it is handed, and keeps it where that is wanted.
private struct PieceStream: TextOutputStream {
    let keepsPieces: Bool
    private(set) var kept: [String] = []
    private(set) var bytes = 0
    private(set) var largest = 0

    init(keepsPieces: Bool) {
        self.keepsPieces = keepsPieces
    }

    mutating func write(_ piece: String) {
        bytes += piece.utf8.count
        largest = max(largest, piece.utf8.count)
        if keepsPieces { kept.append(piece) }
    }
}
