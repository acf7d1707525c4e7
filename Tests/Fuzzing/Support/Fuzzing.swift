internal import Dispatch
internal import Foundation

/// What stands between libFuzzer, which calls a C function again and again, and what is to be fuzzed.
package enum Fuzzing {
    /// The input as bytes of our own.
    ///
    /// - Parameters:
    ///   - start: The first byte; nil where there is none.
    ///   - count: How many there are; they stand behind `start` for as long as this function runs.
    package static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
        unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    }

    /// Does asynchronous work and returns when it is done.
    ///
    /// The C function's return means that the input has been dealt with. It is called on a thread that runs
    /// no tasks, so to hold that one up keeps nobody from working.
    package static func finish(_ work: @escaping @Sendable () async -> Void) {
        let end = DispatchSemaphore(value: 0)
        Task {
            await work()
            end.signal()
        }
        end.wait()
    }

    /// Ends the process where a law was broken, which libFuzzer takes for a find: it keeps the input.
    ///
    /// - Parameter violations: A sentence for each law that was broken; they are printed.
    package static func stop(for violations: [String]) {
        guard !violations.isEmpty else { return }
        let lines = violations.prefix(10).map { "broken: \($0)\n" }
        FileHandle.standardError.write(Data(lines.joined().utf8))
        abort()
    }
}

extension Fuzzing {
    /// What is wrong with words that are to be shown to people: they must stand in one line, and not in a
    /// long one, whatever stranger they quote.
    package static func violations(inLine words: String, longest: Int = 600) -> [String] {
        let scalars = words.unicodeScalars
        var found: [String] = []
        if scalars.count > longest { found.append("\(scalars.count) characters: \(words.prefix(80))…") }
        let breaksLine = scalars.contains { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            case _: false
            }
        }
        if breaksLine { found.append("a control character: \(words.debugDescription)") }
        return found
    }
}
