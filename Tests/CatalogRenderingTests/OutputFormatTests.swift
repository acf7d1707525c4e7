import CatalogRendering
import Testing

@Suite struct `Output formats` {
    @Test(arguments: [
        ("txt", OutputFormat.text), ("json", .json), ("ndjson", .ndjson), ("jsonl", .ndjson), ("csv", .csv),
        ("md", .markdown), ("markdown", .markdown), ("JSON", .json), ("html", .html), ("HTM", .html),
    ])
    func `follow the extension of a file`(fileExtension: String, format: OutputFormat) {
        #expect(OutputFormat(fileExtension: fileExtension) == format)
    }

    @Test(arguments: ["", "xml", "json ", "gz"])
    func `are not guessed from other extensions`(fileExtension: String) {
        #expect(OutputFormat(fileExtension: fileExtension) == nil)
    }
}
