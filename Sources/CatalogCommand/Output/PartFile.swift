internal import Foundation
internal import Synchronization

/// A file in the making: beside its target, under a name of its own, until it takes the target's place.
///
/// It goes with its value, and ``discardAll()`` removes it where a signal ends the program. Only a program that is
/// killed outright, between making and renaming it, leaves it behind; its target is whole then all the same.
struct PartFile: ~Copyable {
    /// Where to write.
    let descriptor: Int32
    private let path: String
    private let target: String
    private let name: String

    /// Makes the file, empty, with the target's own permissions where there is a target, else with the usual
    /// ones.
    ///
    /// - Parameter name: What messages call the target.
    init(for target: String, named name: String) throws(OutputError) {
        let folder = Self.folder(of: target)
        let path = "\(folder)/.catalog-\(getpid())-\(UInt32.random(in: 0 ... .max)).part"
        let descriptor: Int32? = Self.pending.withLock { pending in
            guard !pending.isOver else { return nil }
            let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { return -errno }
            pending.path = path
            return descriptor
        }
        guard let descriptor else { throw .refused(path: name, EINTR) }
        guard descriptor >= 0 else { throw .refused(path: name, -descriptor) }
        self.descriptor = descriptor
        self.path = path
        self.target = target
        self.name = name
        var old = stat()
        if unsafe stat(target, &old) == 0 {
            // A file system without owners or permissions refuses; the file is no worse for it there.
            _ = fchown(descriptor, old.st_uid, old.st_gid)
            _ = fchmod(descriptor, old.st_mode & 0o777)
        }
    }

    /// Puts the file in its target's place, once all of it is on disk.
    func takePlace() throws(OutputError) {
        guard fsync(descriptor) == 0, unsafe rename(path, target) == 0 else {
            throw .refused(path: name, errno)
        }
        Self.pending.withLock { $0.path = nil }
    }

    /// Closes the file, and removes it unless it took its place.
    deinit {
        close(descriptor)
        Self.pending.withLock { $0.remove() }
    }

    /// Removes what is half written, and lets nothing new begin: for the end by a signal.
    static func discardAll() {
        pending.withLock { pending in
            pending.isOver = true
            pending.remove()
        }
    }

    /// The folder that a path stands in.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The one file that this program has in the making.
    private struct Pending {
        var path: String?
        var isOver = false

        mutating func remove() {
            if let path { unsafe unlink(path) }
            path = nil
        }
    }

    private static let pending = Mutex(Pending())
}
