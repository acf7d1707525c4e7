enum StubCatalogRendering {}
