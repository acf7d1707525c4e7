/// The folders of a user, as the XDG base directory rules have them.
package struct UserFolders: Hashable, Sendable {
    /// What may be lost: `$XDG_CACHE_HOME/catalog`; nil where neither it nor `HOME` says where that is.
    package let cache: String?
    /// What must not be lost: `$XDG_DATA_HOME/catalog`; nil where neither it nor `HOME` says where that is.
    package let data: String?

    /// Reads the folders off an environment. A relative path there is ignored, as the rules demand.
    package init(environment: [String: String]) {
        func folder(_ variable: String, _ usual: String) -> String? {
            [environment[variable], environment["HOME"].map { $0 + "/" + usual }]
                .compactMap(\.self).first { $0.hasPrefix("/") }.map { $0 + "/catalog" }
        }
        cache = folder("XDG_CACHE_HOME", ".cache")
        data = folder("XDG_DATA_HOME", ".local/share")
    }
}
