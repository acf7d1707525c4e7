internal import ArgumentParser

/// A command that asks providers.
protocol DataCommand: AsyncParsableCommand {
    /// What it is told about its run.
    var run: RunOptions { get }
}
