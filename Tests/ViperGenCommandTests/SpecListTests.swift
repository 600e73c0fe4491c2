import Foundation
import TestTools
import Testing
import ViperCommands
import ViperSpec

@testable import ViperPack
@testable import viper_gen

struct SpecListTests {
  private static func dialect(_ name: String) throws -> Dialect {
    return try #require(BuiltIn.read(name)).dialect
  }

  private static let elements: [(definition: String, keys: Set<String>)] = [
    ("contractMember", said(SpecList.Element.member.details, ["func", "var", "swift"])),
    // A contract whose protocol inherits from others is written in the spec.
    ("contract", ["inherits", "members"]),
    ("member", said(SpecList.Element.output.details, ["func", "var"])),
    ("input", said(SpecList.Element.input.details, ["var"])),
    ("field", said(SpecList.Element.entityField.details, ["var"])),
    ("entity", said(SpecList.Element.entity.details, ["name", "fields"])),
    // A service whose protocol the spec declares is written in the spec.
    (
      "service",
      said(
        SpecList.Element.service.details, ["name", "type", "default", "property", "methods", "doc"])
    ),
  ]

  private static func said(_ details: [NewMember.Detail], _ text: Set<String>) -> Set<String> {
    text.union(details.map(\.rawValue))
  }

  @Test func eachListOfTheSchemaHasAnAddCommand() throws {
    let dialect = try Self.dialect("vip")
    let schema = try Self.schema(of: dialect)
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    let lists = properties.filter { key, value in
      let forms = [value] + (value["oneOf"] as? [[String: Any]] ?? [])
      return ["handles", "helpers"].contains(key)
        || forms.contains { $0["type"] as? String == "array" }
    }
    let words = SpecList.all(of: dialect)
    // A role takes a contract with it, so none is added alone.
    let added = Set(lists.keys).subtracting(["roles"])
    #expect(added == Set(words.map(\.key)).subtracting(["fields", "methods"]))
    #expect(Set(words.map(\.word)).count == words.count)
  }

  @Test func eachKeyOfAnElementHasAnOption() throws {
    let schema = try Self.schema(of: Self.dialect("viper"))
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let elements = Set(definitions.keys).subtracting(["name"])
    #expect(elements == Set(Self.elements.map(\.definition)))
    for (name, keys) in Self.elements {
      let definition = try #require(definitions[name])
      let forms = [definition] + (definition["oneOf"] as? [[String: Any]] ?? [])
      let written = forms.compactMap { ($0["properties"] as? [String: Any])?.keys }.joined()
      #expect(Set(written) == keys, "\(name)")
    }
  }

  private static func schema(of dialect: Dialect) throws -> [String: Any] {
    let text = Schema.spec(for: dialect).document()
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
