package import Foundation

/// A picture that was loaded: its bytes, and what they are by what they begin with.
package struct Picture: Hashable, Sendable {
    /// The most bytes of one picture. A poster of the usual width has a hundredth of that.
    package static let sizeLimit = 4 << 20

    /// What it is, as in `image/jpeg`.
    package let mediaType: String
    /// The whole file.
    package let bytes: Data

    /// Takes bytes that are a picture of a kind that every browser shows; whatever a server calls them.
    ///
    /// - Returns: Nil for anything else. Drawings in SVG are no pictures here: they can hold more than lines.
    package init?(_ bytes: Data) {
        guard let mediaType = Self.mediaType(of: [UInt8](bytes.prefix(16))) else { return nil }
        self.mediaType = mediaType
        self.bytes = bytes
    }

    /// The picture as an address of its own, which needs no network: `data:image/jpeg;base64,…`.
    package var address: String { "data:\(mediaType);base64,\(bytes.base64EncodedString())" }

    private static func mediaType(of head: [UInt8]) -> String? {
        func begins(_ mark: String, at place: Int = 0) -> Bool {
            head.dropFirst(place).starts(with: mark.utf8)
        }
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if begins("GIF87a") || begins("GIF89a") { return "image/gif" }
        if begins("RIFF") && begins("WEBP", at: 8) { return "image/webp" }
        if begins("ftypavif", at: 4) || begins("ftypavis", at: 4) { return "image/avif" }
        return nil
    }
}

/// Why a picture could not be had.
package enum PictureFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// There was no whole answer; in words.
    case noAnswer(String)
    /// The server answered with this status.
    case status(Int)
    /// The answer is no picture, whatever it says of itself.
    case noPicture
    /// It has more bytes than ``Picture/sizeLimit``.
    case tooLarge
    /// All pictures before it have as many bytes together as a page may hold.
    case pageIsFull

    /// What is wrong, in a few words.
    package var description: String {
        switch self {
        case .noAnswer(let words): words
        case .status(let status): "status \(status)"
        case .noPicture: "what came is no picture"
        case .tooLarge: "it has more than \(Picture.sizeLimit >> 20) MB"
        case .pageIsFull: "the page has \(PictureLoading.totalLimit >> 20) MB of pictures already"
        }
    }
}
