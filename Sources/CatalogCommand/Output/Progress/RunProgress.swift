internal import CatalogCore
internal import CatalogPipeline
internal import CatalogRendering
internal import CatalogRuntime
internal import CatalogTransport

/// How far a run is: what each provider was asked and has answered, and what holds it up.
struct RunProgress {
    private var providers: [ProviderProgress] = []

    /// Takes note of an event.
    mutating func note(_ event: CatalogSession.Event, at now: ContinuousClock.Instant) {
        switch event {
        case .pipeline(.asked(let id, let question)): update(id) { $0.asked(question) }
        case .pipeline(.settled(let id, let question)): update(id) { $0.settled(question) }
        case .transport(let id, let event): update(id) { $0.note(event, at: now) }
        case .pipeline(.notice), .cache: break
        }
    }

    private mutating func update(_ id: ProviderID, _ change: (inout ProviderProgress) -> Void) {
        let place = providers.firstIndex { $0.id == id } ?? providers.endIndex
        if place == providers.endIndex { providers.append(ProviderProgress(id: id)) }
        change(&providers[place])
    }

    /// The line, at most so many columns wide.
    ///
    /// What is waited for matters more than what is asked, and either more than who has answered how much: where there
    /// is no room for all, the counts are added up.
    func line(at now: ContinuousClock.Instant, width: Int) -> String {
        let counts = providers.filter { $0.questions > 0 }.map(\.counts)
        let activity =
            providers.lazy.compactMap { $0.hold(at: now) }.first
            ?? providers.lazy.compactMap(\.question).first
        var line = (counts + [activity].compactMap(\.self)).joined(separator: " · ")
        if counts.count > 1, DisplayWidth.of(Sanitizer.line(line)) > width {
            let answers = providers.reduce(0) { $0 + $1.answers }
            let questions = providers.reduce(0) { $0 + $1.questions }
            line = (["\(answers) of \(questions)"] + [activity].compactMap(\.self)).joined(separator: " · ")
        }
        return StyledText(line).cut(to: width).text
    }
}

/// How far one provider is.
private struct ProviderProgress {
    let id: ProviderID
    /// What it was asked, in order.
    private var asked: [Question] = []
    /// The place of the first question that is not settled, as far as is known.
    private var first = 0
    /// What is settled behind that place, and how often.
    private var ahead: [Question: Int] = [:]
    private(set) var answers = 0
    /// Requests that wait, or that are under way once more, by their labels.
    private var holds: [String: Hold] = [:]
    private var leftAlone: String?

    private struct Hold {
        /// Why it is sent again; nil for one that waits for its first turn.
        var reason: String?
        /// When it goes out; nil for one that is under way once more.
        var until: ContinuousClock.Instant?

        func words(at now: ContinuousClock.Instant) -> String {
            let seconds = until.map { Int((($0 - now) / .seconds(1)).rounded(.up)) } ?? 0
            guard let reason else { return "rate limit, goes on in \(max(1, seconds)) s" }
            return seconds > 0 ? "\(reason), again in \(seconds) s" : "\(reason), trying again"
        }
    }

    init(id: ProviderID) {
        self.id = id
    }

    var questions: Int { asked.count }

    mutating func asked(_ question: Question) { asked.append(question) }

    mutating func settled(_ question: Question) {
        answers += 1
        ahead[question, default: 0] += 1
        while first < asked.count, let count = ahead[asked[first]] {
            ahead[asked[first]] = count > 1 ? count - 1 : nil
            first += 1
        }
    }

    mutating func note(_ event: TransportEvent, at now: ContinuousClock.Instant) {
        switch event {
        case .waiting(let label, let wait):
            // Between two requests there may always be a moment; it is told where somebody would notice it.
            let reason = holds[label]?.reason
            if reason != nil || wait >= .seconds(1) { holds[label] = Hold(reason: reason, until: now + wait) }
        case .retrying(let label, let wait, let reason):
            holds[label] = Hold(reason: reason, until: now + wait)
        case .started(let label):
            let reason = holds[label]?.reason
            holds[label] = reason.map { Hold(reason: $0) }
        // What is tried again after this says so itself.
        case .finished(let label, _, _, _), .failed(let label, _): holds[label] = nil
        case .leftAlone(let reason):
            leftAlone = reason
            holds = [:]
        }
    }

    /// `tmdb 12 of 25`, and that it is left alone where it is.
    var counts: String {
        "\(id) \(answers) of \(questions)" + (leftAlone.map { ", left alone (\($0))" } ?? "")
    }

    /// `tmdb: the detail of tmdb:603`, which has been waited for longest; nil where all is settled.
    var question: String? { first < asked.count ? "\(id): \(asked[first])" : nil }

    /// `tmdb: status 503, again in 2 s`: what goes on next of what waits; nil where nothing does.
    func hold(at now: ContinuousClock.Instant) -> String? {
        let next = holds.values.min { left, right in
            (left.until ?? now, left.reason ?? "") < (right.until ?? now, right.reason ?? "")
        }
        return next.map { "\(id): \($0.words(at: now))" }
    }
}
