import CatalogMerger
import CatalogRendering
import Testing

@Suite struct `Text for people` {
    @Test(arguments: [20, 24, 31, 40, 57, 60, 80, 99, 120, 163, 200])
    func `has no line wider than the page, whatever the data holds`(width: Int) {
        var answers = HostileAnswers(seed: UInt64(width))
        for _ in 0..<4 {
            for answer in answers.all() {
                for line in answer.rendered(.text, width: width).split(separator: "\n") {
                    #expect(DisplayWidth.of(String(line)) <= width, "\(line)")
                }
            }
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `lets nothing through that steers a terminal`(seed: UInt64) {
        var answers = HostileAnswers(seed: seed)
        for answer in answers.all() {
            let text = answer.rendered(.text)
            #expect(!text.unicodeScalars.contains { $0 != "\n" && HostileText.steers($0) })
        }
    }

    @Test(arguments: SampleAnswer.allCases)
    func `says the same in color as without`(sample: SampleAnswer) {
        let colored = sample.answer.rendered(.text, usesColor: true)
        #expect(colored.contains("\u{1B}["))
        #expect(colored.replacing(/\u{1B}\[[0-9]*m/, with: "") == sample.answer.rendered(.text))
    }

    @Test(arguments: [24, 40, 80, 200])
    func `shows the same with links as without, and each ends in its line`(width: Int) {
        var answers = HostileAnswers(seed: UInt64(width))
        for answer in answers.all() + SampleAnswer.allCases.map(\.answer) {
            let linked = answer.rendered(.text, width: width, usesLinks: true)
            let links = linked.matches(of: /\u{1B}]8;;([^\u{1B}]*)\u{1B}\\([^\u{1B}]*)\u{1B}]8;;\u{1B}\\/)
            for link in links {
                #expect(link.output.1.hasPrefix("http"))
                #expect(link.output.1.utf8.allSatisfy { (0x21..<0x7F).contains($0) })
                #expect(!link.output.2.contains("\n"))
            }
            var shown = linked
            for link in links.reversed() { shown.replaceSubrange(link.range, with: link.output.2) }
            #expect(shown == answer.rendered(.text, width: width))
        }
    }

    @Test func `leads from a title, an id and an address to the page`() {
        let page = Answer.page(Sample.page).rendered(.text, usesLinks: true)
        for text in ["Inception", "https://www.themoviedb.org/movie/27205"] {
            #expect(
                page.contains(
                    "\u{1B}]8;;https://www.themoviedb.org/movie/27205\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"))
        }
    }

    @Test(arguments: SampleAnswer.allCases)
    func `leaves no space at the end of a line`(sample: SampleAnswer) {
        #expect(!sample.answer.rendered(.text, width: 60).contains(" \n"))
    }

    @Test(arguments: SampleAnswer.allCases.filter { $0 != .watchlist })
    func `always carries the attribution of whoever was asked`(sample: SampleAnswer) {
        #expect(sample.answer.rendered(.text, width: 100).contains(Sample.tallies[0].attribution ?? "?"))
        #expect(sample.answer.rendered(.markdown).contains(Sample.tallies[0].attribution ?? "?"))
    }
}
