// swift-tools-version: 6.2
import PackageDescription

/// One movie source a folder under `Providers/`; its target is the folder's name behind `Catalog`.
///
/// A new provider adds its folder here and one entry to
/// `Sources/CatalogRuntime/BuiltInProviders.swift`.
let providers = ["Files", "TMDB", "TradeRev"]
let providerTargets: [Target.Dependency] = providers.map { .target(name: "Catalog\($0)") }

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let asyncHTTPClient: Target.Dependency = .product(name: "AsyncHTTPClient", package: "async-http-client")
let nio: [Target.Dependency] = ["NIOCore", "NIOPosix"].map { .product(name: $0, package: "swift-nio") }
let nioHTTP: [Target.Dependency] = [
    .product(name: "NIOFoundationCompat", package: "swift-nio"),
    .product(name: "NIOHTTP1", package: "swift-nio"),
    .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
    .product(name: "NIOSSL", package: "swift-nio-ssl"),
]
let mustache: Target.Dependency = .product(name: "Mustache", package: "swift-mustache")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")

/// What every room is held to: no implicit existential, import, isolation or unsafe memory, and no warning.
let house: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "catalog",
    platforms: [.macOS(.v15)],
    products: [
        .library(
            name: "CatalogRuntime",
            targets: [
                "CatalogRuntime", "CatalogPipeline", "CatalogMerger", "CatalogCore", "CatalogTransport",
                "CatalogWire",
            ]),
        .executable(name: "catalog", targets: ["CatalogCommand"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.26.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // The rooms, in the order the data passes through them.
        .systemLibrary(name: "CZlib"),
        .target(name: "CatalogCore"),
        .target(name: "CatalogTransport"),
        .target(name: "CatalogWire", dependencies: ["CatalogCore", "CatalogTransport"]),
        .target(name: "CatalogHTTP", dependencies: ["CatalogTransport", asyncHTTPClient] + nio + nioHTTP),
        .target(name: "CatalogStore", dependencies: ["CatalogCore", "CatalogTransport", grdb]),
        .target(name: "CatalogConfiguration", dependencies: ["CatalogCore", "CatalogTransport", yams]),
        .target(name: "CatalogMerger", dependencies: ["CatalogCore"]),
        .target(name: "CatalogPipeline", dependencies: ["CatalogCore", "CatalogMerger"]),
        .target(name: "CatalogRendering", dependencies: ["CatalogCore", "CatalogMerger", mustache]),
        .target(name: "CatalogSample", dependencies: ["CatalogTransport"], exclude: ["exchanges"]),
        .target(
            name: "CatalogRuntime",
            dependencies: [
                "CatalogCore", "CatalogTransport", "CatalogHTTP", "CatalogStore", "CatalogConfiguration",
                "CatalogMerger", "CatalogPipeline", "CatalogSample",
            ] + providerTargets),
        .executableTarget(
            name: "CatalogCommand",
            dependencies: [
                "CatalogCore", "CatalogTransport", "CatalogStore", "CatalogConfiguration", "CatalogMerger",
                "CatalogPipeline", "CatalogRendering", "CatalogRuntime", argumentParser,
            ]),
    ]
        + providers.map { name in
            .target(
                name: "Catalog\(name)",
                dependencies: name == "Files"
                    ? ["CatalogCore", "CZlib"] : ["CatalogCore", "CatalogTransport", "CatalogWire"],
                path: "Providers/\(name)")
        }
        + [
            // What tests share, and a test target per room.
            .target(
                name: "CatalogTestSupport", dependencies: ["CatalogCore", "CatalogTransport"],
                path: "Tests/CatalogTestSupport"),
            .target(
                name: "CatalogLoopback", dependencies: nio, path: "Tests/CatalogLoopback",
                exclude: ["Services"]),
            .testTarget(
                name: "CatalogHTTPTests",
                dependencies: [
                    "CatalogHTTP", "CatalogTransport", "CatalogTestSupport", "CatalogLoopback",
                    asyncHTTPClient,
                ] + nio + nioHTTP),
            .test("Configuration", "CatalogCore", "CatalogTransport", fixtures: true),
            .test("Core", "CatalogTransport", "CatalogWire"),
            .testTarget(
                name: "CatalogFilesTests",
                dependencies: [
                    "CatalogFiles", "CatalogCore", "CatalogTransport", "CatalogTestSupport", "CZlib",
                ],
                exclude: ["Fixtures"]),
            .test("Wire", "CatalogCore", "CatalogTransport"),
            .test("Merger", "CatalogCore"),
            .test("Pipeline", "CatalogCore", "CatalogMerger"),
            .test("TMDB", "CatalogCore", "CatalogTransport", "CatalogWire", "CatalogSample", fixtures: true),
            .test("Rendering", "CatalogCore", "CatalogMerger", fixtures: true),
            .test("Sample", "CatalogTransport"),
            .test("Transport", fixtures: true),
            .testTarget(
                name: "CatalogStoreTests",
                dependencies: ["CatalogStore", "CatalogCore", "CatalogTransport", "CatalogTestSupport", grdb]),
            .test("TradeRev", "CatalogCore", "CatalogTransport", fixtures: true),
            .test(
                "Runtime", "CatalogCore", "CatalogTransport", "CatalogConfiguration", "CatalogLoopback",
                "CatalogMerger", "CatalogPipeline", "CatalogRendering", "CatalogFiles"),
            // How fast matching is; see Tests/Benchmarks/Matching/README.md.
            .executableTarget(
                name: "MatchingBenchmark",
                dependencies: [
                    "CatalogCore", "CatalogFiles", "CatalogMerger", "CatalogPipeline", "CatalogRendering",
                    "CatalogRuntime",
                ],
                path: "Tests/Benchmarks/Matching", exclude: ["README.md"]),
            // How fast answers are rendered; see Tests/Benchmarks/Rendering/README.md.
            .executableTarget(
                name: "RenderingBenchmark",
                dependencies: ["CatalogCore", "CatalogMerger", "CatalogRendering"],
                path: "Tests/Benchmarks/Rendering", exclude: ["README.md"]),
            // Its tests run the program; that it is named here lets it be built before them.
            .test("Command", "CatalogLoopback", fixtures: true),
        ]
)

extension Target {
    /// The tests of one room: `Tests/CatalogXTests`, which may use the room, what `rooms` name, and what
    /// tests share.
    static func test(_ name: String, _ rooms: String..., fixtures: Bool = false) -> Target {
        .testTarget(
            name: "Catalog\(name)Tests",
            dependencies: (["Catalog\(name)", "CatalogTestSupport"] + rooms).map { .target(name: $0) },
            exclude: fixtures ? ["Fixtures"] : [])
    }
}

/// Programs that libFuzzer feeds need its runtime, so they are here only when asked for; see
/// Tests/Fuzzing/README.md.
if Context.environment["CATALOG_FUZZING"] == "1" {
    package.targets += [
        .target(
            name: "CatalogFuzzing", dependencies: ["CatalogCore", "CatalogTransport", "CatalogTestSupport"],
            path: "Tests/Fuzzing/Support"),
        .fuzzer("TMDB", "CatalogCore", "CatalogTransport", "CatalogTMDB"),
        .fuzzer("TradeRev", "CatalogCore", "CatalogTransport", "CatalogTradeRev"),
        .fuzzer("Configuration", "CatalogCore", "CatalogConfiguration"),
        .fuzzer("JSON", "CatalogTransport", "CatalogWire"),
        .fuzzer("Headers", "CatalogTransport"),
    ]
}

extension Target {
    /// A program in `Tests/Fuzzing` that uses these rooms. Its main function is libFuzzer's.
    static func fuzzer(_ name: String, _ rooms: String...) -> Target {
        .executableTarget(
            name: "Fuzz\(name)", dependencies: (["CatalogFuzzing"] + rooms).map { .target(name: $0) },
            path: "Tests/Fuzzing/\(name)", swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    }
}

for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + house
}
