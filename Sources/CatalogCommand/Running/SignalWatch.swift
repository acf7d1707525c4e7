internal import Dispatch
internal import Foundation
internal import Synchronization

/// Ends a run on Ctrl-C or SIGTERM: promptly, and with whatever was being written intact.
///
/// It watches from its making to ``stop()``, also while an answer is being written: a pipe that nobody reads
/// must not keep the program.
struct SignalWatch {
    private let received: Received
    private let sources: [any DispatchSourceSignal]

    /// Begins to watch.
    ///
    /// - Parameter end: Asks the run to end. Where it has not ended after a grace of less than a second, the
    ///   program ends without it.
    init(end: @escaping @Sendable () -> Void = {}) {
        let received = Received()
        let queue = DispatchQueue(label: "catalog.signals")
        self.received = received
        self.sources = [SIGINT, SIGTERM].map { number in
            // The source is told of signals that are ignored; the usual handler would end the program first.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                received.number.withLock { $0 = $0 ?? number }
                end()
                queue.asyncAfter(deadline: .now() + .milliseconds(700)) {
                    PartFile.discardAll()
                    _exit(128 + number)
                }
            }
            source.resume()
            return source
        }
    }

    /// The exit status that a signal asks for; nil where none came.
    var status: Int32? { received.number.withLock { $0.map { 128 + $0 } } }

    /// Ends watching.
    func stop() {
        for source in sources { source.cancel() }
    }

    /// The first signal that came.
    private final class Received: Sendable {
        let number = Mutex<Int32?>(nil)
    }
}
