/// The people of one list, by their names as the matcher reads them: order, accents, hyphens, middle initials and
/// `Jr.` do not count. Where one of two names has nothing but an initial for the given name, the family name and
/// that initial decide.
///
///     "Bong Joon-ho" = "Joon-ho Bong"
///     "S. Jackson"   = "Samuel L. Jackson"
struct ComparedPeople {
    private struct Person {
        let signature: NameSignature
        let isAbbreviated: Bool
    }

    private var people: [Person] = []
    /// Of long lists: everybody by all their letters, sorted as those below.
    private var wholes: [UInt32] = []
    /// By family name and initial: everybody, and those of whom no more is told.
    private var shorts: (all: [UInt32], abbreviated: [UInt32]) = ([], [])

    /// A list of so many people is looked through as fast as it is sorted.
    private static let fewPeople = 16

    /// Takes people by their names, in place of those it had; somebody who is named twice counts once.
    ///
    /// - Parameter list: Hands on each name as UTF-8.
    mutating func read(with names: inout NameReader, _ list: ((Span<UInt8>) -> Void) -> Void) {
        people.removeAll(keepingCapacity: true)
        list { name in
            if let signature = names.signatureOfUsualName(name) {
                // It has two words of more than a letter.
                people.append(Person(signature: signature, isAbbreviated: false))
                return
            }
            // A name of signs alone, which the matcher passes over, is itself.
            let signature = names.signature(of: name) ?? NameSignature(bits: Hashing.exact(name))
            people.append(Person(signature: signature, isAbbreviated: Self.isAbbreviated(name)))
        }
        guard people.count > Self.fewPeople else { return }
        // Closures, because key paths take several times as long.
        wholes = people.map { $0.signature.whole }.sorted()
        shorts = (
            people.map { $0.signature.short }.sorted(),
            people.compactMap { $0.isAbbreviated ? $0.signature.short : nil }.sorted()
        )
    }

    /// Whether everybody of another list is in this one.
    func holds(_ other: ComparedPeople) -> Bool {
        if people.count > Self.fewPeople { return other.people.allSatisfy(isInLongList) }
        return other.people.allSatisfy { person in people.contains { Self.isSame($0, person) } }
    }

    private static func isSame(_ one: Person, _ other: Person) -> Bool {
        one.signature.whole == other.signature.whole
            || one.signature.short == other.signature.short && (one.isAbbreviated || other.isAbbreviated)
    }

    /// Whether somebody is in a long list.
    private func isInLongList(_ person: Person) -> Bool {
        Self.holds(person.signature.whole, in: wholes)
            || Self.holds(person.signature.short, in: person.isAbbreviated ? shorts.all : shorts.abbreviated)
    }

    /// Whether sorted numbers have one among them.
    private static func holds(_ number: UInt32, in sorted: [UInt32]) -> Bool {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < sorted.count && sorted[low] == number
    }

    /// Whether a name of several words has but one of more than a letter.
    private static func isAbbreviated(_ name: Span<UInt8>) -> Bool {
        var (words, longWords, letters) = (0, 0, 0)
        func end() {
            if letters > 0 { words += 1 }
            if letters > 1 { longWords += 1 }
            letters = 0
        }
        for index in name.indices {
            switch name[index] {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: letters += 1
            // Apostrophes, accents of their own, and what follows the first byte of a letter.
            case 0x27, 0x60, 0xCC, 0xCD, 0x80...0xBF: break
            case 0xC0...0xFF: letters += 1
            default: end()
            }
        }
        end()
        return words > 1 && longWords == 1
    }
}
