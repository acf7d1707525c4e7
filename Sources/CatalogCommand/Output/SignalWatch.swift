internal import Dispatch
internal import Foundation
internal import Synchronization

/// Ends a run on Ctrl-C or SIGTERM: promptly, and with whatever was being written intact.
final class SignalWatch {
    private let received = Received()
    private let sources: [any DispatchSourceSignal]

    /// Watches until it is let go.
    ///
    /// - Parameter end: Asks the run to end. Where it has not ended after a grace of less than a second, the
    ///   program ends without it.
    init(end: @escaping @Sendable () -> Void) {
        let queue = DispatchQueue(label: "catalog.signals")
        let signals = [SIGINT, SIGTERM]
        sources = signals.map { number in
            signal(number, SIG_IGN)
            return DispatchSource.makeSignalSource(signal: number, queue: queue)
        }
        for (number, source) in zip(signals, sources) {
            source.setEventHandler { [received] in
                received.number.withLock { $0 = $0 ?? number }
                end()
                queue.asyncAfter(deadline: .now() + .milliseconds(700)) {
                    AnswerFile.discardPending()
                    exit(128 + number)
                }
            }
            source.resume()
        }
    }

    /// The exit status that a signal asks for; nil where none came.
    var status: Int32? { received.number.withLock { $0.map { 128 + $0 } } }

    /// The first signal that came.
    private final class Received: Sendable {
        let number = Mutex<Int32?>(nil)
    }
}
