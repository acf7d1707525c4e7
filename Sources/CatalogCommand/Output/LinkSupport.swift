/// Which terminals understand links (Operating System Command 8), by what they tell of themselves in the environment.
///
/// There is no way to ask them. One that is not known here is taken for one that does not, because some old ones print
/// the address in the middle of the text.
enum LinkSupport {
    /// Whether the terminal is one that does.
    static func isKnown(in environment: [String: String]) -> Bool {
        let kind = environment["TERM"] ?? ""
        guard !["", "dumb", "linux"].contains(kind) else { return false }
        let program = environment["TERM_PROGRAM"] ?? ""
        // What stands between us and the terminal decides; variables of the terminal may be those of another one.
        if program == "tmux" || kind.hasPrefix("tmux") || kind.hasPrefix("screen")
            || environment["STY"] != nil
        {
            return program == "tmux" && isAtLeast("3.4", environment["TERM_PROGRAM_VERSION"])
        }
        if programs.contains(program) || kinds.contains(where: kind.hasPrefix) { return true }
        if let vte = environment["VTE_VERSION"].flatMap({ Int($0) }) { return vte >= firstVTE }
        return marks.contains { !(environment[$0] ?? "").isEmpty }
    }

    /// Values of `TERM_PROGRAM`.
    private static let programs: Set<String> = [
        "iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "rio", "WarpTerminal", "mintty",
    ]
    /// What `TERM` begins with.
    private static let kinds = [
        "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour", "rio",
    ]
    /// Variables that nothing but such a terminal sets: Windows Terminal, Konsole, kitty, DomTerm.
    private static let marks = ["WT_SESSION", "KONSOLE_VERSION", "KITTY_WINDOW_ID", "DOMTERM"]
    /// GNOME's terminals since 0.50.
    private static let firstVTE = 5000

    private static func isAtLeast(_ least: String, _ version: String?) -> Bool {
        // A letter counts bug fixes, as in 3.3a.
        func numbers(_ text: String) -> [Int] {
            text.split(separator: ".").map { Int($0.prefix(while: \.isNumber)) ?? 0 }
        }
        guard let version else { return false }
        return !numbers(version).lexicographicallyPrecedes(numbers(least))
    }
}
