internal import CatalogCore
internal import CatalogMerger

/// The sheet that pages are written on, part by part, so that no more than one part is held in memory.
struct HTMLSheet {
    let output: ChunkedOutput
    /// Where the pictures of movies come from.
    let posters: Posters

    /// What a page begins and ends with.
    struct Cover {
        /// What stands above everything, and names the page where it is listed.
        let heading: String
        /// A sentence below it, and whose words it is.
        var lead: (text: String, by: String?)?
        /// What there is to know before anything else.
        var totals: [(label: String, value: String)] = []
        /// Links into the page, in lists that belong together.
        var contents: [[Link]] = []
        /// What must be said about where it comes from.
        var attributions: [String] = []
    }

    /// A link to a part of the page.
    struct Link {
        let anchor: String
        let words: String
        /// How many there are of what, in the singular; nil where that is not said.
        var count: (number: Int, noun: String)?
    }

    /// Writes a page around its content.
    func page(_ cover: Cover, _ body: () -> Void) {
        let figures = cover.totals.prefix(2).map { "\($0.value) \($0.label.lowercased())" }
        let value: TemplateValue = [
            "title": .text(([cover.heading] + figures).joined(separator: " · ")),
            "heading": .text(cover.heading),
            "style": .text(StyleSheet.text),
            "images": .text(posters.policy),
            "lead": cover.lead.map { ["text": .text($0.text), "by": .text($0.by)] } ?? .null,
            "totals": .some(
                cover.totals.map { ["label": .text($0.label), "value": .text($0.value)] }, as: "items"),
            "contents": .some(
                cover.contents.filter { !$0.isEmpty }.map { links in
                    [
                        "links": .list(
                            links.map { link in
                                [
                                    "anchor": .text(link.anchor), "words": .text(link.words),
                                    "count": .text(link.count.map { Wording.grouped($0.number) }),
                                    "unit": .text(
                                        link.count.map { $0.number == 1 ? $0.noun : $0.noun + "s" }),
                                ]
                            })
                    ]
                }, as: "lists"),
            "attributions": .texts(cover.attributions),
        ]
        write(.page, value, around: body)
    }

    /// Writes a part.
    func write(_ template: PageTemplate, _ value: TemplateValue) {
        output.write(PageLibrary.standard.text(of: template, value))
    }

    /// Writes a part around others.
    func write(_ template: PageTemplate, _ value: TemplateValue, around body: () -> Void) {
        // No data can bring this character: it is shown as a picture of itself.
        let mark = "\u{0}"
        let text = PageLibrary.standard.text(
            of: template, value.with(PageTemplate.hole, .text(mark)))
        let parts = text.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
        output.write(String(parts[0]))
        body()
        for part in parts.dropFirst() { output.write(String(part)) }
    }

    /// Writes a section around its content, with a heading of level 2.
    ///
    /// - Parameter kind: What the style sheet calls it; nil for nothing in particular.
    func section(_ heading: String, anchor: String, kind: String? = nil, _ body: () -> Void) {
        let value: TemplateValue = [
            "tag": "h2", "anchor": .text(anchor), "heading": .text(heading), "kind": .text(kind),
        ]
        write(.section, value, around: body)
    }

    /// Writes a paragraph, unless it is empty.
    func paragraph(_ words: String, class name: String? = nil) {
        if !words.isEmpty { write(.paragraph, ["words": .text(words), "class": .text(name)]) }
    }

    /// Writes sentences one below the other, unless there are none.
    func sentences(_ sentences: [String]) {
        if !sentences.isEmpty { write(.sentences, ["items": .texts(sentences)]) }
    }
}

extension TemplateValue: ExpressibleByStringLiteral {
    init(stringLiteral text: String) { self = .text(text) }

    /// A list inside an object of its own, so that a template can stand something around it; null for an empty one.
    static func some(_ values: [TemplateValue], as key: String) -> TemplateValue {
        values.isEmpty ? .null : .object(TemplateObject(members: [.init(key: key, value: .list(values))]))
    }

    /// The object with one more member; what is no object stays as it is.
    func with(_ key: String, _ value: TemplateValue) -> TemplateValue {
        guard case .object(let object) = self else { return self }
        return .object(TemplateObject(members: object.members + [.init(key: key, value: value)]))
    }
}
