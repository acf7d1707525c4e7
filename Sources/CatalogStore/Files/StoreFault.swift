internal import GRDB

/// What is wrong with a database file, or with the place it should stand in.
package enum StoreFault: Error, Hashable, Sendable {
    /// Its content is not what was written to it.
    case damaged
    /// It is a database, but not one of ours.
    case foreign
    /// A newer version of the program wrote it.
    case newer
    /// Another process kept it locked for too long.
    case locked
    /// It cannot be read or written, in the system's own words.
    case unusable(String)

    /// Reads the failure of a database operation.
    init(_ error: any Error) {
        if let fault = error as? StoreFault {
            self = fault
        } else if let error = error as? DatabaseError {
            switch error.resultCode {
            case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
            case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked
            default: self = .unusable(error.message ?? "SQLite error \(error.resultCode.rawValue)")
            }
        } else {
            self = .unusable(String(describing: error))
        }
    }

    /// Whether the content is of no use to us, wherever it comes from.
    var isInContent: Bool {
        switch self {
        case .damaged, .foreign, .newer: true
        case .locked, .unusable: false
        }
    }
}

extension StoreFault: CustomStringConvertible {
    /// What is wrong, as the rest of a sentence that begins with the file.
    package var description: String {
        switch self {
        case .damaged: "is damaged"
        case .foreign: "is not a file of catalog's"
        case .newer: "was written by a newer version of catalog"
        case .locked: "is locked by another process"
        case .unusable(let words): "cannot be used (\(words))"
        }
    }
}
