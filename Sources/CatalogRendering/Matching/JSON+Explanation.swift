internal import CatalogCore
internal import CatalogMerger

/// An explanation with the name of the file that verdicts and values by hand stand in.
struct ShownExplanation: JSONValue {
    let explanation: Explanation
    let file: String?

    func write(to json: inout JSONWriter) {
        let movie = explanation.movie
        json.object { json in
            json.member("schema", "catalog.why/1")
            json.member("ids", movie.ids)
            json.member("title", movie.title)
            json.member("year", movie.year)
            json.member("match", explanation.match.map { ShownMatch(match: $0, file: file) })
            if let field = explanation.field {
                json.member("field", ExplainedField(field: field, movie: movie, file: file))
            } else {
                json.member("fields", explanation.explainedFields(file: file))
            }
            json.member("undecided", explanation.undecided.map { ShownPair(pair: $0, file: file) })
            json.member("held_apart", explanation.heldApart.map { ShownHeldApart(apart: $0, file: file) })
            json.member("providers", explanation.providers)
            json.member("problems", explanation.problems)
        }
    }
}

extension Explanation {
    /// The fields that are asked about, with their claims.
    ///
    /// - Parameter file: What the file is called that values by hand stand in.
    func explainedFields(file: String?) -> [ExplainedField] {
        fields.map { ExplainedField(field: $0, movie: movie, file: file) }
    }
}

/// How the records of a movie were matched.
private struct ShownMatch: JSONValue {
    let match: MovieMatch
    let file: String?

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("score", Rounded.score(match.score))
            json.member("because", match.because)
            json.member("pairs", match.pairs.map { ShownPair(pair: $0, file: file) })
        }
    }
}

/// One field of a movie: what was chosen by which rule among whose claims.
///
/// A claim without a value says that there is none; who could not say makes no claim. What was set by hand is a
/// claim of its own, before the others.
struct ExplainedField: JSONValue {
    let field: MovieField
    let movie: MergedMovie
    /// The file that values by hand stand in.
    let file: String?

    /// What is said about the field.
    var statements: [Statement] { movie.fields[field]?.statements ?? [] }

    /// What several claims come to together; nil where the value is one of them.
    var sum: FieldValue? {
        guard statements.count(where: \.isChosen) > 1 else { return nil }
        return movie[field].value
    }

    /// Why the value is what it is; nil where nobody has ever heard of the field.
    var reason: String? { movie.fields[field]?.reason(file: file) }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("field", field)
            json.member("chosen") { json in
                guard let value = movie[field].value, let source = movie.fields[field]?.source else {
                    return json.null()
                }
                json.object { json in
                    json.member("provider", source)
                    json.member("value", value)
                }
            }
            json.member("rule", reason)
            json.member("claims") { json in
                json.array(statements) { json, claim in
                    json.object { json in
                        json.member("provider", claim.speaker)
                        json.member("value", claim.value)
                        json.member("record", claim.record)
                        json.member("as_of", claim.asOf.flatMap(Timestamp.text))
                        json.member("language", claim.language)
                        json.member("file", claim.isByHand ? file : nil)
                    }
                }
            }
        }
    }
}

/// A record that the user's word keeps out of a movie.
private struct ShownHeldApart: JSONValue {
    let apart: HeldApart
    let file: String?

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("left", apart.record)
            json.member("right", apart.other)
            json.member("title", apart.summary?.title)
            json.member("year", apart.summary?.year.value)
            json.member("verdict") { json in
                json.object { json in
                    json.member("says", apart.verdict.rawValue)
                    json.member("ids", apart.ids)
                    json.member("file", file)
                }
            }
        }
    }
}
