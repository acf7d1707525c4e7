/// A value in a YAML file and where it stands: all that the rest of this module sees of YAML.
struct YAMLElement {
    /// Where it begins.
    let position: FilePosition
    /// What it is.
    let content: Content

    /// The four things a value can be, and the one that was reported already.
    enum Content {
        /// A scalar's text as written: `no` is the text "no", and `1.10` the text "1.10".
        case text(String)
        /// An empty value, `~` or `null`.
        case nothing
        /// A list.
        case list([YAMLElement])
        /// Keys and their values in the order of the file, no key twice.
        case mapping([YAMLEntry])
        /// Something that is not supported. It has been reported, so whoever meets it says nothing more.
        case unusable
    }
}

/// A key and its value in a mapping.
struct YAMLEntry {
    /// The key's text.
    let key: String
    /// Where the key begins: the place that messages about it or its value point at.
    let position: FilePosition
    /// What stands behind it.
    let value: YAMLElement
}
