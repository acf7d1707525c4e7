import CatalogConfiguration
import Foundation
import Testing
@Suite struct Probe {
  @Test func probe() throws {
    let reader = ConfigurationReader(kinds: [KindDescription(name: "tmdb", settings: [SettingDescription(name: "access_token", form: .secret, meaning: "x", example: "${TMDB_ACCESS_TOKEN}"), SettingDescription(name: "related", form: .choice(["recommendations","similar"]), meaning: "")] + SettingDescription.http), KindDescription(name: "traderev", settings: SettingDescription.http)])
    let base = "providers:\n  tmdb:\n    kind: tmdb\n    access_token: ${TMDB_ACCESS_TOKEN}\n    base_url: http://127.0.0.1/3\n  traderev:\n    kind: traderev\nuse: [tmdb, traderev]\n"
    func show(_ t: String) {
      let start = ContinuousClock.now
      do { let c = try reader.configuration(yaml: t, file: "catalog.yaml"); print("OK", ConfigurationDump().text(of: c), c.warnings) } catch { print(error) }
      let d = ContinuousClock.now - start
      if d > .milliseconds(50) { print("TOOK", d) }
      print("---")
    }
    show(base)
    show(base.replacing("    base_url", with: "    langauge: en\n    base_url"))
    show(base.replacing("    kind: tmdb\n", with: "    kind: tmdb\n    kind: tmdb\n    \"kind\": x\n    related: 1\n    'related': 2\n") + "use: 3\n")
    show("providers: [\n"); show(""); show("# x\n"); show("---\n"); show("- a\n"); show("text"); show("a: b: c"); show("providers:\n\ttmdb: x\n")
    show("providers:\n  tmdb: {kind: tmdb, access_token:eyJhbGciOiJIUzI1NiJ9abc}\n")
    show("a: &a [lol]\nb: *a\nproviders: {tmdb: {<<: *a, kind: tmdb, language: no, region: \"**\"}}\n")
    show(base + "---\nb: 1\n"); show("\u{FEFF}" + base.replacing("\n", with: "\r\n").replacing("tmdb, traderev", with: "tmdb, tradrev"))
    show("? [a, b]\n: c\n? {a: b}\n: c\nkey: !secret x\n"); show("a: \u{7}"); show("a: \"\u{1F600}\" \u{F0001}")
    show(String(repeating: "[", count: 100_000)); show(String(repeating: "{a: ", count: 100_000)); show(String(repeating: "- ", count: 100_000) + "x")
    show("providers: " + String(repeating: "[", count: 900) + String(repeating: "]", count: 900))
    show(String(repeating: "a: b\n", count: 200_000)); show((0..<100_000).map { "k\($0): b\n" }.joined())
    show(String(repeating: "? ", count: 900) + "a")
    show("a: " + String(repeating: "x", count: 900_000)); show("a: " + String(repeating: "x ", count: 500_000)); show(String(repeating: "#\n", count: 500_000))
    show(String(repeating: "- a\n", count: 250_000)); show("[" + String(repeating: "a,", count: 500_000) + "]")
    show(String(repeating: "a: b\n", count: 400_000))
  }
}
