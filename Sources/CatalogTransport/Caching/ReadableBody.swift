/// Tells bodies worth keeping from broken ones where nobody knows what they should say.
package enum ReadableBody {
    /// Whether the body of an answer can be what was asked for.
    ///
    /// An image must have bytes. Everything else must be one whole JSON object or array, whatever the
    /// server calls it: some send JSON as plain text, and a page of HTML in its place is an error page.
    @Sendable
    package static func isReadable(_ request: TransportRequest, _ response: TransportResponse) -> Bool {
        let type = response.headers["content-type"]?.lowercased() ?? ""
        return type.hasPrefix("image/") ? !response.body.isEmpty : JSONScan.isContainer(response.body)
    }
}
