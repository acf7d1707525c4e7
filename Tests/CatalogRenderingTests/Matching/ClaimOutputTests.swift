import CatalogCore
import CatalogMerger
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogRendering

@Suite struct `What the user has a say in` {
    @Test(arguments: [
        (FieldRule.precedence([Sample.tmdb, Sample.traderev]), "precedence tmdb, traderev"),
        (.union([Sample.traderev]), "union traderev"),
        (FieldRule(named: .mostVotes, order: [Sample.tmdb]), "most_votes, then precedence tmdb"),
        (
            FieldRule(language: LanguagePreference("pt-BR"), named: .longest, order: [Sample.tmdb]),
            "language pt-BR, then longest, then precedence tmdb"
        ),
        (
            FieldRule(language: LanguagePreference("de"), named: .union, order: [Sample.tmdb]),
            "language de, then union tmdb"
        ),
    ])
    func `has its rule in words`(rule: FieldRule, words: String) {
        #expect(rule.wording == words)
    }

    @Test func `names its source in JSON and in a table`() throws {
        let page = try read(Answer.page(Sample.ruledPage).rendered(.json))
        let movie = try #require(page["movie"] as? [String: Any])
        #expect(
            movie["sources"] as? [String: String] == [
                "title": "by hand", "year": "by hand", "overview": "traderev", "genres": "traderev",
                "rating": "tmdb", "actors": "tmdb",
            ])
        #expect(movie["tagline"] is NSNull)
        #expect((movie["unknown"] as? [String])?.contains("tagline") == false)
        #expect((movie["rating"] as? [String: Any])?["provider"] as? String == "tmdb")
        let table = Answer.explanation(Sample.ruled).rendered(.csv)
        #expect(table.contains("\ntitle,by hand,traderev:3,Anfang,true,by hand in matches.yaml,,\n"))
        #expect(
            table.contains(
                ",traderev,traderev:3,heist|Drama,true,\"language de, then union tmdb, traderev\",,de-DE"))
    }

    @Test func `is a claim of its own in JSON, with the file`() throws {
        let fields = try #require(
            try read(Answer.explanation(Sample.ruled).rendered(.json))["fields"] as? [[String: Any]])
        let title = try #require(fields.first { $0["field"] as? String == "title" })
        #expect(title["chosen"] as? [String: String] == ["provider": "by hand", "value": "Anfang"])
        #expect(title["rule"] as? String == "by hand in matches.yaml")
        let claims = try #require(title["claims"] as? [[String: Any]])
        #expect(claims.map { $0["provider"] as? String } == ["by hand", "tmdb", "traderev"])
        #expect(claims.map { $0["file"] as? String } == ["matches.yaml", nil, nil])
        #expect(claims.map { $0["as_of"] as? String } == [nil, "2026-11-21T18:02:11Z", nil])
        #expect(claims.map { $0["language"] as? String } == [nil, "en", "de-DE"])
        // What is set to nothing is a claim, and no choice.
        let tagline = try #require(fields.first { $0["field"] as? String == "tagline" })
        #expect(tagline["chosen"] is NSNull)
        #expect((tagline["claims"] as? [[String: Any]])?.count == 1)
    }

    private func read(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}
