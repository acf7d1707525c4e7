internal import CatalogTransport

/// Takes secrets out of what servers say when they refuse: some quote the credential that they were sent.
///
/// Other answers pass as they are. They are movies, and looking through all of them would cost more than it
/// finds.
struct RedactingTransport: Transport {
    let base: any Transport
    let redactor: Redactor

    func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        var response = try await base.response(to: request)
        if response.status >= 400 { response.body = redactor.redacted(response.body) }
        return response
    }
}
