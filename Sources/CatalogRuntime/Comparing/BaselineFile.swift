internal import CatalogConfiguration
package import CatalogMerger
internal import CatalogCore
internal import Foundation

/// A file of accepted differences, which `catalog compare --write-baseline` writes.
package struct BaselineFile: Hashable, Sendable {
    /// Where it is, which is also what messages call it.
    package let path: String

    /// The most bytes that it may hold.
    private static let largest = 1 << 30

    /// Names a file.
    package init(path: String) {
        self.path = path
    }

    /// What the file accepts.
    package func baseline() throws(BaselineError) -> Baseline {
        let text: String
        do {
            text = try TextFile(path: path).text(atMost: Self.largest)
        } catch {
            throw BaselineError(path: path, fault: .file(error))
        }
        let written: WrittenBaseline
        do {
            written = try JSONDecoder().decode(WrittenBaseline.self, from: Data(text.utf8))
        } catch {
            throw BaselineError(path: path, fault: BaselineError.Fault(error, in: text))
        }
        guard written.schema == Baseline.schema else {
            throw BaselineError(path: path, fault: .schema(written.schema))
        }
        var entries: [Baseline.Entry] = []
        entries.reserveCapacity(written.accepted.count)
        for (place, entry) in written.accepted.enumerated() {
            do throws(BaselineError.Fault) {
                entries.append(try entry.entry())
            } catch {
                throw BaselineError(path: path, fault: .entry(place + 1, error))
            }
        }
        return Baseline(entries)
    }
}

/// Why a file cannot be used as a baseline.
package struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
    let path: String
    let fault: Fault

    /// What is wrong with it.
    indirect enum Fault: Error, Hashable {
        /// Its text cannot be had.
        case file(FileFault)
        /// It is not JSON; the line of a merge conflict, where that is why.
        case notJSON(conflictAt: Int?)
        /// It is no baseline, or one of another version.
        case schema(String?)
        /// A value is missing or of the wrong type; where, and what belongs there.
        case value(String, expected: String)
        /// A field that cannot be compared.
        case field(UnknownName)
        /// An id that is none.
        case id(String)
        /// A provider's name that is none.
        case provider(String)
        /// Something is wrong in an entry, 1 first.
        case entry(Int, Fault)
    }

    /// Which file, what is wrong, and what to do.
    package var description: String {
        "\(path) is not a baseline that can be read: \(fault.words). 'catalog compare --write-baseline FILE' writes one."
    }
}

extension BaselineError.Fault {
    /// What a decoder found in a text.
    init(_ error: any Error, in text: String) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            let path = context.codingPath + [key]
            self =
                path.map(\.stringValue) == ["schema"] ? .schema(nil) : .value(Self.place(path), expected: "")
        case DecodingError.valueNotFound(let type, let context),
            DecodingError.typeMismatch(let type, let context):
            self = .value(Self.place(context.codingPath), expected: Self.name(of: type))
        default:
            // The decoder does not say where. Files under version control are most often broken by a merge.
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            self = .notJSON(conflictAt: lines.firstIndex { $0.hasPrefix("<<<<<<<") }.map { $0 + 1 })
        }
    }

    /// `accepted[3].field`: the path to a value; places are counted from 1, as entries are.
    private static func place(_ path: [any CodingKey]) -> String {
        let names = path.map { key in key.intValue.map { "[\($0 + 1)]" } ?? "." + key.stringValue }
        return names.isEmpty ? "the file" : String(names.joined().trimmingPrefix("."))
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "text"
        case is Double.Type: "a value"
        default: String(describing: type).hasPrefix("Array") ? "a list" : "an object"
        }
    }

    fileprivate var words: String {
        switch self {
        case .file(let fault): fault.description
        case .notJSON(nil): "it is not JSON"
        case .notJSON(let line?): "line \(line) begins a merge conflict; settle it"
        case .schema(let found):
            found.map { "its schema is '\($0)', not '\(Baseline.schema)'" }
                ?? "it has no \"schema\": \"\(Baseline.schema)\""
        case .value(let place, let expected):
            expected.isEmpty ? "\(place) is missing" : "\(place) is not \(expected)"
        case .field(let name): "its field '\(name.name)' cannot be compared\(name.hint.trimmingSuffix("?"))"
        case .id(let text): "'\(text)' is no id, which reads as in tmdb:27205"
        case .provider(let text): "'\(text)' is no name of a provider"
        case .entry(let place, let fault): "in entry \(place), \(fault.words)"
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
