import CatalogCore
import CatalogFiles
import CatalogMerger
import CatalogPipeline
import CatalogRendering
import CatalogRuntime
import Foundation

/// Measures matching at growing sizes, as `catalog match` does it; see README.md beside this file.
@main
struct MatchingBenchmark {
    static func main() async throws {
        let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-benchmark-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        print(
            row([
                "records", "seconds", "records/s", "peak MiB", "precision", "recall", "F1", "compared",
                "MiB then",
                "growth",
            ]))
        var last: Measurement?
        for size in sizes.isEmpty ? [10_000, 100_000] : sizes {
            let measurement = try await measure(size, in: folder)
            print(row(measurement.cells + [last.map { measurement.growth(since: $0) } ?? ""]))
            last = measurement
        }
    }

    /// Makes two catalogs of `size` records each, matches them, and writes the pairs.
    private static func measure(_ size: Int, in folder: URL) async throws -> Measurement {
        let (left, right) = (folder.appending(path: "left.csv"), folder.appending(path: "right.csv"))
        let shared = try TwoCatalogs(size: size, seed: 7).write(left: left, right: right)
        let clock = ContinuousClock()
        let start = clock.now
        let match = try await FileMatch.of(left.path, right.path)
        var (found, correct) = (0, 0)
        var output: [UInt8] = []
        for ranked in match.pair.accepted {
            let rows = match.pair.rows(of: ranked)
            let (one, other) = (match.left.table.id(of: rows.left), match.right.table.id(of: rows.right))
            output += "\(one),\(other),\(ranked.probability)\n".utf8
            found += 1
            if one.dropFirst() == other.dropFirst() { correct += 1 }
        }
        try Data(output).write(to: folder.appending(path: "pairs.csv"))
        let time = clock.now - start
        let peak = Measurement.peak
        let comparing = try await clock.measure { try await compare(left, right) }
        return Measurement(
            records: size * 2, time: time, comparing: comparing, peak: peak,
            precision: Double(correct) / Double(max(1, found)),
            recall: Double(correct) / Double(max(1, shared)))
    }

    /// Compares the same catalogs as `catalog compare` does, and writes the answer as text to nowhere.
    private static func compare(_ left: URL, _ right: URL) async throws {
        let sources = [("left", left), ("right", right)].compactMap { name, file in
            ProviderID(name).map {
                Source(FileProvider(id: $0, settings: FileSettings(path: file.path)), kind: "file")
            }
        }
        let comparison = try await Catalog(sources: sources)
            .comparison(of: Selection(.list(.popular), limit: nil))
        var nowhere = Nowhere()
        Renderer(format: .text).render(comparison, to: &nowhere)
    }

    private struct Nowhere: TextOutputStream {
        mutating func write(_ text: String) {}
    }

    private static func row(_ cells: [String]) -> String {
        cells.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }.joined(separator: " ")
    }
}

/// What one size took, and how right the answer was.
private struct Measurement {
    let records: Int
    let time: Duration
    let comparing: Duration
    let peak: Double
    let precision: Double
    let recall: Double

    var cells: [String] {
        let seconds = time / .seconds(1)
        let harmonic = 2 * precision * recall / max(1e-9, precision + recall)
        return [
            "\(records)", rounded(seconds, 2), rounded(Double(records) / seconds, 0), rounded(peak, 0),
            rounded(precision, 4), rounded(recall, 4), rounded(harmonic, 4),
            "× " + rounded(comparing / time, 1), rounded(Self.peak, 0),
        ]
    }

    /// How much more time than work: 1 where both grew alike.
    func growth(since smaller: Measurement) -> String {
        rounded((time / smaller.time) / (Double(records) / Double(smaller.records)), 2)
    }

    /// The most memory that the process ever had, in mebibytes.
    static var peak: Double {
        var usage = rusage()
        // The process itself; Linux and macOS do not agree on the type of the name, but on the number.
        guard unsafe getrusage(0, &usage) == 0 else { return 0 }
        #if os(Linux)
            return Double(usage.ru_maxrss) / 1024
        #else
            return Double(usage.ru_maxrss) / 1_048_576
        #endif
    }

    private func rounded(_ number: Double, _ digits: Int) -> String {
        number.formatted(.number.precision(.fractionLength(digits)).grouping(.never))
    }
}
