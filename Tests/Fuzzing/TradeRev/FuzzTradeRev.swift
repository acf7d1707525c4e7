internal import CatalogCore
internal import CatalogFuzzing
internal import CatalogTradeRev
internal import CatalogTransport
internal import Foundation

/// Serves the input as the body of every answer of TradeRev's, first of good ones and then of refusals.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let body = unsafe Data(Fuzzing.bytes(start, count))
    Fuzzing.finish {
        for status in [200, 401] {
            let violations = await GarbageLaws.violations(in: body, status: status, of: "traderev") {
                let settings = TradeRevSettings(baseURL: "https://traderev.example/master")
                return Source(TradeRevProvider(id: $0, settings: settings, transport: $1), kind: "traderev")
            }
            Fuzzing.stop(for: violations)
        }
    }
    return 0
}
