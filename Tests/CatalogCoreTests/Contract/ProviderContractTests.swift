internal import CatalogCore
internal import CatalogTestSupport
internal import CatalogTransport
internal import Testing

@Suite struct `The provider contract` {
    @Test(arguments: ProviderContract.Law.allCases)
    func `finds nothing to say about a sound provider`(law: ProviderContract.Law) async throws {
        try await contract(over: nil).check(law)
    }

    @Test(arguments: Flaw.allCases)
    func `catches each flaw by the law it breaks, in words that name it`(flaw: Flaw) async throws {
        let violations = try await contract(over: flaw).violations(of: flaw.verdict.law)
        #expect(violations.contains { $0.contains(flaw.verdict.says) })
    }

    @Test(arguments: [Flaw.listsTwice, .reportsCancellation])
    func `fails the test of a flawed provider`(flaw: Flaw) async throws {
        let contract = try contract(over: flaw)
        await withKnownIssue {
            await contract.check(flaw.verdict.law)
        }
    }

    @Test func `has a flaw to show for each of its laws, and has each law in one half`() {
        #expect(Set(Flaw.allCases.map(\.verdict.law)) == Set(ProviderContract.Law.allCases))
        #expect(
            ProviderContract.Law.ofAnswers + ProviderContract.Law.ofFaults == ProviderContract.Law.allCases)
    }

    @Test func `is broken by abilities that nothing is known of`() async throws {
        let id = try #require(ProviderID("model"))
        let silent = ProviderContract.Holdings(
            movie: MovieID(provider: id, number: 1), unknownMovie: MovieID(provider: id, number: 99))
        let violations = try await contract(over: nil, holding: silent).violations(of: .abilities)
        #expect(
            violations
                == ["lists", "search", "people", "detail", "credits", "recommendations"].map {
                    "it offers \($0), of which its holdings name nothing"
                })
    }

    /// A provider without any ability, for what a missing conformance looks like.
    private struct Mute: CatalogProvider {
        let id: ProviderID
    }

    private func contract(
        over flaw: Flaw?, holding holdings: ProviderContract.Holdings? = nil
    ) throws -> ProviderContract {
        let id = try #require(ProviderID("model"))
        let other = try #require(ProviderID("other"))
        return ProviderContract(
            healthy: ScriptedTransport(bodies: ["/seal": #"{"sealed": true}"#]),
            holdings: holdings
                ?? ProviderContract.Holdings(
                    movie: MovieID(provider: id, number: 1),
                    unknownMovie: MovieID(provider: id, number: 99),
                    lists: [.popular],
                    pages: [.detail, .credits, .recommendations],
                    title: "Cléo",
                    person: "Agnès Varda")
        ) { transport in
            flaw == .hidesCredits
                ? Source(Mute(id: id), kind: "model")
                : Source(ModelProvider(id: id, other: other, flaw: flaw, transport: transport), kind: "model")
        }
    }
}
