internal import CatalogCore
internal import CatalogMerger

/// An explanation with the name of the file that verdicts by hand stand in.
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
                json.member("field", ExplainedField(field: field, movie: movie))
            } else {
                json.member("fields", explanation.explainedFields)
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
    var explainedFields: [ExplainedField] { fields.map { ExplainedField(field: $0, movie: movie) } }
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
/// A claim without a value says that there is none; who could not say makes no claim.
struct ExplainedField: JSONValue {
    let field: MovieField
    let movie: MergedMovie

    /// The field with its claims; nil where nobody has ever heard of it.
    var resolved: Resolved? { movie.fields[field] }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("field", field)
            json.member("chosen") { json in
                guard let value = resolved?.fact.value, let provider = resolved?.provider else {
                    return json.null()
                }
                json.object { json in
                    json.member("provider", provider)
                    json.member("value", value)
                }
            }
            json.member("rule", resolved?.rule.wording)
            json.member("claims") { json in
                json.array(resolved?.statements ?? []) { json, claim in
                    json.object { json in
                        json.member("provider", claim.provider)
                        json.member("value", claim.fact.value)
                        json.member("record", claim.record)
                        json.member("as_of", claim.asOf.flatMap(Timestamp.text))
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
