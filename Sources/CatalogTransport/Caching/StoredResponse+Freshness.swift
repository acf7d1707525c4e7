package import struct Foundation.Date

extension StoredResponse {
    /// Whether the answer may be used without asking the server (RFC 9111, section 4.2).
    package func isFresh(at now: Date) -> Bool {
        !control.forbidsUseUnchecked && age(at: now) < freshnessLifetime
    }

    /// Whether the answer may be used in place of one that the source cannot give (section 4.2.4).
    ///
    /// However old it is: whoever uses it is told. Not where the server forbids it.
    package func mayStandIn(at now: Date) -> Bool {
        let control = control
        return !control.forbidsUseUnchecked && (!control.forbidsStale || isFresh(at: now))
    }

    /// Seconds since the server made or checked the answer (section 4.2.3); never negative.
    ///
    /// It is infinite when the answer comes from more than a minute ahead: then our clock has been set
    /// back, and nobody knows how much time has passed. A server whose clock is behind makes its answers
    /// look older than they are, one whose clock is ahead does not make them younger than they arrived.
    package func age(at now: Date) -> Double {
        let resident = now.timeIntervalSince(receivedAt)
        guard resident >= -60 else { return .infinity }
        let apparent = date.map { receivedAt.timeIntervalSince($0) } ?? 0
        let told = FieldList.members(of: headers["age"] ?? "").first.flatMap(CacheControl.seconds) ?? 0
        let corrected = told + max(receivedAt.timeIntervalSince(requestedAt), 0)
        return max(apparent, corrected, 0) + max(resident, 0)
    }

    /// For how many seconds of age the answer is fresh (section 4.2.1); 0 when the server does not say.
    ///
    /// `max-age` outranks `Expires`. Without either it is a tenth of the time for which the answer had not
    /// changed when it was made, a day at most.
    package var freshnessLifetime: Double {
        if let maxAge = control.maxAge { return maxAge }
        let madeAt = date ?? receivedAt
        if let expires = headers["expires"] {
            // `0`, and whatever else is no date, means that it has expired.
            return max(HTTPDate.date(from: expires)?.timeIntervalSince(madeAt) ?? 0, 0)
        }
        guard let changedAt = headers["last-modified"].flatMap(HTTPDate.date) else { return 0 }
        return min(max(madeAt.timeIntervalSince(changedAt) / 10, 0), 86_400)
    }

    /// When the server made the answer, by its own clock.
    private var date: Date? { headers["date"].flatMap(HTTPDate.date) }
}
