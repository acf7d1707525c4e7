import CatalogRuntime
import Foundation
import Testing

@Suite struct `A picture` {
    @Test(
        arguments: [
            ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image/png"),
            (Array("GIF89a".utf8), "image/gif"), (Array("GIF87a".utf8), "image/gif"),
            (Array("RIFF....WEBPVP8 ".utf8), "image/webp"), (Array("....ftypavif....".utf8), "image/avif"),
        ] as [([UInt8], String)])
    func `is known by what it begins with`(bytes: [UInt8], mediaType: String) throws {
        let picture = try #require(Picture(Data(bytes)))
        #expect(picture.mediaType == mediaType)
        #expect(picture.address == "data:\(mediaType);base64,\(Data(bytes).base64EncodedString())")
    }

    @Test(arguments: [
        "", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "<!DOCTYPE html>", "GIF90a", "RIFF....WAVE",
        "PNG", "{\"a\":1}", "....ftypmp42",
    ])
    func `is nothing else`(text: String) {
        #expect(Picture(Data(text.utf8)) == nil)
    }
}
