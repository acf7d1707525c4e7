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
