internal import CatalogCore
internal import CatalogFuzzing
internal import CatalogTMDB
internal import CatalogTransport
internal import Foundation

/// Serves the input as the body of every answer of TMDB's, first of good ones and then of refusals.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let body = unsafe Data(Fuzzing.bytes(start, count))
    Fuzzing.finish {
        for status in [200, 401] {
            let violations = await GarbageLaws.violations(in: body, status: status, of: "tmdb") {
                let settings = TMDBSettings(
                    baseURL: "https://tmdb.example/3", credential: .bearer(Secret("fuzz-token")),
                    language: "de")
                return Source(TMDBProvider(id: $0, settings: settings, transport: $1), kind: "tmdb")
            }
            Fuzzing.stop(for: violations)
        }
    }
    return 0
}
