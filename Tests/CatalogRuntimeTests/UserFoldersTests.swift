import CatalogRuntime
import Testing

@Suite struct `The folders of a user` {
    @Test(
        arguments: [
            (
                environment: ["HOME": "/home/ada"], cache: "/home/ada/.cache/catalog",
                data: "/home/ada/.local/share/catalog"
            ),
            (
                ["HOME": "/home/ada", "XDG_CACHE_HOME": "/var/c"], "/var/c/catalog",
                "/home/ada/.local/share/catalog"
            ),
            (["HOME": "/home/ada", "XDG_DATA_HOME": "/var/d"], "/home/ada/.cache/catalog", "/var/d/catalog"),
            (
                ["HOME": "/home/ada", "XDG_CACHE_HOME": "relative", "XDG_DATA_HOME": ""],
                "/home/ada/.cache/catalog", "/home/ada/.local/share/catalog"
            ),
            (["XDG_CACHE_HOME": "/var/c"], "/var/c/catalog", nil),
            ([:], nil, nil),
        ] as [(environment: [String: String], cache: String?, data: String?)])
    func `are where the XDG rules put them`(environment: [String: String], cache: String?, data: String?) {
        let folders = UserFolders(environment: environment)
        #expect(folders.cache == cache)
        #expect(folders.data == data)
    }
}
