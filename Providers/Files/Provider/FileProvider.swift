public import CatalogCore
internal import Foundation

/// The movies of a catalog file: a spreadsheet of one's own, or what another program exported.
///
/// The file is read when the first question is asked, once, and answers from memory after that. What is wrong
/// with its rows is told with the first answer; the others are as good as if nothing were. A file that is no
/// catalog fails every question.
///
/// A column that the file does not have is unknown, as is a value that could not be read; an empty cell is absent,
/// for the file has a place for the value and holds none. People are known by name alone.
public struct FileProvider: Sendable {
    /// The name this provider goes by.
    public let id: ProviderID

    private let shelf: SharedReply<Result<FileShelf, CatalogFileError>>

    /// Makes a provider. Nothing is read before the first question.
    public init(id: ProviderID, settings: FileSettings) {
        self.init(id: id, settings: settings) { path, options, body throws(CatalogFileError) in
            try CatalogFile(path: path).read(options, body)
        }
    }

    /// How a file is read: ``CatalogFile/read(_:_:)`` but in tests.
    typealias Reading =
        @Sendable (
            _ path: String, CatalogFile.Options, _ body: (borrowing CatalogRow) -> Void
        ) throws(CatalogFileError) -> CatalogFindings

    init(id: ProviderID, settings: FileSettings, reading: @escaping Reading) {
        self.id = id
        self.shelf = SharedReply { await Self.read(settings.path, for: id, reading) }
    }

    /// Answers a question from the file.
    ///
    /// - Throws: When the file cannot be read, and whatever `answer` throws.
    func reply<Value>(
        to question: Question, _ answer: (FileShelf) throws(ProviderError) -> Value
    ) async throws(ProviderError) -> Reply<Value> {
        let (shelf, reply) = try await shelf(for: question)
        let value = try answer(shelf)
        return Reply(value, problems: await self.shelf.unreportedProblems(), asOf: reply.asOf)
    }

    /// The catalog in memory, and what was wrong with the file.
    ///
    /// - Throws: When the file cannot be read.
    func shelf(
        for question: Question
    ) async throws(ProviderError) -> (FileShelf, Reply<Result<FileShelf, CatalogFileError>>) {
        guard let reply = await shelf.reply() else { throw .cancelled }
        switch reply.value {
        case .success(let shelf): return (shelf, reply)
        case .failure(let error): throw .failed(Problem(id, question, .unconfigured(error.words)))
        }
    }

    /// Reads the file, off the caller's executor; nil when the task was ended.
    @concurrent
    private static func read(
        _ path: String, for provider: ProviderID, _ reading: Reading
    ) async -> Reply<Result<FileShelf, CatalogFileError>>? {
        // Ids that the program wrote under this name are its own again: `tmdb:603` in a file called tmdb.
        var options = CatalogFile.Options(droppedPrefix: "\(provider):")
        let modified = modificationDate(of: path)
        // Whether ids repeat is told faster of all of them than row by row. A file in which they do is read again,
        // to name the rows; a pipe cannot be.
        options.checksIDs = modified == nil
        do throws(CatalogFileError) {
            var (rows, findings) = try Self.rows(of: path, options, reading)
            if !options.checksIDs, rows.repeatsIDs {
                options.checksIDs = true
                (rows, findings) = try Self.rows(of: path, options, reading)
            }
            return Reply(
                .success(FileShelf(provider: provider, rows: rows)),
                problems: problems(findings, of: provider), asOf: modified)
        } catch {
            return error.fault == .canceled ? nil : Reply(.failure(error))
        }
    }

    private static func rows(
        of path: String, _ options: CatalogFile.Options, _ reading: Reading
    ) throws(CatalogFileError) -> (RowStore, CatalogFindings) {
        var rows = RowStore()
        let findings = try reading(path, options) { rows.append($0) }
        return (rows, findings)
    }

    /// When a file on disk was last changed; nil for anything else.
    private static func modificationDate(of path: String) -> Date? {
        // What cannot be looked at fails when it is read, and says why.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return nil }
        return attributes[.modificationDate] as? Date
    }

    /// What was wrong with the file. It is told of the list of everything, whichever question came first: that may
    /// be another one the next time.
    private static func problems(_ findings: CatalogFindings, of provider: ProviderID) -> [Problem] {
        var reasons = findings.problems.map { FailureReason.invalidRow(line: $0.line, $0.what) }
        if findings.furtherProblems > 0 {
            reasons.append(.unreadable("\(findings.furtherProblems) more problems with rows are not named"))
        }
        if let damage = findings.damage { reasons.append(.unreadable(damage.words)) }
        return reasons.map { Problem(provider, .list(.popular), $0) }
    }
}

extension CatalogFileError {
    /// The same words as part of a longer sentence.
    var words: String {
        let hint = remedy.last == "." ? String(remedy.dropLast()) : remedy
        return "\(path) \(problem) (\(hint.prefix(1).lowercased())\(hint.dropFirst()))"
    }
}
