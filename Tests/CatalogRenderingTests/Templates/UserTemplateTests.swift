import CatalogCore
import CatalogMerger
import Foundation
import Testing

@testable import CatalogRendering

@Suite struct `A template` {
    /// What a template makes of an answer.
    private func rendered(
        _ text: String, _ format: OutputFormat? = nil, file: String = "own.mustache",
        of report: Report = Sample.report, partials: [String: String] = [:]
    ) throws -> String {
        let template = try UserTemplate(file: file, text: text, format: format) { name in
            partials[name].map { ("\(name).mustache", $0) }
        }
        var output = ""
        template.render(report, to: &output)
        return output
    }

    @Test(arguments: [
        ("{{schema}}", "catalog.report/1"),
        (
            "{{#groups}}{{key}}:{{#movies}}[{{title}}]{{/movies}};{{/groups}}",
            "2016:[Your Name.];2010:[Inception][Dr. Strangelove or: How I Learned to Stop Worrying and Love the "
                + "Bomb];unknown:[Lost Reel #7];"
        ),
        ("{{#groups}}{{^year}}{{key}}{{/year}}{{/groups}}", "unknown"),
        (
            "{{#groups}}{{#movies}}{{#rating}}{{value}}/{{votes}} {{/rating}}{{/movies}}{{/groups}}",
            "8.5/1 8.1/13752 "
        ),
        ("{{#groups}}{{#movies}}{{#watchlist}}{{title}}{{/watchlist}}{{/movies}}{{/groups}}", "Inception"),
        (
            "{{#groups}}{{#movies}}{{#genres}}{{.}}{{^last()}}, {{/last()}}{{/genres}};{{/movies}}{{/groups}}",
            "Animation, Romance;Action, Science Fiction, Adventure;Comedy, War;;"
        ),
        (
            "{{#groups}}{{#movies}}{{#enumerated(links)}}{{key}}={{value}}{{/enumerated(links)}}{{/movies}}{{/groups}}",
            "tmdb=https://www.themoviedb.org/movie/27205"
        ),
        ("{{count(groups)}} {{#first(groups)}}{{key}}{{/first(groups)}}", "3 2016"),
        ("{{#providers}}{{id}} {{status}} {{stale}} {{/providers}}", "tmdb partial true traderev ok false "),
        ("{{nobody}}{{#nothing}}x{{/nothing}}", ""),
        ("{{! a comment }}{{=<% %>=}}<%schema%>", "catalog.report/1"),
    ])
    func `sees what JSON shows`(text: String, output: String) throws {
        #expect(try rendered(text) == output)
    }

    @Test func `finds no year of the group where a movie has none`() throws {
        let text = "{{#groups}}{{#movies}}{{title}}: {{year}}.{{original_title}}|{{/movies}}{{/groups}}"
        let group = ReportGroup(
            key: "2010", year: 2010, content: .movies([Sample.lost]), people: Sample.report.people)
        let report = Report(
            grouping: [.year], groups: [group], people: Sample.report.people, providers: [], problems: [])
        #expect(try rendered(text, of: report) == "Lost Reel #7: .|")
    }

    @Test func `shows every value as JSON spells it`() throws {
        for sample in SampleAnswer.allCases where sample != .review {
            let data = Data(sample.answer.rendered(.json).utf8)
            let read = try JSONSerialization.jsonObject(with: data)
            #expect(try same(sample.answer.templateValue, read), "\(sample)")
        }
    }

