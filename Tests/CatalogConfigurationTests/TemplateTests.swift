import Testing

@testable import CatalogConfiguration

@Suite struct `A template` {
    private static let environment = ["A": "alpha", "B_2": "beta", "EMPTY": ""]

    @Test(arguments: [
        (text: "plain", value: "plain"),
        (text: "${A}", value: "alpha"),
        (text: "x${A}y${B_2}z", value: "xalphaybetaz"),
        (text: "${A}${A}", value: "alphaalpha"),
        (text: "${NONE:-default}", value: "default"),
        (text: "${EMPTY:-default}", value: "default"),
        (text: "${A:-default}", value: "alpha"),
        (text: "${NONE:-}", value: ""),
        (text: "${NONE:-a:-b}", value: "a:-b"),
        (text: "${NONE:-$$5}", value: "$5"),
        (text: "$$", value: "$"),
        (text: "$${A}", value: "${A}"),
        (text: "$$$$", value: "$$"),
        (text: "a}b{c", value: "a}b{c"),
        (text: "${A}}", value: "alpha}"),
        (text: "", value: ""),
    ])
    func `puts values in and reads back as it was written`(text: String, value: String) throws {
        let template = try Template(reading: text)
        #expect(try template.resolved(in: Self.environment) == value)
        #expect(template.source == text)
        #expect(try Template(reading: template.source) == template)
    }

    @Test(arguments: ["plain", "$", "${A}", "$$", "a$b$$c", ""])
    func `of a literal stands for it, dollars and all`(text: String) throws {
        let template = Template(literal: text)
        #expect(template.literal == text)
        #expect(try Template(reading: template.source) == template)
    }

    @Test(arguments: [
        (text: "${A", words: "has '${' without its '}'; write ${NAME}, or $$ for a dollar"),
        (text: "${}", words: "has no name between '${' and '}'; write ${NAME}"),
        (text: "${:-x}", words: "has no name between '${' and '}'; write ${NAME}"),
        (
            text: "${1A}",
            words: "has '1A' between '${' and '}', where the name of an environment variable belongs "
                + "(letters, digits and '_')"
        ),
        (
            text: "${env:A}",
            words: "has '${env' with something other than '}' or ':-' behind it; write ${env} or "
                + "${env:-default}"
        ),
        (
            text: "${A-x}",
            words: "has '${A' with something other than '}' or ':-' behind it; write ${A} or ${A:-default}"
        ),
        (text: "${A:-${B}}", words: "has a variable in the default of ${A}; a default is plain text"),
        (text: "$A", words: "has a '$' that begins no ${NAME}; write $$ for a dollar"),
        (text: "5$", words: "has a '$' that begins no ${NAME}; write $$ for a dollar"),
        (text: "${A:-5$}", words: "has a '$' that begins no ${NAME}; write $$ for a dollar"),
    ])
    func `of another form is refused with what to write`(text: String, words: String) {
        let fault = #expect(throws: TemplateFault.self) { try Template(reading: text) }
        #expect(fault?.description == words)
    }

    @Test func `names the variable that is missing`() throws {
        let template = try Template(reading: "${A}${NONE}")
        let failure = #expect(throws: UnsetVariable.self) { try template.resolved(in: Self.environment) }
        #expect(failure?.description == "the environment variable NONE is not set")
    }

    @Test func `tells an empty variable from one that is missing`() throws {
        let template = try Template(reading: "${EMPTY}")
        let failure = #expect(throws: UnsetVariable.self) { try template.resolved(in: Self.environment) }
        #expect(failure?.description == "the environment variable EMPTY is empty")
    }

    @Test func `names each variable once`() throws {
        #expect(try Template(reading: "${B}${A:-x}${B}").variables == ["B", "A"])
    }
}
