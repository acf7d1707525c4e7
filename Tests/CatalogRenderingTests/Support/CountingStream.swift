/// A stream that keeps nothing but figures.
struct CountingStream: TextOutputStream {
    var writes = 0
    var bytes = 0
    var largest = 0

    mutating func write(_ string: String) {
        writes += 1
        bytes += string.utf8.count
        largest = max(largest, string.utf8.count)
    }
}
