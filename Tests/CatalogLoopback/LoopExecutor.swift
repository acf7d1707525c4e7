internal import NIOCore

/// Runs tasks on the thread of an event loop.
///
/// All tests begin at once and share a few threads, so that whatever waits there waits for minutes; a server that
/// did would be down for the programs that ask it.
final class LoopExecutor: TaskExecutor {
    private let loop: any EventLoop

    init(_ loop: any EventLoop) {
        self.loop = loop
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        loop.execute { [self] in
            unsafe job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
