import Foundation
import Testing

/// What `doctor` prints as JSON.
struct Health: Decodable {
    struct Check: Decodable, Hashable {
        var subject, status, message: String
    }
    struct Section: Decodable {
        var name: String
        var kind: String?
        var checks: [Check]
    }
    var schema: String
    var healthy: Bool
    var sections: [Section]

    init(_ json: String) throws {
        self = try JSONDecoder().decode(Health.self, from: Data(json.utf8))
    }

    /// What was found about a subject.
    ///
    /// - Parameter name: A provider, or `catalog`.
    func check(_ subject: String, of name: String) throws -> Check {
        let section = try #require(sections.first { $0.name == name })
        return try #require(section.checks.first { $0.subject == subject })
    }

    /// What is not as it should be, as `section subject`.
    var failures: [String] {
        sections.flatMap { section in
            section.checks.filter { $0.status == "failed" }.map { "\(section.name) \($0.subject)" }
        }
    }
}
