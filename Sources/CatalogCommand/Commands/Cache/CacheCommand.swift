internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogRendering
internal import CatalogRuntime
internal import CatalogStore
internal import Foundation

/// `catalog cache stats|prune|clear|path`.
struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "Tell what the response cache holds, and make it smaller.",
        discussion: """
            The cache keeps answers of providers as long as they say, holds no secret, and may be removed at \
            any time. The watchlist is not in it.

            EXAMPLES:
              catalog cache stats
              catalog cache prune --unused-for 30
              catalog cache clear
            """,
        subcommands: [CacheStats.self, CachePrune.self, CacheClear.self, CachePath.self],
        defaultSubcommand: CacheStats.self)
}

extension ConfigFileOption {
    /// Opens the response cache, with the limit that the configuration sets.
    ///
    /// - Parameter console: Told what is wrong with the cache.
    /// - Throws: Where there is no place for one, or the configuration is wrong.
    func cache(telling console: Console) throws -> ResponseCache {
        guard let folder = UserFolders(environment: ProcessInfo.processInfo.environment).cache else {
            throw NoCacheFolder()
        }
        let configuration = try configuration() ?? CatalogSession.sampleConfiguration()
        return ResponseCache(folder: folder, limit: configuration.cacheLimit) {
            console.notice($0.description)
        }
    }
}

/// There is nowhere to keep a cache.
struct NoCacheFolder: Error, CustomStringConvertible {
    let description =
        "There is no place for a cache: neither XDG_CACHE_HOME nor HOME is an absolute path. Set one of them."
}

/// `catalog cache path`.
struct CachePath: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "path",
        abstract: "Print which file the cache is, whether it is there or not.",
        discussion: """
            EXAMPLES:
              catalog cache path
            """)

    @OptionGroup var options: ConfigFileOption

    func run() throws {
        let console = Console()
        try console.reporting {
            let file = try options.cache(telling: console).file
            try AnswerTarget(nil).write { $0.write(file + "\n") }
        }
    }
}

/// `catalog cache clear`.
struct CacheClear: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clear",
        abstract: "Remove every answer; the watchlist stays.",
        discussion: """
            EXAMPLES:
              catalog cache clear
            """)

    @OptionGroup var options: ConfigFileOption

    func run() throws {
        let console = Console()
        try console.reporting {
            let cache = try options.cache(telling: console)
            defer { cache.close() }
            let removed = try cache.clear()
            try AnswerTarget(nil).write { $0.write(removed.words + "\n") }
        }
    }
}

/// `catalog cache prune`.
struct CachePrune: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Remove answers that nobody has used for some time, then down to the limit.",
        discussion: """
            EXAMPLES:
              catalog cache prune
              catalog cache prune --unused-for 7
            """)

    @Option(
        help: ArgumentHelp("How many days without use (default: 30).", valueName: "days"),
        transform: Choice.number(atLeast: 0))
    var unusedFor: Int?

    @OptionGroup var options: ConfigFileOption

    func run() throws {
        let console = Console()
        try console.reporting {
            let cache = try options.cache(telling: console)
            defer { cache.close() }
            let days = Double(unusedFor ?? 30)
            let removed = try cache.prune(unusedSince: Date(timeIntervalSinceNow: -days * 86_400))
            try AnswerTarget(nil).write { $0.write(removed.words + "\n") }
        }
    }
}

/// `catalog cache stats`.
struct CacheStats: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Print how much the cache holds, of whom, and from when.",
        usage: "catalog cache stats [<options>]",
        discussion: """
            EXAMPLES:
              catalog cache stats
              catalog cache stats --format json
            """)

    @OptionGroup var options: ConfigFileOption
    @OptionGroup(title: "Output") var output: OverviewOptions

    func run() throws {
        let console = Console()
        try console.reporting {
            let cache = try options.cache(telling: console)
            defer { cache.close() }
            let overview = CacheOverview(try cache.statistics())
            try AnswerTarget(output.file.path).write { output.renderer.render(overview, to: &$0) }
        }
    }
}

extension CacheOverview {
    /// What is shown of what the cache counts.
    fileprivate init(_ statistics: CacheStatistics) {
        self.init(
            file: statistics.file, answers: statistics.answers, bytes: statistics.bytes,
            bytesOnDisk: statistics.bytesOnDisk, limit: statistics.limit, oldest: statistics.oldest,
            newest: statistics.newest,
            servers: statistics.origins.map { Server(url: $0.name, answers: $0.answers, bytes: $0.bytes) })
    }
}

extension CacheRemoval {
    /// What was removed, as a sentence.
    fileprivate var words: String {
        "\(Wording.count(answers, "answer")) removed, \(Wording.size(ofBytes: bytes))."
    }
}
