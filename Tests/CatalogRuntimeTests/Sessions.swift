import CatalogConfiguration
import CatalogCore
import CatalogLoopback
import CatalogMerger
import CatalogPipeline
import CatalogRuntime
import CatalogTransport

/// Sessions for tests.
enum Sessions {
    /// A session of a configuration.
    static func session(
        _ yaml: String, environment: [String: String] = ["TMDB_ACCESS_TOKEN": TwoServices.token],
        options: SessionOptions = SessionOptions(),
        observe: @escaping @Sendable (CatalogSession.Event) -> Void = { _ in }
    ) throws -> CatalogSession {
        try CatalogSession(
            BuiltInProviders.reader.configuration(yaml: yaml, file: "test.yaml"), environment: environment,
            options: options, observe: observe)
    }
}

extension Report {
    /// Every movie once, in the order of the groups.
    var movies: [MergedMovie] {
        var seen: Set<String> = []
        return groups.flatMap(\.movies).filter { seen.insert($0.id.description).inserted }
    }

    /// The movies that a provider knows by this title, by their ids.
    func ids(ofMoviesCalled title: String) -> [[String]] {
        movies.filter { $0.title == title }.map { $0.ids.map(\.description) }
    }
}
