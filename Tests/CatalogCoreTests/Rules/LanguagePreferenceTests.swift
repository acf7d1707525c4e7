import CatalogCore
import Testing

@Suite struct `A preferred language` {
    @Test(arguments: ["de", "pt-BR", "pt_br", "gsw", "zh-Hant-TW", "no"])
    func `is a code, maybe with a region`(tag: String) {
        #expect(LanguagePreference(tag)?.description == tag)
    }

    @Test(arguments: ["", "d", "german", "de-", "-de", "de DE", "d3", "de-AT-", "日本", "de-x", "de--AT"])
    func `is nothing else`(tag: String) {
        #expect(LanguagePreference(tag) == nil)
    }

    @Test(
        arguments: [
            ("de", "de", .exact), ("de", "de-AT", .exact), ("DE", "de_at", .exact),
            ("de-AT", "de", .related), ("de-AT", "de-CH", .related), ("de-AT", "de-AT", .exact),
            ("de", "da", .other), ("de", nil, .other), ("de", "den", .other), ("pt-BR", "pt-PT", .related),
        ] as [(String, String?, LanguagePreference.Fit)])
    func `fits its own regions, and others of the language less`(
        wanted: String, language: String?, fit: LanguagePreference.Fit
    ) throws {
        #expect(try #require(LanguagePreference(wanted)).fit(of: language) == fit)
    }
}
