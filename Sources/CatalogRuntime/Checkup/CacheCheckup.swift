package import CatalogStore
internal import Synchronization

/// How the response cache is doing, found out by opening it as a run does, and reading all of it.
package struct CacheCheckup: Sendable {
    /// What it holds; nil where it could not be read.
    package let statistics: CacheStatistics?
    /// What was wrong with it; nil where nothing was.
    package let notice: CacheNotice?
    /// Whether answers can be kept from now on.
    package let isHealthy: Bool

    init(folder: String, limit: Int) {
        let notices = Mutex<[CacheNotice]>([])
        let cache = ResponseCache(folder: folder, limit: limit) { notice in
            notices.withLock { $0.append(notice) }
        }
        defer { cache.close() }
        // Any question opens it, and makes or replaces its file where that is needed.
        _ = cache.answers(to: "")
        // Where these fail there is a notice.
        try? cache.check()
        statistics = try? cache.statistics()
        notice = notices.withLock(\.first)
        switch notice {
        case nil, .replaced: isHealthy = statistics != nil
        case .unavailable, .unwritable: isHealthy = false
        }
    }
}
