internal import CatalogCore
internal import CatalogTransport
internal import Foundation

// What a source says when its transport fails it.
extension ProviderContract {
    func brokenTransportViolations() async -> [String] {
        let faults: [(TransportError, code: String)] = [
            (.unreachable("no route"), "unreachable"), (.cutOff("reset"), "unreachable"),
            (.timeout(.seconds(3)), "timeout"), (.tooLarge(limit: 1_048_576), "too_large"),
            (.malformed("no head"), "unreadable"), (.notRecorded("GET /"), "not_recorded"),
            (.offline, "offline"), (.rateLimited, "rate_limited"),
        ]
        var found: [String] = []
        for (error, code) in faults {
            let broken = ScriptedTransport { _ throws(TransportError) in throw error }
            found += await failureViolations(
                over: broken, expecting: code, when: "the transport fails with \(error)")
        }
        return found
    }

    func cancellationViolations() async -> [String] {
        let source = makeSource(ScriptedTransport { _ throws(TransportError) in throw .cancelled })
        var found: [String] = []
        for inquiry in inquiries(to: source) {
            do {
                _ = try await inquiry.printedReply()
                found.append("it gave \(inquiry.question) when the run was ended")
            } catch ProviderError.cancelled {
                continue
            } catch {
                found.append("it made a problem of \(inquiry.question) when the run was ended: \(error)")
            }
        }
        return found
    }

    func unreadableAnswerViolations() async -> [String] {
        var found: [String] = []
        let bodies = [
            ("a web page", "<!DOCTYPE html><html><body>Sign in to the network</body></html>"),
            ("null", "null"), ("nothing", ""), ("an object without any key", "{}"),
        ]
        for (name, body) in bodies {
            let transport = ScriptedTransport { _ throws(TransportError) in
                TransportResponse(status: 200, body: Data(body.utf8))
            }
            found += await failureViolations(
                over: transport, expecting: "unreadable", when: "the body is \(name)")
        }
        let cut = ScriptedTransport { [healthy] request throws(TransportError) in
            var response = try await healthy.response(to: request)
            response.body = response.body.prefix(response.body.count / 2)
            return response
        }
        return found + (await failureViolations(over: cut, expecting: "unreadable", when: "the body is cut"))
    }

    func statusViolations() async -> [String] {
        let statuses = [
            (401, "unauthorized"), (404, "not_found"), (429, "rate_limited"), (500, "server_error"),
            (503, "server_error"),
        ]
        var found: [String] = []
        for (status, code) in statuses {
            let transport = ScriptedTransport { _ throws(TransportError) in TransportResponse(status: status)
            }
            found += await failureViolations(
                over: transport, expecting: code, when: "the status is \(status)")
        }
        return found
    }

    private func failureViolations(
        over transport: any Transport, expecting code: String, when circumstance: String
    ) async -> [String] {
        let source = makeSource(transport)
        return await failureViolations(
            of: inquiries(to: source), to: source, expecting: code, when: circumstance)
    }

    /// Every inquiry fails: in the provider's own name, for the question asked, for the expected reason.
    func failureViolations(
        of inquiries: [Inquiry], to source: Source, expecting code: String, when circumstance: String
    ) async -> [String] {
        var found: [String] = []
        for inquiry in inquiries {
            do {
                _ = try await inquiry.printedReply()
                found.append("it gave \(inquiry.question) when \(circumstance)")
            } catch ProviderError.failed(let problem) {
                if problem.provider != source.id {
                    found.append(
                        "it blamed '\(problem.provider)' for \(inquiry.question) when \(circumstance)")
                }
                if problem.question != inquiry.question {
                    found.append(
                        "asked for \(inquiry.question), it named \(problem.question) when \(circumstance)")
                }
                if problem.reason.code != code {
                    found.append("\(inquiry.question) failed as \(problem.reason.code) when \(circumstance)")
                }
            } catch {
                found.append("\(inquiry.question) did not fail when \(circumstance): \(error)")
            }
        }
        return found
    }
}
