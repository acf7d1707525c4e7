internal import CatalogCore
internal import Foundation

/// Finds the file somebody meant who named one that does not exist.
enum NearestFile {
    /// The path in the same folder whose name is nearest; nil where none is near, or there is no such folder.
    static func name(to path: String) -> String? {
        let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let folder = path[..<start]
        // A folder that cannot be listed has nothing to suggest.
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : String(folder)))
        return NearestName.nearest(to: String(path[start...]), among: (names ?? []).sorted()).map {
            folder + $0
        }
    }
}
