internal import CatalogCore
package import CatalogMerger

/// Writes the accepted pairs of two catalogs, a row each, as bytes: a million of them in a fraction of a second.
///
///     left,right,score,because
///     603,mx1,0.9987,same title|same year|same director
///
/// or, as NDJSON,
///
///     {"left":"603","right":"mx1","score":0.9987,"because":["same title","same year","same director"]}
///
/// The pairs stand in the order of the left catalog. A score has four digits and is 1 where the user said so, and
/// nowhere else. Rows are made on all cores, some ten thousand at a time.
package struct PairSheet: Sendable {
    private let pair: CatalogPair
    private let form: Form
    private let rowsPerPiece: Int

    /// Makes a sheet; text is no form of it and is taken for CSV.
    ///
    /// - Parameter rowsPerPiece: How many rows one core makes at a time; it puts each kind of evidence of theirs
    ///   into words once.
    package init(_ pair: CatalogPair, format: PairFormat, rowsPerPiece: Int = 1 << 14) {
        self.pair = pair
        self.rowsPerPiece = rowsPerPiece
        form =
            switch format {
            case .text, .csv: .csv
            case .ndjson: .ndjson
            }
    }

    private enum Form {
        case csv, ndjson
    }

    /// Hands on the sheet piece by piece, in its order.
    ///
    /// - Parameter passOn: Takes the next bytes; says whether there is still somebody who wants more.
    package func write(to passOn: ([UInt8]) -> Bool) {
        if form == .csv, !passOn(Array("left,right,score,because\n".utf8)) { return }
        let pairs = pair.accepted
        for start in stride(from: 0, to: pairs.count, by: 4 * rowsPerPiece) {
            let batch = start..<min(start + 4 * rowsPerPiece, pairs.count)
            let pieces = Parallel.mapChunks(of: batch.count, atLeast: rowsPerPiece) { range in
                rows(of: pairs[start + range.lowerBound..<start + range.upperBound])
            }
            for piece in pieces where !passOn(piece) { return }
        }
    }

    private func rows(of pairs: ArraySlice<RankedPair>) -> [UInt8] {
        var words = EvidenceBytes(pair: pair)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pairs.count * 96)
        for ranked in pairs {
            let rows = pair.rows(of: ranked)
            switch form {
            case .csv:
                pair.left.appendID(of: rows.left, to: &bytes, fit: PlainBytes.fitsCSV, else: CSVWriter.field)
                bytes.append(UInt8(ascii: ","))
                pair.right.appendID(
                    of: rows.right, to: &bytes, fit: PlainBytes.fitsCSV, else: CSVWriter.field)
                bytes.append(UInt8(ascii: ","))
                appendScore(of: ranked, to: &bytes)
                bytes.append(UInt8(ascii: ","))
                words.append(of: ranked, to: &bytes) { CSVWriter.field(JoinedList.cell(of: $0)) }
                bytes.append(UInt8(ascii: "\n"))
            case .ndjson:
                bytes.append(contentsOf: #"{"left":""#.utf8)
                pair.left.appendID(
                    of: rows.left, to: &bytes, fit: PlainBytes.fitsJSON, else: JSONEscaping.escaped)
                bytes.append(contentsOf: #"","right":""#.utf8)
                pair.right.appendID(
                    of: rows.right, to: &bytes, fit: PlainBytes.fitsJSON, else: JSONEscaping.escaped)
                bytes.append(contentsOf: #"","score":"#.utf8)
                appendScore(of: ranked, to: &bytes)
                bytes.append(contentsOf: #","because":["#.utf8)
                words.append(of: ranked, to: &bytes) { words in
                    words.map { "\"\(JSONEscaping.escaped($0))\"" }.joined(separator: ",")
                }
                bytes.append(contentsOf: "]}\n".utf8)
            }
        }
        return bytes
    }

    private func appendScore(of ranked: RankedPair, to bytes: inout [UInt8]) {
        if pair.verdict(on: ranked) == .same {
            bytes.append(UInt8(ascii: "1"))
        } else {
            PairScore(ranked.probability).append(to: &bytes)
        }
    }
}

/// What speaks for pairs, put into bytes once for each kind of evidence.
private struct EvidenceBytes {
    let pair: CatalogPair
    private var known: [UInt64: [UInt8]] = [:]

    init(pair: CatalogPair) {
        self.pair = pair
    }

    /// Appends what speaks for a pair, written as `spell` has it.
    mutating func append(of ranked: RankedPair, to bytes: inout [UInt8], _ spell: ([String]) -> String) {
        let number = pair.evidenceNumber(of: ranked)
        if let found = known[number] {
            bytes.append(contentsOf: found)
        } else {
            let found = Array(spell(pair.because(of: ranked)).utf8)
            known[number] = found
            bytes.append(contentsOf: found)
        }
    }
}
