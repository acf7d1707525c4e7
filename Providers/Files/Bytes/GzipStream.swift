internal import CZlib

/// Unpacks gzip as it comes, piece by piece: one member or several behind each other, as `cat` leaves them.
///
/// Nothing is unpacked that was not asked for, so that a file that swells a thousandfold fills no memory. The
/// checksum and length of each member are checked at its end.
@safe final class GzipStream {
    /// What came of a step.
    enum Step {
        /// The packed bytes are used up: more are needed.
        case hungry
        /// The room for what is unpacked is full.
        case full
    }

    // zlib remembers the address of its state, so the state must never move.
    private let state: UnsafeMutablePointer<z_stream>
    private var place = Place.beforeMember

    private enum Place {
        case beforeMember, inMember, afterMember
    }

    /// Begins a file. Nil where there is no memory for it.
    init?() {
        unsafe state = .allocate(capacity: 1)
        unsafe state.initialize(to: z_stream())
        let version = ZLIB_VERSION
        // 15 is the largest window there is; 16 more mean gzip, with its header and checksum.
        guard unsafe inflateInit2_(state, 15 + 16, version, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            unsafe state.deinitialize(count: 1)
            unsafe state.deallocate()
            return nil
        }
    }

    deinit {
        unsafe inflateEnd(state)
        unsafe state.deinitialize(count: 1)
        unsafe state.deallocate()
    }

    /// Unpacks as much as fits.
    ///
    /// - Parameters:
    ///   - packed: The packed bytes; `input` is the part that is still to be used, and moves on.
    ///   - buffer: Where the unpacked bytes go; `output` is the room for them, and moves on.
    func unpack(
        _ packed: inout [UInt8], _ input: inout Range<Int>,
        into buffer: inout [UInt8], _ output: inout Range<Int>
    ) throws(CatalogFileError.Damage) -> Step {
        while true {
            if output.isEmpty { return .full }
            if input.isEmpty { return .hungry }
            if place == .afterMember, try !beginMember(packed, &input) { return .hungry }
            let (status, used, made) = step(&packed, input, into: &buffer, output)
            input = input.lowerBound + used..<input.upperBound
            output = output.lowerBound + made..<output.upperBound
            switch status {
            case Z_OK where used > 0 || made > 0: place = .inMember
            case Z_STREAM_END: place = .afterMember
            default: throw .corrupt(unsafe state.pointee.msg.map { unsafe String(cString: $0) } ?? "no gzip")
            }
        }
    }

    /// Whether the packed bytes may end here.
    var isBetweenMembers: Bool { place == .afterMember }

    /// Begins the member that follows another one; false where nothing but zeros follow so far, with which tapes
    /// and blocks are filled up.
    private func beginMember(
        _ packed: [UInt8], _ input: inout Range<Int>
    ) throws(CatalogFileError.Damage) -> Bool {
        guard let start = input.first(where: { packed[$0] != 0 }) else {
            input = input.upperBound..<input.upperBound
            return false
        }
        guard start == input.lowerBound, packed[start] == 0x1F else { throw .trailing }
        unsafe inflateReset(state)
        place = .beforeMember
        return true
    }

    private func step(
        _ packed: inout [UInt8], _ input: Range<Int>, into buffer: inout [UInt8], _ output: Range<Int>
    ) -> (status: Int32, used: Int, made: Int) {
        unsafe packed.withUnsafeMutableBufferPointer { source in
            unsafe buffer.withUnsafeMutableBufferPointer { target in
                unsafe state.pointee.next_in = source.baseAddress.map { unsafe $0 + input.lowerBound }
                unsafe state.pointee.avail_in = UInt32(clamping: input.count)
                unsafe state.pointee.next_out = target.baseAddress.map { unsafe $0 + output.lowerBound }
                unsafe state.pointee.avail_out = UInt32(clamping: output.count)
                let before = unsafe (Int(state.pointee.avail_in), Int(state.pointee.avail_out))
                let status = unsafe inflate(state, Z_NO_FLUSH)
                return unsafe (
                    status, before.0 - Int(state.pointee.avail_in), before.1 - Int(state.pointee.avail_out)
                )
            }
        }
    }
}
