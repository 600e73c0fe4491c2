import ViperSpec
import ViperTemplate
import ViperText

/// A Markdown page with the keys of a schema: a table for each object.
///
/// If a key has no example in the schema, the page shows a value of a built-in pack.
package struct SchemaPage {
  private let schema: JSONOutput
  /// The first value of each key in the built-in packs.
  private var found: [Place: JSONOutput] = [:]
  private var sections: [(title: String, rows: [TemplateValue])] = []

  /// A key and the title of its object.
  private struct Place: Hashable {
    let section: String
    let key: String
  }

  /// - Parameter values: texts that the schema describes.
  private init(_ schema: JSONOutput, values: [JSONOutput]) {
    self.schema = schema
    for value in values { collect(from: value, described: schema, in: nil) }
    addSection("", of: [schema])
  }

  /// The page about `schema`.
  package static func text(of schema: JSONOutput) -> String {
    let packs = BuiltIn.packNames.compactMap { BuiltIn.pack($0)?["pack.json"] }
    let isOfPacks = schema["$id"]?.text == Schema.pack["$id"]?.text
    let values =
      isOfPacks ? packs.compactMap { JSONParser.parse($0).node.map(JSONOutput.init) } : []
    let page = SchemaPage(schema, values: values)
    let library = TemplateLibrary(BuiltIn.program)
    var bytes: [UInt8] = []
    let problems = library.render("keys", page.context, into: &bytes)
    return problems.hasErrors ? "" : String(decoding: bytes, as: UTF8.self)
  }

  private var context: [String: TemplateValue] {
    [
      "title": .string(schema["title"]?.text ?? ""),
      "description": .string(schema["description"]?.text ?? ""),
      "sections": .list(
        sections.map { ["title": .string($0.title), "keys": .list($0.rows)] }),
    ]
  }

  // MARK: - Sections

  private mutating func addSection(_ title: String, of alternatives: [JSONOutput]) {
    guard !sections.contains(where: { $0.title == title }) else { return }
    let index = sections.count
    sections.append((title, []))
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
  ) -> TemplateValue {
    let value = member.value
    let place = Place(section: section, key: member.key)
    let example = value["examples"]?.elements.first ?? found[place] ?? value.derivedExample
    let written = example.map { JSONOutput.object([.init(member.key, $0)]).line(in: JSONStyle()) }
    return [
      "name": .string(member.key), "type": .string(type(of: value, member.key)),
      "meaning": .string(value["description"]?.text ?? ""),
      "isRequired": .bool(object["required"]?.texts.contains(member.key) ?? false),
      "needed": .list((object["dependentRequired"]?[member.key]?.texts ?? []).map { .string($0) }),
      "excluded": .list(object.keysExcluded(by: member.key).map { .string($0) }),
      "default": value["default"].map { .string($0.line(in: JSONStyle())) } ?? .none,
      // Without the braces around it.
      "example": written.map { .string(String($0.dropFirst(2).dropLast(2))) } ?? .none,
    ]
  }

  // MARK: - Types

  private func type(of value: JSONOutput, _ key: String) -> String {
    if let reference = value["$ref"]?.text {
      let definition = definition(reference)
      let title = Self.title(of: reference)
      return definition?["title"]?.text ?? Self.link(title.lowercased(), to: title)
    }
    if let words = value["enum"]?.elements, !words.isEmpty {
      return words.map { "`\($0.line(in: JSONStyle()))`" }.joined(separator: ", ")
    }
    // Known words, or others that a text declares.
    if let known = value["anyOf"]?.elements.first { return type(of: known, key) + ", or another" }
    if let word = value["const"] { return "`\(word.line(in: JSONStyle()))`" }
    // Beside `properties`, the alternatives only list keys that are allowed together.
    if value["properties"] == nil, let alternatives = value["oneOf"]?.elements {
      return alternatives.map { type(of: $0, key) }.joined(separator: "; or ")
    }
    switch value["type"]?.text {
    case "boolean": return "`true` or `false`"
    case "array": return "a list: " + (value["items"].map { type(of: $0, key) } ?? "")
    case "object":
      if value["properties"] != nil { return Self.link("an object", to: "Keys of `\(key)`") }
      return "by name: " + (value["additionalProperties"].map { type(of: $0, key) } ?? "")
    default: return "a text"
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
