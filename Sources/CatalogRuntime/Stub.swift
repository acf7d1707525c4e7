enum StubCatalogRuntime {}
