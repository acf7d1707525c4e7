import Testing

@testable import CatalogMerger

/// Titles that one film may have in two catalogs.
@Suite struct `Titles of one film` {
    @Test(arguments: [
        ("case", "ALIEN", "Alien"),
        ("blanks", "  Alien ", "Alien"),
        ("accents", "Amélie", "Amelie"),
        ("accents that stand apart", "Ame\u{301}lie", "Amélie"),
        ("letters without accents", "Løvejægeren", "Lovejaegeren"),
        ("punctuation", "Mission: Impossible", "Mission - Impossible"),
        ("a dot inside", "WALL·E", "Wall-E"),
        ("an apostrophe", "Schindler’s List", "Schindler's List"),
        ("a dropped apostrophe", "Schindlers List", "Schindler's List"),
        ("a dropped blank", "The Texas Chain Saw Massacre", "The Texas Chainsaw Massacre"),
        ("an ampersand", "Fast & Furious", "Fast and Furious"),
        ("a fraction", "8½", "8 1/2"),
        ("a trademark", "Barbie™", "Barbie"),
        ("an article moved", "Dark Knight, The", "The Dark Knight"),
        ("a moved A", "Beautiful Mind, A", "A Beautiful Mind"),
        ("a moved Le", "Samouraï, Le", "Le Samouraï"),
        ("a moved Les", "Diaboliques, Les", "Les Diaboliques"),
        ("a moved L'", "Appartement, L'", "L’Appartement"),
        ("a moved Der", "Untergang, Der", "Der Untergang"),
        ("a moved Das", "Boot, Das", "Das Boot"),
        ("a moved El", "Norte, El", "El Norte"),
        ("a moved Il", "Postino, Il", "Il Postino"),
        ("a moved La", "Strada, La", "La strada"),
        ("the year in the title", "Inception (2010)", "Inception"),
        ("the year, and an article moved", "Matrix, The (1999)", "The Matrix"),
        ("mojibake", "Le fabuleux destin d'AmÃ©lie Poulain", "Le fabuleux destin d'Amélie Poulain"),
        ("mojibake by way of Windows", "Schindlerâ€™s List", "Schindler’s List"),
        ("an entity", "Romeo &amp; Juliet", "Romeo & Juliet"),
        ("an entity escaped twice", "Romeo &amp;amp; Juliet", "Romeo & Juliet"),
        ("an entity by number", "Am&#233;lie", "Amélie"),
        ("an entity by name", "Am&eacute;lie", "Amélie"),
        ("Japanese", "千と千尋の神隠し", "千と千尋の神隠し"),
        ("Cyrillic", "ИРОНИЯ СУДЬБЫ", "Ирония судьбы"),
        ("Greek, with a sigma at the end", "Οδυσσέας", "ΟΔΥΣΣΕΑΣ"),
        ("Arabic digits", "٢٠٠١", "2001"),
        ("full width", "ＡＫＩＲＡ", "Akira"),
        ("signs alone", "???", "???"),
    ])
    func `are the same but for the writing`(what: String, one: String, other: String) {
        expect(.same, what, [one], [other])
    }

    @Test(arguments: [
        ("a dropped article", "The Avengers", "Avengers"),
        ("a dropped La", "La Haine", "Haine"),
        ("a dropped Der", "Der Untergang", "Untergang"),
        ("a Roman number", "Rocky II", "Rocky 2"),
        ("a number in words", "Twelve Angry Men", "12 Angry Men"),
        ("a number in words at the end", "Ocean's Eleven", "Ocean's 11"),
        ("a part", "The Godfather: Part II", "The Godfather 2"),
        ("a part in words", "The Godfather: Part Two", "The Godfather Part II"),
        ("a volume", "Kill Bill: Vol. 1", "Kill Bill Volume One"),
        ("a chapter", "John Wick: Chapter 2", "John Wick 2"),
        ("an episode", "Star Wars: Episode IV - A New Hope", "Star Wars 4: A New Hope"),
        ("a dropped and", "Harold and Maude", "Harold Maude"),
        ("an article moved in one, dropped in the other", "Matrix, The (1999)", "Matrix"),
    ])
    func `are the same but for articles and numerals`(what: String, one: String, other: String) {
        expect(.loose, what, [one], [other])
    }

    @Test(arguments: [
        ("an original title", ["Downfall", "Der Untergang"], ["Der Untergang"]),
        ("the original titles of both", ["Downfall", "Der Untergang"], ["La Caduta", "Untergang, Der"]),
        ("an alternative title", ["Seven Samurai", "Shichinin no samurai", "七人の侍"], ["七人の侍"]),
        ("another title in parentheses", ["Seven Samurai (Shichinin no samurai)"], ["Shichinin no samurai"]),
        ("another title, so called", ["Se7en (a.k.a. Seven)"], ["Seven"]),
        ("another title, so called briefly", ["Downfall (aka Der Untergang)"], ["Der Untergang"]),
        (
            "another title with its article moved, and the year",
            ["Female Agents (Femmes de l'ombre, Les) (2008)"], ["Les femmes de l'ombre"]
        ),
        ("a misencoded original title", ["Downfall", "Le Dernier MÃ©tro"], ["Le dernier métro"]),
    ])
    func `are the same by another title`(what: String, one: [String], other: [String]) {
        expect(.other, what, one, other)
    }

