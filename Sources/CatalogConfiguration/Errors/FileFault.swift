/// Why the text of a file could not be had.
package enum FileFault: Error, Hashable, Sendable {
    /// There is no such file.
    case missing
    /// It is a folder.
    case folder
    /// The system does not let it be read.
    case unreadable
    /// It holds more bytes than this.
    case tooLarge(limit: Int)
    /// It holds bytes that are not UTF-8.
    case notUTF8
}

extension FileFault: CustomStringConvertible {
    /// What is wrong and what to do.
    package var description: String {
        switch self {
        case .missing: "there is no such file; check the path"
        case .folder: "this is a folder; name the file in it"
        case .unreadable: "the file cannot be read; check its permissions"
        case .tooLarge(let limit):
            "the file is larger than \(limit / 1024) KiB; check that it is the right one"
        case .notUTF8: "the file is not UTF-8 text; save it as UTF-8"
        }
    }
}
