/// What a user should know about the cache. The run is answered all the same.
package enum CacheNotice: Hashable, Sendable {
    /// The file was of no use and has been replaced by an empty one.
    case replaced(file: String, StoreFault)
    /// The run does without a cache.
    case unavailable(file: String, StoreFault)
    /// What is in the cache serves, but nothing new is kept.
    case unwritable(file: String, StoreFault)
}

extension CacheNotice: CustomStringConvertible {
    /// What happened, why, and what to do about it.
    package var description: String {
        switch self {
        case .replaced(let file, let fault):
            "the cache \(file) \(fault); it was replaced by an empty one. There is nothing to do."
        case .unavailable(let file, let fault):
            "the cache \(file) \(fault); going on without it. \(Self.remedy(for: fault))"
        case .unwritable(let file, let fault):
            "the cache \(file) \(fault); nothing new is kept. \(Self.remedy(for: fault))"
        }
    }

    private static func remedy(for fault: StoreFault) -> String {
        switch fault {
        case .damaged, .foreign, .newer: "It is replaced when no other process uses it."
        case .locked: "The next run will try again."
        case .unusable: "Check the folder and its rights, or set XDG_CACHE_HOME to another one."
        }
    }
}
