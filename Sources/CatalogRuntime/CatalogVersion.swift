/// The version of this program and library.
public enum CatalogVersion {
    /// As `catalog --version` prints it.
    public static let current = "0.1.0"
}
