import Foundation
import ViperSpec
import ViperTemplate
import ViperTestTools
import ViperText

@testable import ViperPack

/// A Markdown page with a table for each object of a schema.
///
/// If a key has no example, the page shows a value of a built-in pack.
struct SchemaPage {
  private let schema: JSONOutput
  /// The first value of each key in the built-in packs.
  private var found: [Place: JSONOutput] = [:]
  private var sections: [SchemaSection] = []

  private struct Place: Hashable {
    let section: String
    let key: String
  }

  private init(_ schema: JSONOutput, values: [JSONOutput]) {
    self.schema = schema
    for value in values { collect(from: value, described: schema, in: nil) }
    addSection("", of: [schema])
  }

  static func text(of schema: JSONOutput) -> String {
    let packs = BuiltIn.packNames.compactMap { BuiltIn.pack($0)?["pack.json"] }
    let isOfPacks = schema["$id"]?.text == Schema.pack["$id"]?.text
    let values =
      isOfPacks ? packs.compactMap { JSONParser.parse($0).node.map(JSONOutput.init) } : []
    let page = SchemaPage(schema, values: values)
    return rendered(
      title: schema["title"]?.text ?? "", of: schema, sections: page.sections, packs: [])
  }

  /// A page about the specs of all built-in packs, with a column for each pack.
  static var ofBuiltInPacks: String {
    let packs = BuiltIn.dialects.map { (name: $0.name, schema: Schema.spec(for: $0.dialect)) }
    let pages = packs.map { (name: $0.name, sections: SchemaPage($0.schema, values: []).sections) }
    return rendered(
      title: "Spec keys", of: packs.first?.schema ?? .object([]),
      sections: SchemaSection.merged(pages), packs: packs.map(\.name))
  }

  private static var template: SourceText {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "keys")
    let text = try? String(contentsOf: file, encoding: .utf8)
    return SourceText(path: "keys", text: text ?? "")
  }

  private static func rendered(
    title: String, of schema: JSONOutput, sections: [SchemaSection], packs: [String]
  ) -> String {
    let context: [String: TemplateValue] = [
      "title": .string(title), "description": .string(schema["description"]?.text ?? ""),
      "packs": .list(packs.map { .string($0) }),
      "sections": .list(sections.map { $0.value(packs: packs) }),
    ]
    var bytes: [UInt8] = []
    let problems = TemplateLibrary(["keys": template]).render("keys", context, into: &bytes)
    return problems.hasErrors ? "" : String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Sections

  private mutating func addSection(_ title: String, of alternatives: [JSONOutput]) {
    guard !sections.contains(where: { $0.title == title }) else { return }
    let index = sections.count
    sections.append(SchemaSection(title: title))
    for object in alternatives {
      for member in object["properties"]?.members ?? [] {
        sections[index].rows.append(row(of: member, in: object, title))
      }
    }
    for object in alternatives {
      for member in object["properties"]?.members ?? [] {
        addSections(below: member.value, named: "Keys of `\(member.key)`")
      }
    }
  }

  private mutating func addSections(below value: JSONOutput, named title: String) {
    let objects = value.objects
    if !objects.isEmpty { addSection(title, of: objects) }
    for reference in value.references {
      guard let definition = definition(reference), !definition.objects.isEmpty else { continue }
      addSection(Self.title(of: reference), of: definition.objects)
    }
  }

  private func row(
    of member: JSONOutput.Member, in object: JSONOutput, _ section: String
  ) -> SchemaRow {
    let value = member.value
    let place = Place(section: section, key: member.key)
    let example = value["examples"]?.elements.first ?? found[place] ?? value.derivedExample
    let written = example.map { JSONOutput.object([.init(member.key, $0)]).line }
    return SchemaRow(
      name: member.key, type: type(of: value, member.key),
      form: type(of: value, member.key, listsValues: false), values: values(of: value),
      meaning: value["description"]?.text ?? "",
      isRequired: object["required"]?.texts.contains(member.key) ?? false,
      needed: object["dependentRequired"]?[member.key]?.texts ?? [],
      excluded: object.keysExcluded(by: member.key),
      standard: value["default"].map(\.line),
      example: written.map { String($0.dropFirst(2).dropLast(2)) })
  }

  // MARK: - Types

  /// - Parameter listsValues: whether the type lists the known values.
  private func type(of value: JSONOutput, _ key: String, listsValues: Bool = true) -> String {
    func type(of value: JSONOutput) -> String {
      self.type(of: value, key, listsValues: listsValues)
    }
    if let reference = value["$ref"]?.text {
      let definition = definition(reference)
      let title = Self.title(of: reference)
      return definition?["title"]?.text ?? Self.link(title.lowercased(), to: title)
    }
    if let words = value["enum"]?.elements, !words.isEmpty {
      guard listsValues else { return "a value of the pack" }
      return words.map { "`\($0.line)`" }.joined(separator: ", ")
    }
    // Known words, or words that a spec or pack declares.
    if value["properties"] == nil, let known = value["anyOf"]?.elements.first {
      return type(of: known) + ", or another"
    }
    if let word = value["const"] { return "`\(word.line)`" }
    // Beside `properties`, the alternatives only list keys that are allowed together.
    if value["properties"] == nil, let alternatives = value["oneOf"]?.elements {
      return alternatives.map(type).joined(separator: "; or ")
    }
    switch value["type"]?.text {
    case "boolean": return "`true` or `false`"
    case "array": return "an array: " + (value["items"].map(type) ?? "")
    case "object":
      if value["properties"] != nil { return Self.link("an object", to: "Keys of `\(key)`") }
      return "by name: " + (value["additionalProperties"].map(type) ?? "")
    default: return "a string"
    }
  }

  private func values(of value: JSONOutput) -> [String] {
    let own = value["enum"]?.elements.map(\.line) ?? []
    let others =
      (value["oneOf"]?.elements ?? [])
      + [value["items"], value["anyOf"]?.elements.first].compactMap { $0 }
    return others.map(values).reduce(own) { list, more in list + more.filter { !list.contains($0) }
    }
  }

  /// `"#/$defs/contractMember"` → `"Contract member"`
  private static func title(of reference: String) -> String {
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    var title = ""
    for character in name {
      title += character.isUppercase ? " " + character.lowercased() : String(character)
    }
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  private static func link(_ text: String, to title: String) -> String {
    let anchor = title.replacing("`", with: "").replacing(" ", with: "-")
    return "[\(text)](#\(anchor.lowercased()))"
  }

  private func definition(_ reference: String) -> JSONOutput? {
    schema["$defs"]?[reference.split(separator: "/").last.map(String.init) ?? ""]
  }

  // MARK: - Values of packs

  private mutating func collect(
    from value: JSONOutput, described rule: JSONOutput, in section: String?
  ) {
    let title = rule["$ref"]?.text.map(Self.title) ?? section ?? ""
    let rule = rule["$ref"]?.text.flatMap(definition) ?? rule
    for element in value.elements {
      if let items = rule["items"] { collect(from: element, described: items, in: title) }
    }
    for member in value.members {
      guard let described = rule["properties"]?[member.key] else { continue }
      let place = Place(section: title, key: member.key)
      if found[place] == nil { found[place] = member.value.shortened }
      collect(from: member.value, described: described, in: "Keys of `\(member.key)`")
    }
  }
}
