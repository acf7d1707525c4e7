import CatalogCore
import Foundation
import Testing

@testable import CatalogMerger

/// The tables of the articles on deciding are those that are decided by.
@Suite struct `The articles` {
    /// The rows of every table of an article, cell by cell, as they are written.
    private static func rows(of article: String) throws -> [[String]] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appending(path: "Sources/CatalogCore/CatalogCore.docc/\(article).md")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("| ") }
            .map { line in
                line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
                    .map { $0.trimmingCharacters(in: .whitespaces) }
            }
    }

    /// The words between ticks.
    private static func names(in cell: String) -> Set<String> {
        Set(cell.matches(of: /`([a-z_]+)`/).map { String($0.1) })
    }

    @Test func `tell what each clue weighs`() throws {
        let weights: [(clue: String, weights: [Double])] = [
            ("same title", [ClueWeights.weight(of: TitleAgreement.same)]),
            ("… but for articles and numerals", [ClueWeights.weight(of: TitleAgreement.loose)]),
            ("original or alternative title", [ClueWeights.weight(of: TitleAgreement.other)]),
            ("… but for a subtitle", [ClueWeights.weight(of: TitleAgreement.fragment)]),
            (
                "one letter off; two",
                [TitleAgreement.oneLetterOff, .twoLettersOff].map(ClueWeights.weight)
            ),
            ("same subtitle", [ClueWeights.weight(of: TitleAgreement.subtitle)]),
            ("similar words", [ClueWeights.weight(of: TitleAgreement.similar)]),
            ("the same but for their numbers", [ClueWeights.weight(of: TitleAgreement.otherNumber)]),
            (
                "different titles; without a director in common",
                [
                    ClueWeights.weight(of: TitleAgreement.different),
                    ClueWeights.weight(of: TitleAgreement.different) + ClueWeights.nothingInCommon,
                ]
            ),
            ("same year; one apart", [YearAgreement.same, .oneApart].map(ClueWeights.weight)),
            ("two or three apart; more", [YearAgreement.fewApart, .farApart].map(ClueWeights.weight)),
            ("year not known to both", [ClueWeights.weight(of: YearAgreement.unknown)]),
            (
                "same day; within 45; over a year apart",
                [DateAgreement.same, .close, .overAYearApart].map(ClueWeights.weight)
            ),
            (
                "a director in common; similar; none",
                [PeopleAgreement.one, .similar, .none].map { ClueWeights.weight(directors: $0) }
                    + [ClueWeights.otherDirectorOfOneCast]
            ),
            (
                "actors in common: three; two; one; none",
                [PeopleAgreement.many, .two, .one, .none].map { ClueWeights.weight(actors: $0) }
            ),
            (
                "running time within 1 minute; 5; 15",
                [RuntimeAgreement.same, .close, .near].map(ClueWeights.weight)
            ),
            ("… a third apart; more", [RuntimeAgreement.apart, .farApart].map(ClueWeights.weight)),
            (
                "genres: all of the shorter list; some; none",
                [GenreAgreement.contained, .some, .none].map(ClueWeights.weight)
            ),
            ("different original languages", [ClueWeights.weight(of: LanguageAgreement.different)]),
            (
                "same outside id; different ones of one authority",
                [ExternalIDAgreement.same, .different].map(ClueWeights.weight)
            ),
        ]
        let rows = try Self.rows(of: "HowMatchingDecides")
        let written = rows.drop { $0[0] != "same title" }.map { row in
            // The sign is the typesetter's; a number between words is a weight as well.
            (
                row[0],
                row[1].replacing("−", with: "-").matches(of: /[-+]?[0-9]+(?:\.[0-9]+)?/).compactMap {
                    Double($0.0)
                }
            )
        }
        #expect(written.map(\.0) == weights.map(\.clue))
        for (row, clue) in zip(written, weights) {
            // A sum of two weights is a hair off.
            #expect(row.1 == clue.weights.map { ($0 * 10).rounded() / 10 }, "\(clue.clue)")
        }
    }

    @Test func `tell which rules a field takes`() throws {
        let rows = try Self.rows(of: "HowMergingDecides")
        var fields: [String] = []
        for rule in NamedRule.allCases {
            let row = try #require(rows.first { $0[0] == "`\(rule.rawValue)`" }, "\(rule.rawValue)")
            // 'The same' fields are those of the row above.
            if row[2] != "the same" { fields = Self.names(in: row[2]).sorted() }
            let taking = MovieField.allCases.filter { $0.namedRules.contains(rule) }.map(\.rawValue)
            #expect(fields == taking.sorted(), "\(rule.rawValue)")
        }
    }

    @Test func `tell which fields are compared, which count, and how near is near`() throws {
        let roles = try Self.rows(of: "HowComparingDecides").filter { $0.count == 4 }
        var written: [String: String] = [:]
        for row in roles {
            for name in Self.names(in: row[0]) { written[name] = row[3] }
        }
        #expect(Set(written.keys) == Set(ComparedField.allCases.map(\.rawValue)))
        for field in ComparedField.allCases {
            let words =
                switch field.role {
                case .counted: "counted"
                case .countedOnRequest: "on request"
                case .shown: "shown"
                case .shownOnRequest: "shown on request"
                }
            let amount = MeasuredField(rawValue: field.rawValue).map { Tolerances.usual[$0] }
            let row = amount.map { "\(words), \($0.formatted())" } ?? words
            #expect(written[field.rawValue] == row, "\(field.rawValue)")
        }
        let verdicts = try Self.rows(of: "HowComparingDecides").filter { $0.count == 2 }.flatMap {
            Self.names(in: $0[0])
        }
        #expect(Set(verdicts) == Set(FieldVerdict.allCases.map(\.rawValue)))
    }
}
