internal import CatalogFuzzing
internal import CatalogTransport
internal import Foundation

/// Takes the lines of the input for the header fields of an answer that a cache has to judge.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = unsafe String(decoding: Fuzzing.bytes(start, count), as: UTF8.self)
    Fuzzing.stop(for: violations(inDate: text) + violations(inFields: text))
    return 0
}

/// Whatever is a date is one in the years that dates can be written with.
private func violations(inDate text: String) -> [String] {
    guard let date = HTTPDate.date(from: text) else { return [] }
    let years = (date.timeIntervalSince1970 / 31_556_952) + 1970
    return (0...10_000.1).contains(years) ? [] : ["it is a date \(years) years after Christ"]
}

/// Ages and lifetimes are numbers of seconds, and an answer that is no longer fresh never is so again.
private func violations(inFields text: String) -> [String] {
    let fields = text.split(whereSeparator: \.isNewline).compactMap { line -> (String, String)? in
        let halves = line.split(separator: ":", maxSplits: 1)
        return halves.count == 2 ? (String(halves[0]).lowercased(), String(halves[1])) : nil
    }
    let request = TransportRequest(url: "https://a.example", headers: ["accept": "application/json"])
    let answer = TransportResponse(
        status: 200, headers: Dictionary(fields) { $0 + ", " + $1 }, body: Data("{}".utf8))
    let sent = Date(timeIntervalSince1970: 784_111_777)
    guard
        let kept = StoredResponse(
            answer, to: request, requestedAt: sent, receivedAt: sent.addingTimeInterval(1))
    else { return [] }

    var found: [String] = []
    if !kept.answers(request) { found.append("it does not answer its own request") }
    if !(kept.freshnessLifetime >= 0) { found.append("it is fresh for \(kept.freshnessLifetime) seconds") }
    let moments = [1.0, 30, 100, 86_400, 1e9].map(sent.addingTimeInterval)
    if !moments.allSatisfy({ kept.age(at: $0) >= 0 }) { found.append("it is younger than new") }
    let fresh = moments.map(kept.isFresh)
    if fresh.drop(while: \.self).contains(true) { found.append("it becomes fresh again: \(fresh)") }
    if zip(moments, fresh).contains(where: { $1 && !kept.mayStandIn(at: $0) }) {
        found.append("it is fresh and may not stand in")
    }
    return found
}
