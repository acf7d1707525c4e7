internal import Mustache

/// The templates of pages, which are in the binary: one for each part, so that a page is written part by part.
///
/// Their values are made for them, and every one of them is escaped. A part that goes around others has a hole,
/// ``hole``, where they are to stand.
enum PageTemplate: String, CaseIterable {
    /// The whole page around its content.
    case page
    /// A group of movies, or of groups, around them.
    case group
    /// Movies without a heading, around them.
    case movies
    /// One movie among others.
    case movie
    /// One movie at the head of its own page.
    case portrait
    /// A section with a heading around what is in it.
    case section
    /// A table around its bodies.
    case table
    /// Rows that belong together, around them.
    case rows
    /// A row.
    case row
    /// A row that says what those below it are about.
    case rowHead = "row-head"
    /// A chart of bars.
    case histogram
    /// A paragraph.
    case paragraph
    /// A list of sentences.
    case sentences

    /// The name of the value that leaves room for other parts; it stands in braces of three.
    static let hole = "body"

    /// The template itself, in Mustache.
    var text: String {
        switch self {
        case .page: Self.pageText
        case .group: Self.groupText
        case .movies: Self.moviesText
        case .movie: Self.movieText
        case .portrait: Self.portraitText
        case .section: Self.sectionText
        case .table: Self.tableText
        case .rows: Self.rowsText
        case .row: Self.rowText
        case .rowHead: Self.rowHeadText
        case .histogram: Self.histogramText
        case .paragraph: Self.paragraphText
        case .sentences: Self.sentencesText
        }
    }
}

/// What several templates include.
enum PagePartial: String, CaseIterable {
    /// The poster of a movie, or what stands in its place.
    case poster
    /// What there is to say in one line: rating, mark, original title, running time, genres.
    case facts
    /// Who directed it and who is in it.
    case credits
    /// What providers say differently, opened in place.
    case conflicts
    /// Who has it, with links.
    case badges

    /// The partial itself, in Mustache.
    var text: String {
        switch self {
        case .poster: Self.posterText
        case .facts: Self.factsText
        case .credits: Self.creditsText
        case .conflicts: Self.conflictsText
        case .badges: Self.badgesText
        }
    }
}

/// The templates of pages, parsed.
struct PageLibrary: Sendable {
    /// Those in the binary, parsed when the first page is written.
    static let standard = PageLibrary()

    /// Why some of them are none; empty, as a test holds. One that is none writes nothing.
    let faults: [String]
    private let templates: [PageTemplate: MustacheTemplate]
    private let partials: MustacheLibrary

    private init() {
        let opening = Escaping.of(.html).opening
        var (faults, templates, partials) =
            ([String](), [PageTemplate: MustacheTemplate](), MustacheLibrary())
        for template in PageTemplate.allCases {
            do {
                templates[template] = try MustacheTemplate(string: opening + template.text)
            } catch {
                faults.append("\(template): \(error)")
            }
        }
        for partial in PagePartial.allCases {
            do {
                try partials.register(opening + partial.text, named: partial.rawValue)
            } catch {
                faults.append("\(partial): \(error)")
            }
        }
        (self.faults, self.templates, self.partials) = (faults, templates, partials)
    }

    /// A part of a page.
    func text(of template: PageTemplate, _ value: TemplateValue) -> String {
        templates[template]?.render(value, library: partials) ?? ""
    }
}
