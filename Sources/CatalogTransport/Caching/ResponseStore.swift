/// Keeps answers beyond the run.
///
/// A store never fails a request: what it cannot give it does not have, what it cannot keep it forgets, and
/// it tells of its trouble by means of its own. It may forget anything at any time. What it gives is whole
/// and exactly what was kept.
package protocol ResponseStore: Sendable {
    /// Every answer kept for a URL, in no order. They differ in what the server varies them by
    /// (``StoredResponse/variant``).
    func answers(to url: String) -> [StoredResponse]

    /// Keeps an answer in place of any other with the same URL and variant.
    func keep(_ answer: StoredResponse)

    /// Drops every answer to a URL.
    func forget(_ url: String)
}
