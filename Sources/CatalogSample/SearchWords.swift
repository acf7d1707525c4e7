internal import Foundation

/// A text as a search sees it: its words, without case and accents.
struct SearchWords: Hashable, Sendable {
    let words: [String]

    init(_ text: String) {
        words = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }
            .map(String.init)
    }

    /// Whether each of the asked words begins a word of this text. Nothing is found by asking for nothing.
    func contain(_ asked: SearchWords) -> Bool {
        !asked.words.isEmpty && asked.words.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
    }
}

/// What a search can find and put in order.
protocol Findable: Sendable {
    var id: Int { get }
    var name: SearchWords { get }
    var popularity: Double { get }
}
