internal import ArgumentParser
internal import CatalogRuntime
internal import CatalogTransport
internal import Foundation

/// Where a run's answers come from, and where they are kept.
struct ReachOptions: ParsableArguments {
    @Flag(
        help: ArgumentHelp(
            "Answer from the cache alone.",
            discussion: "It needs no secret and asks nobody; what is missing is named."))
    var offline = false

    @Flag(help: "Check every answer with its server, the fresh ones too.")
    var refresh = false

    @Option(
        help: ArgumentHelp(
            "Keep in this folder every exchange that the answer rests on.",
            discussion: "One readable file each, without any secret.", valueName: "folder"),
        completion: .directory, transform: Choice.text)
    var record: String?

    @Option(
        help: ArgumentHelp(
            "Answer from a recording alone.", discussion: "It needs no secret and asks nobody.",
            valueName: "folder"),
        completion: .directory, transform: Choice.text)
    var replay: String?

    mutating func validate() throws {
        let chosen = [
            offline ? "--offline" : nil, refresh ? "--refresh" : nil, replay.map { _ in "--replay" },
        ]
        .compactMap(\.self)
        guard chosen.count <= 1 else {
            throw ValidationError("\(chosen.joined(separator: " and ")) exclude each other.")
        }
        guard record == nil || replay == nil else {
            throw ValidationError(
                "--record and --replay exclude each other: a replay is a recording already.")
        }
    }

    /// How far the run reaches.
    ///
    /// - Throws: `RecordingError` for a recording that cannot be read.
    func reach() throws(RecordingError) -> Reach {
        if let replay { return .recording(try Recording(folder: URL(filePath: replay))) }
        return offline ? .cache : .network(checksAll: refresh)
    }
}

/// The folder that a run's exchanges are kept in.
struct RecordingFolder: Sendable {
    /// Collects them while the run goes on.
    let recorder = Recorder()
    private let url: URL

    /// Makes the folder ready now, so that nobody waits for a recording that is then lost.
    init(_ path: String) throws(RecordingError) {
        url = URL(filePath: path)
        try Recording.prepare(url)
    }

    /// Writes what has been collected.
    func write() throws(RecordingError) {
        try recorder.recording.write(to: url)
    }
}
