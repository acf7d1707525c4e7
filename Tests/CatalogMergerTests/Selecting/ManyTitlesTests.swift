import CatalogCore
import Testing

@testable import CatalogMerger

/// The order that numbers give is held against comparing folded titles as texts.
@Suite struct `The order of many titles` {
    @Test(arguments: seeds.prefix(8), MovieSort.allCases)
    func `is that of their texts, whatever they are written in`(seed: Int, sort: MovieSort) {
        var random = SeededGenerator(seed: seed)
        // Few beginnings and few endings, for most movies are to be level for a while.
        let beginnings =
            [
                "", "The ", "the ", "Thé ", "A title that is rather long, and then ", "か", "가", "千", "ش",
                String(repeating: "x", count: 15), String(repeating: "y", count: 16),
                String(repeating: "deep ", count: 80),
            ] + (0..<4).map { _ in random.text(upTo: 3) }
        let endings =
            [
                "", "a", "B", "\0", "é", "e\u{301}", "\u{3099}", "\u{11A8}", "\u{5BC}", "\u{20D2}", "½", "II",
                "Ⅱ",
            ] + (0..<12).map { _ in random.text(upTo: 4) }
        let films = (0..<600).map { number in
            let middle = random.chance(0.5) ? "" : random.pick(endings) ?? ""
            return Film(
                key: "\(random.chance(0.5) ? "k" : "")\(number)",
                title: (random.pick(beginnings) ?? "") + middle + (random.pick(endings) ?? ""),
                figure: random.chance(0.3) ? nil : Double(random.number(0...2)))
        }
        expectTheOrder(of: films, by: sort)
    }

    @Test(arguments: [MovieSort.title, .titleDescending])
    func `holds for stretches that are sorted apart`(sort: MovieSort) {
        var random = SeededGenerator(seed: 1)
        let scripts = [0x4E00...0x4E09, 0x3040...0x3096, 0xAC00...0xAC80]
        let films = (0..<6000).map { number in
            var title = random.chance(0.2) ? "Film \(random.number(0...200))" : ""
            for _ in 0..<3 {
                let scalar = Unicode.Scalar(random.number(random.pick(scripts) ?? 0x61...0x7A))
                if let scalar { title.unicodeScalars.append(scalar) }
            }
            return Film(key: String(number), title: title, figure: nil)
        }
        expectTheOrder(of: films, by: sort)
    }

    @Test func `is empty of none`() {
        expectTheOrder(of: [], by: .title)
    }

    /// What a movie is sorted by.
    private struct Film {
        let key: String
        let title: String
        let figure: Double?
    }

    private func expectTheOrder(of films: [Film], by sort: MovieSort) {
        let ids = films.map { Sample.id("first:\($0.key)") }
        let folded = films.map { TextFolding.folded($0.title, .written) }
        let figures = films.map { sort.field == nil ? nil : $0.figure }
        let oracle = films.indices.sorted { one, other in
            switch (figures[one], figures[other]) {
            case (nil, .some): return false
            case (.some, nil): return true
            case (let left?, let right?) where left != right:
                return sort == .year ? left < right : left > right
            case (_, _): break
            }
            guard folded[one] == folded[other] else {
                return (folded[one] < folded[other]) == (sort != .titleDescending)
            }
            return ids[one] < ids[other]
        }
        let order = sort.order(of: films.count) { place, titles in
            titles.append(films[place].title)
            return figures[place]
        } id: { place in
            ids[place]
        }
        let stray = zip(order, oracle).first { $0 != $1 }
        #expect(order.count == oracle.count)
        #expect(
            stray == nil,
            "\(stray.map { [films[$0].title, films[$1].title].map { $0.unicodeScalars.map(\.value) } } ?? [])"
        )
    }
}
