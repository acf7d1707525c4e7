package import struct Foundation.Date

/// Keeps answers beyond the run, and answers from what is kept, as RFC 9111 asks of a private cache.
///
/// It reads what the server says about its answers (see ``StoredResponse``) and adds five decisions:
///
/// - Only whole answers with status 200 are kept that whoever asks can read (``TransportRequest/accepts``).
///   What is missing costs one request a run.
/// - A kept answer that whoever asks cannot read, because an earlier version of the program read more or
///   something else, is forgotten before anything else happens, and asked for as if it had never been there.
/// - An answer that the source gave earlier stands in, marked ``TransportResponse/isStale``, when the source
///   cannot give one now: it does not answer, answers 429 or 5xx, or answers something unreadable. Not
///   where the server forbids it, and never for a refused credential or a run that was ended.
/// - A kept answer needs no credential, so it serves whoever may read the store. A server whose answers
///   depend on who asks says so with `Vary`, and then nothing is kept.
/// - No `Age` field is added to what is served: the answer goes to ourselves, and stays what it was.
///
/// Requests that bring their own conditions, and those to a scheme other than HTTP, pass by the store.
package struct CachingTransport: Transport {
    /// How far the store is trusted.
    package enum Mode: Hashable, Sendable {
        /// Fresh answers serve; others are checked with the server.
        case normal
        /// Every answer is checked with the server, the fresh ones too.
        case refresh
        /// Only the store answers, whatever the age and whatever the server said about reuse: the user
        /// asked for it. What is no longer fresh is marked stale.
        case offline
    }

    private let base: any Transport
    private let store: any ResponseStore
    private let mode: Mode
    private let now: @Sendable () -> Date

    /// Wraps a transport.
    ///
    /// - Parameters:
    ///   - now: The time of day.
    package init(
        base: any Transport,
        store: any ResponseStore,
        mode: Mode = .normal,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.base = base
        self.store = store
        self.mode = mode
        self.now = now
    }

    /// Returns the answer, kept or new.
    ///
    /// - Throws: What the transport below throws, where nothing may stand in; in offline mode
    ///   ``TransportError/offline`` for what is not kept.
    package func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        if Task.isCancelled { throw .cancelled }
        guard request.isForCaches else { return try await base.response(to: request) }
        let kept = kept(for: request)
        switch (mode, kept) {
        case (.offline, nil): throw .offline
        case (.offline, let kept?): return kept.response(isStale: !kept.isFresh(at: now()))
        case (.normal, let kept?) where kept.isFresh(at: now()): return kept.response(isStale: false)
        case (.normal, _), (.refresh, _): return try await ask(request, kept: kept)
        }
    }

    /// The latest answer to a request that is kept; nil where whoever asks could not read it.
    private func kept(for request: TransportRequest) -> StoredResponse? {
        let latest = store.answers(to: request.url).filter { $0.answers(request) }
            .max { $0.receivedAt < $1.receivedAt }
        guard let latest, let accepts = request.accepts, !accepts(latest.response(isStale: false)) else {
            return latest
        }
        store.forget(request.url)
        return nil
    }

    private func ask(
        _ request: TransportRequest, kept: StoredResponse?
    ) async throws(TransportError) -> TransportResponse {
        var requestedAt = now()
        do {
            var response = try await base.response(to: kept.map(request.checking) ?? request)
            if response.status == 304, let kept {
                if let answer = confirmed(kept, by: response, for: request, requestedAt: requestedAt) {
                    return answer
                }
                // The server confirmed something we do not have.
                requestedAt = now()
                response = try await base.response(to: request)
            }
            return take(response, for: request, kept: kept, requestedAt: requestedAt)
        } catch {
            guard error.isFailureOfSource, !Task.isCancelled, let standIn = standIn(kept) else { throw error }
            return standIn
        }
    }

    /// The kept answer with what a 304 says anew, kept again; nil when the 304 speaks of another one.
    private func confirmed(
        _ kept: StoredResponse, by response: TransportResponse, for request: TransportRequest,
        requestedAt: Date
    ) -> TransportResponse? {
        guard let refreshed = kept.refreshed(by: response) else { return nil }
        keep(refreshed, for: request, requestedAt: requestedAt)
        return refreshed
    }

    /// Keeps an answer, or lets the kept one stand in for it.
    private func take(
        _ response: TransportResponse, for request: TransportRequest, kept: StoredResponse?, requestedAt: Date
    ) -> TransportResponse {
        switch response.status {
        case 200 where request.canRead(response):
            keep(response, for: request, requestedAt: requestedAt)
            return response
        case 404, 410:
            // Kept any longer, it would come back from the dead when the source is down.
            store.forget(request.url)
            return response
        case 200, 429, 500...599:
            return Task.isCancelled ? response : standIn(kept) ?? response
        default:
            return response
        }
    }

    private func keep(_ response: TransportResponse, for request: TransportRequest, requestedAt: Date) {
        if let answer = StoredResponse(response, to: request, requestedAt: requestedAt, receivedAt: now()) {
            store.keep(answer)
        } else {
            store.forget(request.url)
        }
    }

    private func standIn(_ kept: StoredResponse?) -> TransportResponse? {
        guard let kept, kept.mayStandIn(at: now()) else { return nil }
        return kept.response(isStale: true)
    }
}

extension TransportRequest {
    /// Whether a cache may answer: it is for HTTP, and the caller leaves the talk about caching to us.
    fileprivate var isForCaches: Bool {
        let scheme = url.prefix { $0 != ":" }.lowercased()
        return ["http", "https"].contains(scheme)
            && !headers.keys.contains { name in
                let name = name.lowercased()
                return name.hasPrefix("if-") || ["range", "cache-control", "pragma"].contains(name)
            }
    }

    /// Whether whoever asks can read an answer with status 200; where they do not say, whether anybody can.
    fileprivate func canRead(_ response: TransportResponse) -> Bool {
        accepts?(response) ?? ReadableBody.isReadable(self, response)
    }

    /// The same request with the question whether the kept answer still holds.
    fileprivate func checking(_ kept: StoredResponse) -> TransportRequest {
        var request = self
        request.headers.merge(kept.conditions) { own, _ in own }
        return request
    }
}

extension TransportError {
    /// Whether the source did not do its part, so that an older answer of it is of use.
    fileprivate var isFailureOfSource: Bool {
        switch self {
        case .timeout, .unreachable, .cutOff, .tooLarge, .malformed, .rateLimited, .leftAlone: true
        case .invalidRequest, .notRecorded, .offline, .cancelled: false
        }
    }
}
