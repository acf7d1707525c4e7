/// Text files in one file, in the format of POSIX (ustar), which every system can open.
///
/// The same files give the same bytes: no owner, no time.
struct TarArchive {
    private var text = ""

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - name: Its path in the archive, in ASCII: at most 100 bytes behind the last slash, and 155 before it.
    ///   - content: What it holds.
    mutating func add(_ name: String, _ content: String) {
        let size = content.utf8.count
        let path = name.split(separator: "/")
        let folder = path.dropLast().joined(separator: "/")
        text += Self.header(folder: folder, name: path.last.map(String.init) ?? "", size: size)
        text += content
        text += Self.zeros((Self.block - size % Self.block) % Self.block)
    }

    /// The whole archive.
    var whole: String { text + Self.zeros(2 * Self.block) }

    private static let block = 512

    private static func header(folder: String, name: String, size: Int) -> String {
        let front = field(name, 100) + octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12)
        let middle = octal(0, 12)
        let back =
            "0" + zeros(100) + "ustar\0" + "00" + zeros(32 + 32) + octal(0, 8) + octal(0, 8)
            + field(folder, 155) + zeros(12)
        // The sum is taken with blanks in its own place.
        let sum = (front + middle + "        " + back).utf8.reduce(0) { $0 + Int($1) }
        return front + middle + octal(sum, 7) + " " + back
    }

    /// A text, filled with zeros to a length.
    private static func field(_ text: String, _ length: Int) -> String {
        text + zeros(length - text.utf8.count)
    }

    /// A number in octal digits, filled with noughts, and a zero at its end.
    private static func octal(_ number: Int, _ length: Int) -> String {
        let digits = String(number, radix: 8)
        return String(repeating: "0", count: length - 1 - digits.count) + digits + "\0"
    }

    private static func zeros(_ count: Int) -> String { String(repeating: "\0", count: max(0, count)) }
}
