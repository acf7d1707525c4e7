import CatalogConfiguration
import Foundation
import Testing

/// A folder of its own for each test, gone with it.
private final class TemporaryFolder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path(percentEncoded: false)
    }

    deinit {
        // A folder that cannot be removed is the system's to clean up.
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ bytes: Data = Data("providers: {a: {kind: tmdb}}\n".utf8), to name: String) throws {
        let url = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: url)
    }

    func found(_ explicit: String? = nil, home: String = "home", xdg: String? = nil) throws -> String? {
        var environment = ["HOME": path + "/" + home]
        environment["XDG_CONFIG_HOME"] = xdg
        return try ConfigurationFile.found(
            explicit: explicit, in: environment, currentDirectory: path + "/here")?
            .path.replacing(path, with: "")
    }
}

@Suite struct `The configuration file` {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `is none where there is none`() throws {
        #expect(try folder.found() == nil)
        #expect(try ConfigurationFile.found(explicit: nil, in: [:], currentDirectory: folder.path) == nil)
    }

    @Test func `is looked for here, then in the XDG folder or else at home`() throws {
        try folder.write(to: "home/.config/catalog/catalog.yaml")
        #expect(try folder.found() == "/home/.config/catalog/catalog.yaml")
        #expect(try folder.found(xdg: "") == "/home/.config/catalog/catalog.yaml")
        #expect(try folder.found(xdg: "relative") == "/home/.config/catalog/catalog.yaml")
        #expect(try folder.found(xdg: folder.path + "/xdg") == nil)
        try folder.write(to: "xdg/catalog/catalog.yaml")
        #expect(try folder.found(xdg: folder.path + "/xdg") == "/xdg/catalog/catalog.yaml")
        try folder.write(to: "here/catalog.yaml")
        #expect(try folder.found(xdg: folder.path + "/xdg") == "/here/catalog.yaml")
    }

    @Test func `is the one asked for and no other`() throws {
        try folder.write(to: "here/catalog.yaml")
        try folder.write(to: "here/other.yaml")
        #expect(try folder.found("other.yaml") == "/here/other.yaml")
        #expect(try folder.found(folder.path + "/here/other.yaml") == "/here/other.yaml")
        let errors = #expect(throws: ConfigurationErrors.self) { try folder.found("nowhere.yaml") }
        #expect(errors?.description == "nowhere.yaml: there is no such file; check the path")
    }

    @Test func `gives its folder to the paths in it`() throws {
        try folder.write(Data("providers: {m: {kind: file, path: m.csv}}".utf8), to: "here/a b/my.yaml")
        let file = try #require(
            try ConfigurationFile.found(
                explicit: "a b/my.yaml", in: [:], currentDirectory: folder.path + "/here"))
        #expect(file.name == "a b/my.yaml")
        let configuration = try ConfigurationReader(kinds: Kinds.all).configuration(in: file)
        #expect(
            try configuration.providers[0].values(in: [:]).path("path") == folder.path + "/here/a b/m.csv")
    }

    @Test(arguments: [
        (name: "a folder", words: "bad.yaml: this is a folder; name the file in it"),
        (name: "not UTF-8", words: "bad.yaml: the file is not UTF-8 text; save it as UTF-8"),
        (
            name: "too large",
            words: "bad.yaml: the file is larger than 1024 KiB; check that it is the right one"
        ),
    ])
    func `that cannot be read says why`(name: String, words: String) throws {
        switch name {
        case "a folder": try folder.write(to: "here/bad.yaml/x")
        case "not UTF-8": try folder.write(Data([0x61, 0x3A, 0x20, 0xE9]), to: "here/bad.yaml")
        default: try folder.write(Data(repeating: 0x23, count: 2 << 20), to: "here/bad.yaml")
        }
        let file = try #require(
            try ConfigurationFile.found(
                explicit: "bad.yaml", in: [:], currentDirectory: folder.path + "/here"))
        let errors = #expect(throws: ConfigurationErrors.self) { try file.text() }
        #expect(errors?.description == words)
    }

    @Test func `without an end is given up on`() throws {
        let file = try #require(
            try ConfigurationFile.found(explicit: "/dev/zero", in: [:], currentDirectory: "/"))
        let errors = #expect(throws: ConfigurationErrors.self) { try file.text() }
        #expect(errors?.description.contains("larger than 1024 KiB") == true)
    }
}