    /// Whether a value is what JSON holds; numbers are compared as they are written.
    private func same(_ value: TemplateValue, _ json: Any) throws -> Bool {
        switch (value, json) {
        case (.null, is NSNull): return true
        case (.flag(let flag), let other as Bool): return flag == other
        case (.whole(let number), let other as NSNumber): return number == other.intValue
        case (.text(let text), let other as String): return text == other
        case (.text(let text), let other as NSNumber): return Double(text) == other.doubleValue
        case (.list(let values), let others as [Any]):
            return try values.count == others.count && zip(values, others).allSatisfy { try same($0, $1) }
        case (.object(let object), let others as [String: Any]):
            return try object.members.count == others.count
                && object.members.allSatisfy { try same($0.value, #require(others[$0.key])) }
        default: return false
        }
    }

    private static let hostile = Report(
        grouping: [.none],
        groups: [
            ReportGroup(
                key: "all", year: nil,
                content: .movies([
                    Sample.movie("tmdb:1", titled: "=<b>\"A\" & 'B'\u{1B}[31m *x*\u{202E}\n1. y")
                ]), people: Billing(actors: [], directors: []))
        ], people: Billing(actors: [], directors: []), providers: [], problems: [])

    @Test(
        arguments: [
            (nil, "own.mustache", "=<b>\"A\" & 'B'␛[31m *x* 1. y"),
            (.html, "own.mustache", "=&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;␛[31m *x* 1. y"),
            (nil, "own.html.mustache", "=&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;␛[31m *x* 1. y"),
            (nil, "folder.md/own.HTM", "=&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;␛[31m *x* 1. y"),
            (.markdown, "own.html.mustache", "\\=\\<b\\>\"A\" \\& 'B'␛\\[31m \\*x\\* 1. y"),
            (nil, "own.md.mustache", "\\=\\<b\\>\"A\" \\& 'B'␛\\[31m \\*x\\* 1. y"),
            (.csv, "x", "\"'=<b>\"\"A\"\" & 'B'[31m *x*\u{202E}\n1. y\""),
            (.json, "x", "=<b>\\\"A\\\" & 'B'\\u001b[31m *x*\\u202e\\n1. y"),
            (nil, "own.ndjson.mustache", "=<b>\\\"A\\\" & 'B'\\u001b[31m *x*\\u202e\\n1. y"),
        ] as [(OutputFormat?, String, String)])
    func `escapes for what it is made for`(format: OutputFormat?, file: String, output: String) throws {
        let text = "{{#groups}}{{#movies}}{{title}}{{/movies}}{{/groups}}"
        #expect(try rendered(text, format, file: file, of: Self.hostile) == output)
        let partial = try rendered("{{>all}}", format, file: file, of: Self.hostile, partials: ["all": text])
        #expect(partial == output)
        let raw = try rendered(text.replacing("{{title}}", with: "{{{title}}}"), format, of: Self.hostile)
        #expect(raw == "=<b>\"A\" & 'B'\u{1B}[31m *x*\u{202E}\n1. y")
    }

    @Test func `includes partials, also those that partials include`() throws {
        let output = try rendered(
            "{{#groups}}{{>group}}{{/groups}}",
            partials: [
                "group": "{{key}}{{#movies}} {{>deep/movie}}{{/movies}}\n", "deep/movie": "({{title}})",
            ])
        #expect(output.hasPrefix("2016 (Your Name.)"))
    }

    @Test func `keeps its own lines, whichever way they end`() throws {
        #expect(
            try rendered("a\r\n{{#groups}}\r\n{{key}}\r\n{{/groups}}\r\nb") == "a\n2016\n2010\nunknown\nb")
        #expect(try rendered("{{#groups}}\n{{key}}\n{{/groups}}\n") == "2016\n2010\nunknown\n")
    }

    @Test(arguments: [
        ("a\n{{#groups}}\n{{#movies}}\n{{/groups}}", "own.mustache:3: {{#movies}} is never closed."),
        ("{{#groups}}\n\n", "own.mustache:1: {{#groups}} is never closed. Write {{/groups}} where it ends."),
        ("a\n\n b {{/groups}}", "own.mustache:3:7: This closes a section that was never opened."),
        ("a\n{{title", "own.mustache:2:8: A tag is not finished."),
        ("{{a b}}", "own.mustache:1:5: A tag is not finished."),
        ("\n{{=<%}}", "own.mustache:2:"),
        (
            "{{% CONTENT_TYPE: LATEX}}",
            "There is no such pragma. Write {{% CONTENT_TYPE:HTML}}, or one of: CSV,"
        ),
        ("x\n\n{{> card }}", "own.mustache:3: There is no partial 'card'. Put card.mustache beside"),
        ("{{>loop}}", "round.mustache:2: The partial 'loop' includes itself."),
        ("{{>broken}}", "broken.mustache:2: {{#a}} is never closed."),
    ])
    func `that is none is refused, with the place and what to do`(text: String, words: String) {
        let error = #expect(throws: TemplateFault.self) {
            try rendered(
                text,
                partials: ["loop": "{{>round}}", "round": "x\n{{>loop}}", "broken": "\n{{#a}}\n{{/b}}"])
        }
        #expect(error?.description.contains(words) == true, error.map { "\($0)" } ?? "")
    }

    @Test(
        arguments: [
            ("own.mustache", nil), ("own", nil), ("own.html", .html), ("own.html.mustache", .html),
            ("a/b.md.mustache", .markdown), ("own.xyz.mustache", nil), ("a.html/own.mustache", nil),
            (".mustache", nil), ("", nil),
        ] as [(String, OutputFormat?)])
    func `tells by its name what it is for`(file: String, format: OutputFormat?) {
        #expect(UserTemplate.format(ofFile: file) == format)
    }
}

extension Answer {
    /// What a template sees of it.
    fileprivate var templateValue: TemplateValue {
        switch self {
        case .report(let report): TemplateValue(report)
        case .listing(let listing): TemplateValue(listing)
        case .page(let page): TemplateValue(page)
        case .credits(let credits): TemplateValue(credits)
        case .watchlist(let watchlist): TemplateValue(EntryListing(entries: watchlist.entries))
        case .explanation(let explanation):
            TemplateValue(ShownExplanation(explanation: explanation, file: "matches.yaml"))
        case .comparison(let comparison): TemplateValue(comparison)
        case .review: TemplateValue.null
        }
    }
}
