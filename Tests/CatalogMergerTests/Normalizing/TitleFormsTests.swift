import CatalogCore
import CatalogMerger
import Testing

@Suite struct `Title forms` {
    @Test(arguments: [
        ("Amélie", "Amelie"),
        ("Dark Knight, The", "The Dark Knight"),
        ("Appartement, L'", "L’Appartement"),
        ("Fast & Furious", "Fast and Furious"),
        ("WALL·E", "Wall-E"),
        ("Mission: Impossible", "Mission Impossible"),
        ("Inception (2010)", "Inception"),
        ("Matrix, The (1999)", "The Matrix"),
        ("Schindler’s List", "Schindler's List"),
        ("  Alien  ", "ALIEN"),
        ("8½", "8 1/2"),
    ])
    func `are strictly one where only the writing differs`(one: String, other: String) {
        #expect(TitleForms(one).strict == TitleForms(other).strict)
    }

    @Test(arguments: [
        ("The Godfather: Part II", "The Godfather 2"),
        ("Rocky II", "Rocky 2"),
        ("Kill Bill: Vol. 1", "Kill Bill Volume One"),
        ("Star Wars: Episode IV - A New Hope", "Star Wars 4: A New Hope"),
        ("Ocean's Eleven", "Ocean's 11"),
        ("Twelve Angry Men", "12 Angry Men"),
        ("The Avengers", "Avengers"),
        // Each grows by a digit.
        ("Malcolm X X X X X X", "Malcolm 10 10 10 10 10 10"),
        ("La Haine", "Haine"),
        ("Harold and Maude", "Harold Maude"),
        ("Harold & Maude", "Harold Maude"),
        ("The Good, the Bad and the Ugly", "Good, the Bad, the Ugly"),
    ])
    func `are loosely one where articles, parts and numerals differ`(one: String, other: String) {
        #expect(TitleForms(one).strict != TitleForms(other).strict)
        #expect(TitleForms(one).loose == TitleForms(other).loose)
    }

    @Test(arguments: [
        ("Alien", "Aliens"),
        ("Rocky", "Rocky II"),
        ("Rocky II", "Rocky III"),
        ("Toy Story", "Toy Story 2"),
        ("Blade Runner", "Blade Runner 2049"),
        ("V for Vendetta", "5 for Vendetta"),
        ("X", "10"),
        ("???", "!!!"),
        ("千と千尋の神隠し", "もののけ姫"),
        ("Part II", "II"),
        ("Chapter 27", "27"),
        ("And", "Or"),
        ("And God Created Woman", "God Created Woman"),
    ])
    func `stay apart where films do`(one: String, other: String) {
        #expect(TitleForms(one).loose != TitleForms(other).loose)
    }

    @Test(
        arguments: [
            ("Inception (2010)", "Inception", 2010),
            ("Inception (2010)  ", "Inception", 2010),
            ("Blade Runner 2049", "Blade Runner 2049", nil),
            ("(500) Days of Summer", "(500) Days of Summer", nil),
            ("1984 (1984)", "1984", 1984),
            ("(1984)", "(1984)", nil),
            ("Apollo (13)", "Apollo (13)", nil),
            ("Odyssey (3001)", "Odyssey (3001)", nil),
            ("Life (+201)", "Life (+201)", nil),
            ("", "", nil),
        ] as [(String, String, Int?)])
    func `take the year off the end alone`(title: String, bare: String, year: Int?) {
        let split = TitleForms.splitYear(title)
        #expect(split.title == bare)
        #expect(split.year == year)
    }

    @Test(arguments: ["The", "A", "I", "Part", "2", "…", "La La Land", "The The", ""])
    func `are never loosened to nothing`(title: String) {
        #expect(TitleForms(title).loose.isEmpty == title.isEmpty)
    }

    @Test(arguments: seeds)
    func `of one strict form are of one loose form`(seed: Int) {
        let forms = RandomCatalog(seed: seed).records.map { TitleForms($0.summary.title) }
        for (_, same) in Dictionary(grouping: forms, by: \.strict) {
            #expect(Set(same.map(\.loose)).count == 1)
        }
    }
}
