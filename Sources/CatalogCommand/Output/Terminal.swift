internal import Foundation

/// What the program is connected to.
struct Terminal {
    private let writesToFile: Bool
    private let environment: [String: String]

    /// - Parameter writesToFile: Whether the answer goes to a file in place of stdout.
    init(writesToFile: Bool, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.writesToFile = writesToFile
        self.environment = environment
    }

    /// The width to lay text out for: `COLUMNS`, else the terminal's, else 80.
    var width: Int {
        if let columns = environment["COLUMNS"].flatMap({ Int($0) }), (20...1000).contains(columns) {
            return columns
        }
        guard !writesToFile, isatty(STDOUT_FILENO) == 1 else { return 80 }
        var size = winsize()
        guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 20 else { return 80 }
        return Int(size.ws_col)
    }

    /// Whether text is colored.
    func usesColor(_ choice: ColorChoice) -> Bool {
        switch choice {
        case .always: true
        case .never: false
        case .auto:
            !writesToFile && isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
                && environment["TERM"] != "dumb"
        }
    }
}
