enum StubTradeRev {}
