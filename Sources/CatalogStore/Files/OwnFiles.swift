internal import Foundation

/// Folders and files that their owner alone may read.
enum OwnFiles {
    /// Makes a folder and those above it, as far as they are missing, with mode 0700.
    static func makeFolder(_ path: String) throws(StoreFault) {
        var status = stat()
        if unsafe stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else { throw .unusable("\(path) is not a folder") }
            return
        }
        let parent = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
        if parent.utf8.count < path.utf8.count { try makeFolder(withoutSlash(parent)) }
        // Another process may be quicker; a folder it made is as good.
        guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .unusable(words(for: errno)) }
    }

    /// Makes a file with mode 0600 unless it exists, and takes from others what rights they have on it.
    ///
    /// An existing file is never opened here: to close it would end the locks that SQLite holds on it.
    /// The files that SQLite puts beside it (`-wal`, `-shm`) take its mode over.
    static func makeFile(_ path: String) throws(StoreFault) {
        let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            close(descriptor)
            return
        }
        guard errno == EEXIST else { throw .unusable(words(for: errno)) }
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { throw .unusable(words(for: errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unusable("it is not a file") }
        if status.st_mode & 0o077 != 0 {
            guard unsafe chmod(path, 0o600) == 0 else { throw .unusable(words(for: errno)) }
        }
    }

    /// Whether there is anything at the path.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0
    }

    /// How many bytes a file has; 0 where there is none.
    static func size(of path: String) -> Int {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    /// The system's words for an error number.
    static func words(for code: Int32) -> String { unsafe String(cString: strerror(code)) }

    private static func withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
