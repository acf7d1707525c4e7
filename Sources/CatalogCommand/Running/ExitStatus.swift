internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogPipeline
internal import CatalogRuntime

/// What a run's outcome is called by the shell.
enum ExitStatus {
    /// There is something to put right.
    static let toPutRight: Int32 = 1
    /// Differences were found, and it was asked whether there are any.
    static let differences: Int32 = 1
    /// The answer could not be given.
    static let noAnswer: Int32 = 2
    /// Something is missing from the answer.
    static let partial: Int32 = 3
    /// The command line is wrong.
    static let usage: Int32 = 64
    /// The configuration is wrong.
    static let configuration: Int32 = 78
    /// Whoever read the answer has gone: what a shell says of a program that SIGPIPE ended.
    static let closedPipe: Int32 = 141

    /// The status for a failure that left nothing to print.
    static func status(for failure: any Error) -> Int32 {
        switch failure {
        case is UnknownProvider, is UnclearPair, PipelineError.nothingToCompare: usage
        case is ConfigurationErrors, is SettingError, is NoMatchesFile: configuration
        case OutputError.closedPipe: closedPipe
        default: noAnswer
        }
    }
}

extension Console {
    /// Does what may fail; says why where it does.
    ///
    /// - Throws: `ExitCode`, after the reason has been said: nothing is said of a pipe that was closed.
    func reporting<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let code as ExitCode {
            throw code
        } catch {
            throw refusal(error)
        }
    }

    /// Says why there is no answer.
    ///
    /// - Returns: The status to end with.
    func refusal(_ failure: any Error) -> ExitCode {
        let status = ExitStatus.status(for: failure)
        if status != ExitStatus.closedPipe { error(String(describing: failure)) }
        return ExitCode(status)
    }
}
