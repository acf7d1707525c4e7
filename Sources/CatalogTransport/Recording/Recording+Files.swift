package import Foundation

extension Recording {
    /// Reads a folder of exchanges, one `.json` file each, in the order of their names; other files are
    /// passed over.
    ///
    /// - Throws: ``RecordingError`` naming the folder or the file.
    package init(folder: URL) throws(RecordingError) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw RecordingError(file: folder.path, problem: "the folder cannot be read")
        }
        var exchanges: [RecordedExchange] = []
        for name in names.filter({ $0.hasSuffix(".json") && !$0.hasPrefix(".") }).sorted() {
            let file = folder.appending(path: name)
            guard let data = try? Data(contentsOf: file) else {
                throw RecordingError(file: file.path, problem: "the file cannot be read")
            }
            guard let text = String(validating: data, as: UTF8.self) else {
                throw RecordingError(file: file.path, problem: "it is not UTF-8")
            }
            do {
                exchanges.append(try RecordedExchange(json: text))
            } catch {
                throw RecordingError(file: file.path, problem: error.problem)
            }
        }
        self.init(exchanges)
    }

    /// Reads exchanges that stand in one text: a JSON array of them.
    package init(json: String) throws(RecordingError) {
        guard case .array(let items) = SpelledJSON(Array(json.utf8)) else {
            throw RecordingError(problem: "it is not a JSON array")
        }
        var exchanges: [RecordedExchange] = []
        for item in items { exchanges.append(try RecordedExchange(item)) }
        self.init(exchanges)
    }

    /// All exchanges in one text: a JSON array of them.
    package var json: String {
        String(decoding: SpelledJSON.array(exchanges.map(\.spelledJSON)).pretty, as: UTF8.self) + "\n"
    }

    /// Makes a folder for a recording where it does not exist, and makes sure that it can be written into.
    ///
    /// - Throws: ``RecordingError`` naming the folder.
    package static func prepare(_ folder: URL) throws(RecordingError) {
        try Recording([]).write(to: folder)
        // Rights tell too little: those of a file system that is read-only look like any others.
        let trial = folder.appending(path: ".catalog-\(UUID().uuidString)").path
        guard FileManager.default.createFile(atPath: trial, contents: nil) else {
            throw RecordingError(file: folder.path, problem: "the folder cannot be written into")
        }
        // What keeps it from being removed does no harm: a reader passes it over.
        try? FileManager.default.removeItem(atPath: trial)
    }

    /// Writes each exchange into a file of its own, each whole or not at all; the folder is made where it
    /// does not exist. What already lies in it stays, unless it is of the same name.
    ///
    /// - Throws: ``RecordingError`` naming the folder or the file.
    package func write(to folder: URL) throws(RecordingError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw RecordingError(file: folder.path, problem: "the folder cannot be made")
        }
        for exchange in exchanges {
            let file = folder.appending(path: exchange.fileName)
            do {
                try Data(exchange.json.utf8).write(to: file, options: .atomic)
            } catch {
                throw RecordingError(file: file.path, problem: "the file cannot be written")
            }
        }
    }
}

extension RecordedExchange {
    /// A name that a person can recognize, that belongs to this URL alone, and that fits into archives, whose
    /// names have 100 bytes:
    /// `3-movie-27205-append_to_response-credits-9f86d0817f1b2c3d.json`.
    package var fileName: String {
        let afterHost = url.range(of: "://").map { url[$0.upperBound...].drop { $0 != "/" } } ?? url[...]
        var slug = ""
        for character in afterHost where slug.utf8.count < 76 {
            if character.isASCII, character.isLetter || character.isNumber || character == "_" {
                slug.append(character)
            } else if !slug.isEmpty, slug.last != "-" {
                slug.append("-")
            }
        }
        while slug.last == "-" { slug.removeLast() }
        // FNV-1a: the same in every process, as Swift's own hashes are not.
        let hash = url.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        let name = slug.isEmpty ? "root" : slug
        return name + "-" + String(repeating: "0", count: 16 - digits.count) + digits + ".json"
    }
}
