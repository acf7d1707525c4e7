enum StubCatalogPipeline {}
