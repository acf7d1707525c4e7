internal import CatalogCore
internal import CatalogMerger

extension Comparison: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("schema", "catalog.comparison/1")
            json.member("providers", providers)
            json.member("summary", ShownSummary(summary: summary, tolerances: rules.tolerances))
            json.member("movies") { $0.array(movies) }
            json.member("problems", problems)
            json.member("tallies", tallies)
        }
    }
}

extension NDJSON {
    /// Writes a line for each compared movie, in their order.
    func write(_ movies: ComparedMovies) {
        output.write(movies) { NDJSON(output: $1).line($0) }
    }
}

extension ComparedMovie: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("ids", ids)
            json.member("title", title)
            json.member("in", ids.map(\.provider))
            json.member("match", match)
            json.member("fields", fields)
            json.member("year", year)
        }
    }
}

extension ComparedMovie.Match: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("score", Rounded.score(score))
            json.member("because", because)
        }
    }
}

extension FieldComparison: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("field", field.rawValue)
            json.member("verdict", verdict.rawValue)
            json.member("claims") { json in
                json.object { json in
                    for claim in claims { json.member(claim.provider.name, claim.value) }
                }
            }
            json.member("accepted", isAccepted)
        }
    }
}

extension ComparedValue: JSONValue {
    func write(to json: inout JSONWriter) {
        switch self {
        case .presence(let isPresent): json.bool(isPresent)
        case .field(let value): value.write(to: &json)
        }
    }
}

/// The counts of a comparison with what was tolerated.
private struct ShownSummary: JSONValue {
    let summary: ComparisonSummary
    let tolerances: Tolerances

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("movies", summary.movies)
            json.member("in_all", summary.inAll)
            json.member("in_some", summary.inSome)
            json.member("agreeing", summary.agreeing)
            json.member("differing", summary.differing)
            json.member("only") { $0.object(summary.only, of: summary.providers) }
            json.member("fields") { json in
                json.object { json in
                    for field in summary.fields where field.field.isCounted {
                        json.member(field.field.rawValue) { write(field, to: &$0) }
                    }
                }
            }
            json.member("differences", summary.differences)
            json.member("accepted", summary.accepted)
            json.member("coverage", writeCoverage)
            json.member("pairs", summary.pairs)
            json.member("ratings", summary.ratings)
            json.member("tolerances") { json in
                json.object { json in
                    for field in MeasuredField.allCases
                    where summary.fields.contains(where: { $0.field.rawValue == field.rawValue }) {
                        json.member(field.rawValue, tolerances[field])
                    }
                }
            }
        }
    }

    private func write(_ field: FieldSummary, to json: inout JSONWriter) {
        json.object { json in
            json.member("compared", field.compared)
            json.member("equal", field.equal)
            json.member("within_tolerance", field.withinTolerance)
            json.member("different", field.different)
            json.member("missing") { $0.object(field.missing, of: summary.providers) }
            json.member("accepted", field.accepted)
        }
    }

    /// How many movies each provider has, and of how many of them it tells each field.
    private func writeCoverage(to json: inout JSONWriter) {
        json.object { json in
            for (place, provider) in summary.providers.enumerated() {
                json.member(provider.name) { json in
                    json.object { json in
                        json.member("movies", summary.having[place])
                        json.member("fields") { json in
                            json.object { json in
                                for field in summary.fields where field.field != .present {
                                    json.member(field.field.rawValue, field.having[place])
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

extension JSONWriter {
    /// Writes numbers by their provider.
    fileprivate mutating func object(_ numbers: [Int], of providers: [ProviderID]) {
        object { json in
            for (provider, number) in zip(providers, numbers) { json.member(provider.name, number) }
        }
    }
}

extension ProviderPair: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("providers", [left, right])
            json.member("movies", movies)
            json.member("agreeing", agreeing)
            json.member("compared", compared)
            json.member("different", different)
        }
    }
}

extension RatingComparison: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("providers", [left, right])
            json.member("movies", movies)
            json.member("mean_difference", meanDifference.map(Rounded.tenThousandths))
            json.member("mean_absolute_difference", meanAbsoluteDifference.map(Rounded.tenThousandths))
            json.member("correlation", correlation.map(Rounded.tenThousandths))
            json.member("distribution") { json in
                json.array(distribution) { json, bar in
                    json.object { json in
                        json.member("difference", bar.difference)
                        json.member("movies", bar.movies)
                    }
                }
            }
            json.member("widest") { json in
                json.array(widest) { json, gap in
                    json.object { json in
                        json.member("ids", gap.movie.ids)
                        json.member("title", gap.movie.title)
                        json.member("ratings") { json in
                            json.object { json in
                                json.member(left.name, gap.left)
                                json.member(right.name, gap.right)
                            }
                        }
                        json.member("difference", gap.difference)
                    }
                }
            }
        }
    }
}

extension Baseline.Entry: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("ids", difference.ids)
            json.member("title", title)
            json.member("field", difference.field.rawValue)
            json.member("claims") { json in
                json.object { json in
                    for claim in difference.claims { json.member(claim.provider.name, claim.value) }
                }
            }
        }
    }
}

extension Baseline.PlainValue: JSONValue {
    func write(to json: inout JSONWriter) {
        switch self {
        case .truth(let truth): json.bool(truth)
        case .number(let number): json.decimal(number)
        case .text(let text): json.string(text)
        case .texts(let texts): texts.write(to: &json)
        }
    }
}
