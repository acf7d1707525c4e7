internal import CatalogPipeline

/// The error that a catalog's answer fails with; nil where there is an answer.
func failure<Answer>(_ answer: () async throws(PipelineError) -> Answer) async -> PipelineError? {
    do throws(PipelineError) {
        _ = try await answer()
        return nil
    } catch {
        return error
    }
}
