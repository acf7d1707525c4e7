import AsyncHTTPClient
enum StubHTTP {}
