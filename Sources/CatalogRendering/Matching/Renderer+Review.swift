extension TextLayout {
    /// Writes one uncertain pair, for whoever is asked about it.
    package func render(_ item: ReviewItem, to output: inout some TextOutputStream) {
        ChunkedOutput.write(to: &output) { output in
            TextReview(page: TextPage(layout: self, output: output)).write(item)
        }
    }
}
