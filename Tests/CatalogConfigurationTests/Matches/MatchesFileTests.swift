import CatalogConfiguration
import CatalogCore
import CatalogTestSupport
import Foundation
import Testing

@Suite struct `The matches file of a configuration` {
    private let folder = TemporaryFolder()

    /// A configuration with a line about matches, which is its second one.
    private func configuration(_ line: String, file: String = "catalog.yaml") throws -> Configuration {
        try ConfigurationReader(kinds: Kinds.all).configuration(
            yaml: "providers: {p: {kind: tmdb}}\n\(line)\n", file: file, folder: folder.url.path)
    }

    private func matchesFile(
        _ line: String, file: String = "catalog.yaml", environment: [String: String] = [:]
    ) throws -> MatchesFile? {
        try configuration(line, file: file).matchesFile(in: environment)
    }

    private func write(_ text: String) throws { try folder.write(text, to: "matches.yaml") }

    // MARK: - Naming it

    @Test(arguments: [
        (line: "matches: matches.yaml", path: "/matches.yaml", name: "matches.yaml"),
        (line: "matches: my/m.yaml", path: "/my/m.yaml", name: "my/m.yaml"),
        (line: "matches: ${HERE}.yaml", path: "/there.yaml", name: "there.yaml"),
        (line: "matches: ${NONE:-else}.yaml", path: "/else.yaml", name: "else.yaml"),
    ])
    func `is found from the folder of the configuration`(line: String, path: String, name: String) throws {
        let file = try #require(try matchesFile(line, environment: ["HERE": "there"]))
        #expect(file.path == folder.url.path + path)
        #expect(file.name == name)
        #expect(file.namedAt?.description == "catalog.yaml:2:1")
        let elsewhere = try #require(
            try matchesFile(line, file: "some/catalog.yaml", environment: ["HERE": "there"]))
        #expect(elsewhere.name == "some/" + name)
    }

    @Test func `may be anywhere, or nowhere`() throws {
        #expect(try matchesFile("matches: /srv/m.yaml", file: "a/b.yaml")?.path == "/srv/m.yaml")
        #expect(try matchesFile("matches: /srv/m.yaml", file: "a/b.yaml")?.name == "/srv/m.yaml")
        #expect(try matchesFile("use: [p]") == nil)
        #expect(try matchesFile("matches: ${NONE:-}") == nil)
    }

    @Test(arguments: [
        (
            line: "matches: [m.yaml]",
            words: "matches expects the path of a file, found a list, as in matches: matches.yaml"
        ),
        (line: "matches:", words: "matches has no value; give it one, or leave it out"),
        (line: "matches: ${A", words: "matches has '${' without its '}'; write ${NAME}, or $$ for a dollar"),
        (line: "match: m.yaml", words: "unknown key 'match' at the top level; did you mean 'matches'?"),
        (
            line: "matches: ${MINE}",
            words: "matches has no value, because the environment variable MINE is not set; set it, or write "
                + "${MINE:-default}"
        ),
    ])
    func `is named in one way`(line: String, words: String) {
        let errors = #expect(throws: ConfigurationErrors.self) { try matchesFile(line) }
        #expect(errors?.description == "catalog.yaml:2:1: " + words)
    }

    // MARK: - Reading it

    @Test func `is read with its errors under its own name`() throws {
        try write("same: [[a:1, b:1]]")
        #expect(try matchesFile("matches: matches.yaml")?.verdicts().groups == [["a:1", "b:1"]])
        try write("same: [[a:1]]")
        let errors = #expect(throws: ConfigurationErrors.self) {
            try matchesFile("matches: matches.yaml")?.verdicts()
        }
        #expect(errors?.description.hasPrefix("matches.yaml:1:8: this group has") == true)
    }

    @Test func `that does not exist is an error where it is named, and can be asked for before`() throws {
        let file = try #require(try matchesFile("matches: matches.yaml"))
        #expect(!file.exists)
        let errors = #expect(throws: ConfigurationErrors.self) { try file.verdicts() }
        #expect(
            errors?.description
                == "catalog.yaml:2:1: matches names 'matches.yaml', and there is no such file; create it, "
                + "with 'same: []' to begin with")
        let own = MatchesFile(path: file.path, name: "mine.yaml")
        let others = #expect(throws: ConfigurationErrors.self) { try own.verdicts() }
        #expect(others?.description == "mine.yaml: there is no such file; check the path")
    }

    @Test func `that is a folder or too large says so`() throws {
        try folder.write("", to: "matches.yaml/x")
        let file = try #require(try matchesFile("matches: matches.yaml"))
        let errors = #expect(throws: ConfigurationErrors.self) { try file.verdicts() }
        #expect(errors?.description == "matches.yaml: this is a folder; name the file in it")
        let large = MatchesFile(path: "/dev/zero", name: "zero")
        let others = #expect(throws: ConfigurationErrors.self) { try large.verdicts() }
        #expect(
            others?.description == "zero: the file is larger than 16384 KiB; check that it is the right one")
    }

    // MARK: - Adding to it

    @Test func `is made by the first verdict, and written for each new one only`() throws {
        let file = try #require(try matchesFile("matches: matches.yaml"))
        let write = { (text: String) in try self.write(text) }
        #expect(try file.add([NewVerdict(.same, ["a:1", "b:1"])], writing: write))
        #expect(try file.add([NewVerdict(.different, ["a:1", "b:2"], comment: "by hand")], writing: write))
        #expect(try !file.add([NewVerdict(.different, ["b:1", "b:2"])]) { _ in Issue.record("written") })
        #expect(
            try String(contentsOf: folder.url.appending(path: "matches.yaml"), encoding: .utf8)
                == "same:\n  - [a:1, b:1]\ndifferent:\n  - [a:1, b:2]  # by hand\n")
    }

    @Test func `passes on why it could not be written`() throws {
        let file = try #require(try matchesFile("matches: matches.yaml"))
        #expect(throws: CocoaError.self) {
            try file.add([NewVerdict(.same, ["a:1", "b:1"])]) { _ in throw CocoaError(.fileWriteNoPermission)
            }
        }
    }
}
