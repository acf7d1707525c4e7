internal import CatalogCore
internal import Foundation

/// Finds the file somebody meant who named one that does not exist.
enum NearestFile {
    /// The path in the same folder whose name is nearest; nil where none is near, or there is no such folder.
    static func name(to path: String) -> String? {
        let url = URL(filePath: path)
        let folder = url.deletingLastPathComponent()
        // A folder that cannot be listed has nothing to suggest.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        let nearest = NearestName.nearest(to: url.lastPathComponent, among: names.sorted())
        return nearest.map { name in
            path.contains("/")
                ? path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) + name : name
        }
    }
}
