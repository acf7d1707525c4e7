extension MatchTable {
    /// Adds the records of another table behind its own.
    mutating func append(contentsOf other: MatchTable) {
        let (firstRow, firstForm, firstPerson) = (count, forms.count, people.count)
        let start = UInt32(truncatingIfNeeded: text.count)
        rows.removeLast()
        rows.append(
            contentsOf: other.rows.lazy.map { row in
                var row = row
                row.firstForm += UInt32(truncatingIfNeeded: firstForm)
                row.firstPerson += UInt32(truncatingIfNeeded: firstPerson)
                return row
            })
        forms.append(contentsOf: other.forms.lazy.map { $0.moved(by: start) })
        text.append(contentsOf: other.text)
        people.append(contentsOf: other.people)
        ids.append(contentsOf: other.ids)
        outsideIDs.append(contentsOf: other.outsideIDs, behind: firstRow)
    }
}

extension TitleForm {
    /// The same form, of a text that stands behind another one.
    fileprivate func moved(by start: UInt32) -> TitleForm {
        TitleForm(key: key, strict: strict, start: self.start + start, length: length, role: role)
    }
}
