/// Takes secrets out of what servers say when they refuse: some quote the credential that they were sent.
///
/// What is quoted of a refusal in an answer, a message or a recording then holds no secret. Other answers pass
/// as they are. They are movies, and looking through all of them would cost more than it finds.
package struct RedactingTransport: Transport {
    private let base: any Transport
    private let redactor: Redactor

    /// Wraps a transport.
    ///
    /// - Parameter redactor: Knows the secrets that the provider is sent.
    package init(base: any Transport, redactor: Redactor) {
        self.base = base
        self.redactor = redactor
    }

    /// Returns the answer; the body of one with a status of 400 or more without the secrets.
    package func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        var response = try await base.response(to: request)
        if response.status >= 400 { response.body = redactor.redacted(response.body) }
        return response
    }
}
