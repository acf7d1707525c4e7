import Foundation

/// Reads archives in the format of POSIX (ustar), as far as plain files go; it trusts nothing that it reads.
enum TarReader {
    /// What is wrong with an archive.
    struct Failure: Error {
        var words: String
    }

    /// Each file's bytes by its path, with the folder that the header keeps apart.
    ///
    /// - Throws: ``Failure`` for a block whose sum is not that of its bytes, for what is no plain file, for a path
    ///   that comes twice, and for an archive that does not end as it should.
    static func files(in archive: Data) throws -> [String: Data] {
        var files: [String: Data] = [:]
        var blocks = Array(archive)[...]
        guard blocks.count.isMultiple(of: 512) else { throw Failure(words: "it is not made of blocks") }
        while let header = blocks.first(512), header.contains(where: { $0 != 0 }) {
            blocks = blocks.dropFirst(512)
            let bytes = Array(header)
            // The sum is taken with blanks in its own place.
            let sum = bytes.enumerated().reduce(0) {
                $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element))
            }
            guard text(bytes[257..<263]) == "ustar", try number(bytes[148..<156]) == sum else {
                throw Failure(words: "a header is damaged")
            }
            guard bytes[156] == UInt8(ascii: "0") else { throw Failure(words: "it holds more than files") }
            let folder = text(bytes[345..<500])
            let name = (folder.isEmpty ? "" : folder + "/") + text(bytes[0..<100])
            let size = try number(bytes[124..<136])
            guard let content = blocks.first(size) else { throw Failure(words: "it is cut off") }
            guard files.updateValue(Data(content), forKey: name) == nil else {
                throw Failure(words: "\(name) comes twice")
            }
            blocks = blocks.dropFirst((size + 511) / 512 * 512)
        }
        guard blocks.count == 1024, blocks.allSatisfy({ $0 == 0 }) else {
            throw Failure(words: "it does not end with two empty blocks")
        }
        return files
    }

    private static func text(_ field: ArraySlice<UInt8>) -> String {
        String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
    }

    private static func number(_ field: ArraySlice<UInt8>) throws -> Int {
        let digits = text(field).filter { $0 != " " }
        guard let number = Int(digits, radix: 8) else { throw Failure(words: "'\(digits)' is not octal") }
        return number
    }
}

extension ArraySlice<UInt8> {
    /// So many bytes from the start; nil where there are fewer.
    fileprivate func first(_ count: Int) -> ArraySlice<UInt8>? {
        self.count >= count ? prefix(count) : nil
    }
}
