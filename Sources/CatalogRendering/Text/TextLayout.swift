/// What text is fitted to.
package struct TextLayout: Hashable, Sendable {
    /// The columns of a line; no line is longer.
    package let width: Int
    /// Whether headings, ratings and warnings are set off by color and weight.
    package let usesColor: Bool
    /// Whether titles and addresses lead to their pages of the web.
    package let usesLinks: Bool

    /// The narrowest that text is set; a narrower terminal breaks its lines itself.
    package static let narrowest = 20

    /// Makes a layout; a width below ``narrowest`` is taken as that.
    package init(width: Int, usesColor: Bool = false, usesLinks: Bool = false) {
        self.width = max(width, Self.narrowest)
        self.usesColor = usesColor
        self.usesLinks = usesLinks
    }
}
