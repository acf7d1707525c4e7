/// What a provider of a catalog file is told.
public struct FileSettings: Hashable, Sendable {
    /// The path of the file, absolute or relative to the working directory.
    public var path: String

    /// Makes settings.
    public init(path: String) {
        self.path = path
    }
}
