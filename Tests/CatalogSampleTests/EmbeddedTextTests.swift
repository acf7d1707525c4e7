import CatalogSample
import Foundation
import Testing

@Suite struct `The embedded text` {
    /// Holds the Swift file against the exchanges it is made from, or makes it anew when asked to.
    @Test func `is what the files in exchanges say`() throws {
        let made = try ExchangeFiles.swiftText()
        if ProcessInfo.processInfo.environment["CATALOG_WRITE_SAMPLE"] == "1" {
            try made.write(to: ExchangeFiles.swiftFile, atomically: true, encoding: .utf8)
            return
        }
        let isTheSame = try String(contentsOf: ExchangeFiles.swiftFile, encoding: .utf8) == made
        #expect(
            isTheSame,
            """
            SampleExchanges.swift is not made from the files in Sources/CatalogSample/exchanges. \
            Make it anew: CATALOG_WRITE_SAMPLE=1 swift test --filter "The embedded text"
            """)
    }

    @Test func `holds nothing that would end a raw string literal or be taken for a part of Swift`() throws {
        for line in try ExchangeFiles.lines() {
            let isHarmless = !line.contains("\"\"\"") && !line.contains("\\#") && !line.contains("\r")
            #expect(isHarmless, "\(line.prefix(80))")
        }
    }

    @Test func `stays small enough to travel in every binary`() throws {
        #expect(try ExchangeFiles.swiftText().utf8.count < 350_000)
    }

    @Test func `opens to one exchange a file`() throws {
        #expect(SampleArchive.standard.urls == (try ExchangeFiles.all().map(\.url)))
        #expect(Set(SampleArchive.standard.urls).count == SampleArchive.standard.urls.count)
    }
}
