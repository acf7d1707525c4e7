enum StubTMDB {}
