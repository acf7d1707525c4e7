/// The value of any one field of a movie, so that claims about all fields can be kept and compared alike.
public enum FieldValue: Hashable, Sendable {
    /// A title, a synopsis, an address, a language code.
    case text(String)
    /// A year, minutes, dollars.
    case whole(Int)
    /// A popularity.
    case decimal(Double)
    /// A release date.
    case day(CalendarDay)
    /// Genre names.
    case texts([String])
    /// A rating.
    case rating(Rating)
    /// Outside ids, at most one of each authority.
    case externalIDs([ExternalID])
    /// Actors or directors, in the source's order.
    case credits([Credit])
    /// The pages for people, one per provider, in precedence order.
    case links([Link])

    /// A provider's page for a movie.
    public struct Link: Hashable, Sendable {
        /// Whose page it is.
        public let provider: ProviderID
        /// Its absolute address.
        public let address: String

        /// Makes a link.
        public init(provider: ProviderID, address: String) {
            self.provider = provider
            self.address = address
        }
    }
}
