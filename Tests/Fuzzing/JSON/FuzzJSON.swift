internal import CatalogFuzzing
internal import CatalogTransport
internal import CatalogWire
internal import Foundation

/// Takes the input for a body that needs mending, for one that is to be recorded, and for a recording.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe Data(Fuzzing.bytes(start, count))
    Fuzzing.stop(for: violationsOfMending(bytes) + violationsOfRecording(bytes) + violationsOfReading(bytes))
    return 0
}

/// What is mended needs no more mending, and nothing is mended that a cache takes for JSON, unless it is
/// nested too deep.
private func violationsOfMending(_ body: Data) -> [String] {
    guard let mended = MendedJSON.mended(body) else { return [] }
    var found: [String] = []
    if MendedJSON.mended(mended) != nil { found.append("it has to be mended twice") }
    let answer = TransportResponse(status: 200, body: body)
    let brackets = body.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
    if ReadableBody.isReadable(TransportRequest(url: "https://a.example"), answer),
        brackets <= MendedJSON.deepest
    {
        found.append("it is JSON and is mended")
    }
    return found
}

/// Every body comes back from a recording as it was.
private func violationsOfRecording(_ body: Data) -> [String] {
    let exchange = RecordedExchange(
        TransportResponse(
            status: 200, headers: ["x-body": String(decoding: body, as: UTF8.self)], body: body),
        to: TransportRequest(url: "https://a.example/" + String(decoding: body, as: UTF8.self)))
    return violations(inWritten: exchange)
}

/// What is read as a recording, written and read again is the same.
private func violationsOfReading(_ text: Data) -> [String] {
    do {
        return violations(inWritten: try RecordedExchange(json: String(decoding: text, as: UTF8.self)))
    } catch {
        return Fuzzing.violations(inLine: error.description)
    }
}

private func violations(inWritten exchange: RecordedExchange) -> [String] {
    do {
        let again = try RecordedExchange(json: exchange.json)
        return again == exchange ? [] : ["it comes back as another exchange: \(exchange.json)"]
    } catch {
        return ["it does not read back: \(error)\n\(exchange.json)"]
    }
}
