/// Answers kept for the length of a run, up to a number of bytes; the oldest are dropped first.
struct AnswerMemory: Sendable {
    private let budget: Int
    private var answers: [TransportRequest: TransportResponse] = [:]
    /// The requests by age, the oldest first; those before `oldest` are gone.
    private var order: [TransportRequest] = []
    private var oldest = 0
    private var bytes = 0

    /// - Parameter budget: How many bytes the answers may take; 0 keeps none.
    init(budget: Int) {
        self.budget = budget
    }

    /// The answer kept for a request.
    subscript(request: TransportRequest) -> TransportResponse? { answers[request] }

    /// Keeps an answer, unless it alone exceeds the budget or one is kept for the request already.
    mutating func keep(_ response: TransportResponse, for request: TransportRequest) {
        let cost = Self.cost(of: response, to: request)
        guard cost <= budget, answers[request] == nil else { return }
        answers[request] = response
        order.append(request)
        bytes += cost
        while bytes > budget, let dropped = answers.removeValue(forKey: order[oldest]) {
            bytes -= Self.cost(of: dropped, to: order[oldest])
            oldest += 1
        }
        if oldest > 1_000, oldest > order.count / 2 {
            order.removeFirst(oldest)
            oldest = 0
        }
    }

    /// The body and the address, and a flat rate for header fields and bookkeeping.
    private static func cost(of response: TransportResponse, to request: TransportRequest) -> Int {
        response.body.count + request.url.utf8.count + 1_000
    }
}