    @Test(arguments: [
        ("a subtitle", "Snow White: The Fairest of Them All", "Snow White"),
        ("a subtitle behind a dash", "Borat - Cultural Learnings", "Borat"),
        ("a subtitle behind a long dash", "Borat — Cultural Learnings", "Borat"),
        ("a name in front", "Tyler Perry's The Family That Preys", "The Family That Preys"),
        ("a series in front", "Star Wars: The Last Jedi", "The Last Jedi"),
        ("three dimensions", "Saw Returns 3D", "Saw Returns"),
        ("three dimensions, in full", "Step Up in 3-D", "Step Up"),
        ("The Movie", "Bratz: The Movie", "Bratz"),
    ])
    func `are the same but for a subtitle`(what: String, one: String, other: String) {
        expect(.fragment, what, [one], [other])
    }

    @Test(arguments: [
        ("a letter left out", "Jurassic Park", "Jurasic Park"),
        ("a letter doubled", "Jurassic Park", "Jurassicc Park"),
        ("a letter mistaken", "Jurassic Park", "Jurassik Park"),
        ("letters swapped", "Jurassic Park", "Jurassci Park"),
        ("a letter of one word", "Stalker", "Stalkr"),
        ("a letter of a long title", "The Shawshank Redemption", "The Shawshank Redemtion"),
    ])
    func `are one letter apart`(what: String, one: String, other: String) {
        expect(.oneLetterOff, what, [one], [other])
    }

    @Test(arguments: [
        ("two letters left out", "Jurassic Park", "Jurasic Prk"),
        ("a German spelling", "Harakiri Roshomon", "Harakiri Rashomen"),
    ])
    func `are two letters apart`(what: String, one: String, other: String) {
        expect(.twoLettersOff, what, [one], [other])
    }

    @Test(arguments: [
        ("a word more", "Night of the Living Dead", "The Night of the Dead"),
        ("another word", "The Hound of the Baskervilles", "The Secret of the Baskervilles"),
    ])
    func `are similar where most of their words are the same`(what: String, one: String, other: String) {
        expect(.similar, what, [one], [other])
    }

    @Test func `are as similar from either side, though a word stands in one of them twice`() {
        let (one, other) = ("go go go go far", "go by hi up far")
        #expect(TitleSample.agreement(one, other) == TitleSample.agreement(other, one))
    }

    private func expect(_ agreement: TitleAgreement, _ what: String, _ one: [String], _ other: [String]) {
        #expect(TitleSample.agreement(one, other) == agreement, "\(what)")
        #expect(TitleSample.agreement(other, one) == agreement, "\(what), turned")
    }
}

/// Titles that are no reason to think of one film.
@Suite struct `Titles of two films` {
    @Test(arguments: [
        ("a sequel", "Rocky", "Rocky II"),
        ("two sequels", "Rocky II", "Rocky III"),
        ("two sequels in digits", "Toy Story 2", "Toy Story 3"),
        ("a number behind", "Blade Runner", "Blade Runner 2049"),
        ("another number of as many digits", "Apollo 11", "Apollo 13"),
        ("a Roman one that is a letter", "V for Vendetta", "5 for Vendetta"),
        ("short neighbors", "Cat", "Car"),
        ("signs", "???", "!!!"),
        ("other words", "Solaris", "Stalker"),
        ("other letters", "千と千尋の神隠し", "もののけ姫"),
        ("a word inside another", "Her", "Hercules"),
        ("one word of one in the other", "Home", "Home Alone"),
        ("one word in common", "The Thing", "The Fly"),
        ("articles", "The", "A"),
    ])
    func `are different`(what: String, one: String, other: String) {
        expect(what, one, other) { $0 == .different || $0 == .otherNumber }
    }

    @Test(arguments: [
        ("parts of one series", "Kill Bill: Vol. 1", "Kill Bill: Vol. 2"),
        ("one subtitle, another number", "2001: A Space Odyssey", "2010: A Space Odyssey"),
        ("a plural", "Alien", "Aliens"),
        ("neighbors of one word", "Twister", "Twisted"),
        ("neighbors of two", "Dark Water", "Dark Waters"),
        ("the same series", "Star Wars: The Last Jedi", "Star Wars: A New Hope"),
        ("the same subtitle", "Saw: The Beginning", "Hatchet: The Beginning"),
        ("a series and a film", "The Two Towers: Making Of", "Gormenghast: Making Of"),
    ])
    func `are at best alike`(what: String, one: String, other: String) {
        expect(what, one, other) { $0.rawValue > TitleAgreement.fragment.rawValue }
    }

    private func expect(
        _ what: String, _ one: String, _ other: String, _ isRight: (TitleAgreement) -> Bool
    ) {
        #expect(isRight(TitleSample.agreement(one, other)), "\(what): \(TitleSample.agreement(one, other))")
        #expect(isRight(TitleSample.agreement(other, one)), "\(what), turned")
    }
}
