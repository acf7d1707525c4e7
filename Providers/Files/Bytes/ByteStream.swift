/// The bytes of a catalog, unpacked where the file is packed.
struct ByteStream: ~Copyable {
    let path: String
    private let file: OpenFile
    /// What was read and not yet handed on: packed bytes, or the first few of a file that is not packed.
    private var pending: [UInt8]
    private var used: Range<Int>
    private let gzip: GzipStream?
    private var isFileAtEnd: Bool
    /// What is wrong with the packed bytes behind those that were handed on.
    private var damage: CatalogFileError.Damage?

    /// Opens a file. Whether it is packed is told by its first two bytes, whatever it is called.
    init(_ file: consuming OpenFile) throws(CatalogFileError) {
        var pending = [UInt8](repeating: 0, count: Self.piece)
        var count = 0
        var isAtEnd = false
        while count < 2, !isAtEnd {
            let more = try file.read(into: &pending, count..<pending.count)
            isAtEnd = more == 0
            count += more
        }
        let isPacked = count >= 2 && pending[0] == 0x1F && pending[1] == 0x8B
        let gzip = isPacked ? GzipStream() : nil
        if isPacked, gzip == nil { throw CatalogFileError(file.path, .unreadable("out of memory")) }
        self.path = file.path
        self.file = file
        self.pending = pending
        self.used = 0..<count
        self.gzip = gzip
        self.isFileAtEnd = isAtEnd
    }

    /// Fills a part of a buffer with what comes next.
    ///
    /// - Returns: How many bytes came, none only at the end. What comes before damage is handed on; the call
    ///   after that throws.
    mutating func fill(_ buffer: inout [UInt8], _ part: Range<Int>) throws(CatalogFileError) -> Int {
        if let gzip { return try unpack(with: gzip, into: &buffer, part) }
        var room = part
        if !used.isEmpty {
            let count = min(used.count, room.count)
            for offset in 0..<count { buffer[room.lowerBound + offset] = pending[used.lowerBound + offset] }
            used = used.lowerBound + count..<used.upperBound
            room = room.lowerBound + count..<room.upperBound
        }
        while !room.isEmpty, !isFileAtEnd {
            if Task.isCancelled { throw CatalogFileError(path, .canceled) }
            let count = try file.read(into: &buffer, room)
            isFileAtEnd = count == 0
            room = room.lowerBound + count..<room.upperBound
        }
        return part.count - room.count
    }

    private mutating func unpack(
        with gzip: GzipStream, into buffer: inout [UInt8], _ part: Range<Int>
    ) throws(CatalogFileError) -> Int {
        if let damage { throw CatalogFileError(path, .damaged(lastLine: 0, damage)) }
        var room = part
        while !room.isEmpty {
            if used.isEmpty, !isFileAtEnd {
                if Task.isCancelled { throw CatalogFileError(path, .canceled) }
                used = 0..<(try file.read(into: &pending, 0..<pending.count))
                isFileAtEnd = used.isEmpty
            }
            do throws(CatalogFileError.Damage) {
                if try gzip.unpack(&pending, &used, into: &buffer, &room) == .full { break }
                if isFileAtEnd {
                    if !gzip.isBetweenMembers { throw .cutOff }
                    break
                }
            } catch {
                damage = error
                break
            }
        }
        if let damage, room == part { throw CatalogFileError(path, .damaged(lastLine: 0, damage)) }
        return part.count - room.count
    }

    private static let piece = 1 << 18
}

extension CatalogFileError.Damage: Error {}
