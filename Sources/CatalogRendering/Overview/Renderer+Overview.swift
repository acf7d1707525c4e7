extension Renderer {
    /// Writes an answer that is about no movies: as JSON where that is the format, else as text.
    func write(
        _ overview: some JSONValue, to output: inout some TextOutputStream, asText: (TextPage) -> Void
    ) {
        ChunkedOutput.write(to: &output) { output in
            switch format {
            case .json, .ndjson: JSONWriter.writeDocument(overview, to: output)
            case .text, .csv, .markdown, .html: asText(TextPage(layout: layout, output: output))
            }
        }
    }
}
