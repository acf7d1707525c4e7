internal import CatalogCore
internal import CatalogTransport
internal import CatalogWire

/// TMDB as it is asked: how a request is put and what an error means.
struct Service: Sendable {
    /// What asking gave.
    typealias Outcome<Body> = Result<Reply<Body>, ProviderError>

    /// The language that is asked for; nil where TMDB chooses.
    let language: String?
    /// The country that lists are shaped by; nil where TMDB chooses.
    let region: String?

    private let client: WireClient
    private let secrets: Redactor

    /// Makes a service of a provider's settings.
    init(provider: ProviderID, settings: TMDBSettings, transport: any Transport) {
        language = settings.language.flatMap { $0.isEmpty ? nil : $0 }
        region = settings.region.flatMap { $0.isEmpty ? nil : $0 }
        secrets = Redactor([settings.credential.secret])
        client = WireClient(
            provider: provider, base: settings.baseURL, transport: transport, credential: settings.credential)
    }

    /// Whether texts come in English, the language of the built-in genre names.
    var isEnglish: Bool {
        guard let language else { return true }
        return language.prefix { $0 != "-" && $0 != "_" }.lowercased() == "en"
    }

    /// Asks for a path.
    ///
    /// - Parameter query: Values by name; those that are nil are left out, the others are sent in the names'
    ///   order, so that one question is always one URL.
    func answer<Body: Decodable & Sendable>(
        _ path: String,
        _ query: [String: String?],
        as body: Body.Type = Body.self,
        to question: Question
    ) async throws(ProviderError) -> Reply<Body> {
        let items = query.compactMap { name, value in value.map { (name: name, value: $0) } }
            .sorted { $0.name < $1.name }
        let secrets = secrets
        return try await client.answer(path, query: items, as: body, to: question) { response in
            WireStatus(response)?.reason(status: response.status, hiding: secrets)
        }
    }

    /// What asking for a path gave, as a value: for questions that are asked side by side.
    func outcome<Body: Decodable & Sendable>(
        _ path: String,
        _ query: [String: String?],
        as body: Body.Type = Body.self,
        to question: Question
    ) async -> Outcome<Body> {
        do {
            return .success(try await answer(path, query, as: body, to: question))
        } catch {
            return .failure(error)
        }
    }

    /// The number that a key of ours stands for: positive, and written as TMDB writes it.
    static func number(_ key: String) -> Int? {
        guard let number = Int(key), number > 0, String(number) == key else { return nil }
        return number
    }
}
