import Foundation
import Testing

/// What the README and the articles speak of is there.
@Suite struct `Every mention` {
    private let documents: [Document]

    init() throws {
        documents = try Document.all
    }

    /// Options of the parser's own, which it tells nobody of.
    private static let parsersOwn: Set = ["--generate-completion-script", "--help", "--version"]

    @Test func `of a command has a command's words and options`() async throws {
        let program = try await CommandTree.ofProgram()
        var count = 0
        for document in documents {
            for span in document.spans {
                guard let arguments = try CommandLines.arguments(in: span) else { continue }
                count += 1
                let own = Array(arguments.prefix { $0 != "--" })
                let (command, rest) = program.command(of: own)
                let known = Self.parsersOwn.union(
                    command.leaves().flatMap(\.options).flatMap(\.spellings))
                for word in rest where word.hasPrefix("-") && word != "-" {
                    let name = String(word.prefix { $0 != "=" })
                    #expect(known.contains(name), "\(document.path): \(span)")
                }
                let needsCommand = !(command.subcommands ?? []).isEmpty
                let isStray = needsCommand && rest.first.map { !$0.hasPrefix("-") } ?? false
                #expect(!isStray, "\(document.path): \(span)")
            }
        }
        #expect(count >= 30)
    }

    @Test func `of an option is of one that some command has`() async throws {
        let options = try await CommandTree.ofProgram().leaves().flatMap(\.options).flatMap(\.spellings)
        let known = Self.parsersOwn.union(options)
        for document in documents {
            for span in document.spans {
                guard let name = span.prefixMatch(of: /--?[a-z][a-z-]*/) else { continue }
                // A value such as -title begins with a hyphen as well.
                let isValue = ["-title", "-year"].contains(String(name.0))
                #expect(isValue || known.contains(String(name.0)), "\(document.path): \(span)")
            }
        }
    }

    @Test func `of a symbol names something that the core has for everybody`() throws {
        let sources = try Repository.sources(in: ["Sources/CatalogCore"]).joined(separator: "\n")
        var count = 0
        for document in documents {
            for match in document.prose.matches(of: /``([^`]+)``/) where match.1 != "CatalogCore" {
                for part in match.1.split(separator: "/") {
                    count += 1
                    let name = part.prefix { $0 != "(" }
                    let declaration = try Regex(
                        "public (static )?(struct|enum|protocol|typealias|func|var|let) \(name)\\b|\\n +case \(name)\\b"
                    )
                    let isThere = sources.contains(declaration)
                    #expect(isThere, "\(document.path): \(match.1)")
                }
            }
        }
        #expect(count >= 50)
    }

    @Test func `of a type or target is of one that there is`() throws {
        let places = ["Sources", "Providers", "Tests/CatalogTestSupport"]
        let sources = try Repository.sources(in: places).joined(separator: "\n")
        let package = try Repository.text(of: "Package.swift")
        let words = try Document.article("Words").text.matches(of: /\| (`[A-Z][^|]*) \|\n/)
            .flatMap { Document.spans(in: String($0.1)) }
        #expect(words.count >= 20)
        // A word with a capital inside is a name of Swift's or of ours; so is what the list of words names.
        let names = documents.flatMap(\.spans).filter { $0.wholeMatch(of: /(?:[A-Z][a-z0-9]+){2,}/) != nil }
        for name in Set(names + words) {
            let declaration = try Regex("\\b(struct|enum|protocol|class|actor|typealias) \(name)\\b")
            let isThere = sources.contains(declaration) || package.contains("\"\(name)\"")
            #expect(isThere, "\(name)")
        }
    }

    @Test func `of a file or an article leads somewhere`() throws {
        for document in documents {
            let folder = document.path.split(separator: "/").dropLast().joined(separator: "/")
            for link in document.prose.matches(of: /\]\(([^)#]+)\)/) where !link.1.hasPrefix("http") {
                let path = folder.isEmpty ? String(link.1) : "\(folder)/\(link.1)"
                #expect(Repository.holds(path), "\(document.path): \(link.1)")
            }
            for article in document.prose.matches(of: /<doc:([A-Za-z]+)>/) {
                #expect(Repository.holds("\(Document.articleFolder)/\(article.1).md"), "\(article.1)")
            }
            for span in document.spans {
                guard let path = span.wholeMatch(of: /(?:Sources|Providers|Tests)\/[A-Za-z0-9\/.]+/) else {
                    continue
                }
                #expect(Repository.holds(String(path.0)), "\(document.path): \(span)")
            }
        }
    }

    @Test func `of an article stands on the page that all begin with`() throws {
        let first = try Document.article("CatalogCore").text
        let articles = documents.map(\.path).filter { $0.hasPrefix(Document.articleFolder) }
            .compactMap { $0.split(separator: "/").last?.dropLast(".md".count) }
        #expect(articles.count >= 8)
        for article in articles where article != "CatalogCore" {
            #expect(first.contains("- <doc:\(article)>"), "\(article)")
        }
    }

    @Test func `of a word tells what it is, once in its table`() throws {
        let lines = try Document.article("Words").text.split(separator: "\n### ").map(String.init)
        #expect(lines.count >= 6)
        for part in lines {
            let rows = Document.rows(in: part.split(separator: "\n").map(String.init))
            let words = rows.map { $0[0] }
            #expect(Set(words).count == words.count, "\(part.prefix(20))")
            #expect(rows.allSatisfy { $0[1].count > 5 }, "\(part.prefix(20))")
        }
    }
}
