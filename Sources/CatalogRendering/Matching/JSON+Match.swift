internal import CatalogCore
internal import CatalogMerger

/// Two records that were held against each other, in the one shape that they have in every answer.
struct ShownPair: JSONValue {
    let pair: ComparedPair
    /// The file that the user's verdicts stand in; nil where there is none.
    let file: String?

    func write(to json: inout JSONWriter) {
        let evidence = pair.evidence
        json.object { json in
            json.member("left", evidence.left)
            json.member("right", evidence.right)
            json.member("titles", [pair.left.title, pair.right.title])
            json.member("years", [pair.left.year.value, pair.right.year.value])
            json.member("score", Rounded.score(evidence.score))
            json.member("verdict", evidence.verdict.map { ShownVerdict(verdict: $0, file: file) })
            json.member("clues") { json in
                json.array(Array(zip(evidence.clues, evidence.shownWeights))) { json, shown in
                    let (clue, weight) = shown
                    json.object { json in
                        json.member("clue", clue.kind.rawValue)
                        json.member("words", clue.words)
                        json.member("left", clue.left)
                        json.member("right", clue.right)
                        json.member("weight", weight)
                    }
                }
            }
            json.member("total", evidence.shownTotal)
            json.member(
                "runner_up", evidence.runnerUp.map { ShownRunnerUp(evidence: evidence, runnerUp: $0) })
            json.member("unknown", evidence.unknown.map(\.rawValue))
        }
    }
}

/// What the user said, and where it stands.
struct ShownVerdict: JSONValue {
    let verdict: Verdict
    let file: String?

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("says", verdict.rawValue)
            json.member("file", file)
        }
    }
}

/// The best other candidate of a pair.
private struct ShownRunnerUp: JSONValue {
    let evidence: MatchEvidence
    let runnerUp: MatchEvidence.RunnerUp

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("of", runnerUp.of)
            json.member("id", runnerUp.id)
            json.member("total", Rounded.hundredths(runnerUp.logOdds))
            json.member("behind", evidence.lead(over: runnerUp))
        }
    }
}
