import Foundation
import Testing

@Suite struct `A file for the answer` {
    private let place: Workplace

    init() throws {
        place = try Workplace()
    }

    private func list(_ output: String, _ more: String...) async throws -> Outcome {
        try await place.run(["list", "--sample", "--limit", "3", "--output", output] + more)
    }

    @Test(arguments: [
        ("a.txt", "text"), ("a.json", "json"), ("a.JSON", "json"), ("a.ndjson", "ndjson"),
        ("a.jsonl", "ndjson"),
        ("a.csv", "csv"), ("a.md", "markdown"), ("a.markdown", "markdown"), ("a.xyz", "text"), ("a", "text"),
        (".json", "text"), ("a.json.d", "text"),
    ])
    func `is written in the form of its extension, else as text`(name: String, format: String) async throws {
        let run = try await list(name)
        #expect(run == Outcome(status: 0, out: "", err: ""))
        let plain = try await place.run("list", "--sample", "--limit", "3", "--format", format)
        #expect(try place.text(of: name) == plain.out)
        #expect(try place.files == [name])
    }

    @Test func `is written in the form that was asked for before that of its extension`() async throws {
        #expect(try await list("a.json", "--format", "csv").status == 0)
        #expect(try place.text(of: "a.json").hasPrefix("id,"))
        #expect(try await list("a.html", "--format", "text").status == 0)
    }

    @Test func `named - is stdout`() async throws {
        let run = try await list("-")
        #expect(run.status == 0)
        #expect(run.out.contains("Inception"))
        #expect(try place.files == [])
    }

    @Test func `has the permissions of the file it replaces`() async throws {
        try place.write("old", to: "a.json")
        let path = place.folder.appending(path: "a.json").path(percentEncoded: false)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(try await list("a.json").status == 0)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o640)
    }

    @Test func `that is a link stays a link, also to what is not there yet`() async throws {
        for (link, target) in [("there.json", "old.json"), ("new.json", "not-yet.json")] {
            try FileManager.default.createSymbolicLink(
                atPath: place.folder.appending(path: link).path(percentEncoded: false),
                withDestinationPath: target)
        }
        try place.write("old", to: "old.json")
        for (link, target) in [("there.json", "old.json"), ("new.json", "not-yet.json")] {
            #expect(try await list(link).status == 0)
            let destination = try FileManager.default.destinationOfSymbolicLink(
                atPath: place.folder.appending(path: link).path(percentEncoded: false))
            #expect(destination == target)
            #expect(try place.text(of: target).hasPrefix("{"))
        }
        #expect(try place.files == ["new.json", "not-yet.json", "old.json", "there.json"])
    }

    @Test func `that is no file of its own is written as it is`() async throws {
        #expect(try await list("/dev/null") == Outcome(status: 0, out: "", err: ""))
        #expect(try await list("/dev/stdout").out.contains("Inception"))
        #if os(Linux)
            let full = try await list("/dev/full")
            let words = "/dev/full could not be written: No space left on device. No file was changed."
            #expect(full == Outcome(status: 2, out: "", err: "catalog: \(words)\n"))
        #endif
    }

    @Test(arguments: [
        (
            "no/a.json",
            "no/a.json could not be written: there is no folder 'no'. Make it, or name another file."
        ),
        (".", ". could not be written: Is a directory. No file was changed."),
        ("old.txt/a.json", "old.txt/a.json could not be written: Not a directory. No file was changed."),
    ])
    func `that cannot be written ends with 2 and its path`(name: String, message: String) async throws {
        try place.write("old", to: "old.txt")
        let run = try await list(name)
        #expect(run == Outcome(status: 2, out: "", err: "catalog: \(message)\n"))
        #expect(try place.files == ["old.txt"])
    }

    @Test func `stays as it was when there is no answer`() async throws {
        try place.write("old", to: "a.json")
        let run = try await place.run("show", "No Such Movie", "--sample", "--output", "a.json")
        #expect(run.status == 2)
        #expect(try place.text(of: "a.json") == "old")
        #expect(try place.files == ["a.json"])
    }
}
