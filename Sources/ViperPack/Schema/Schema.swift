import ViperSpec
import ViperTemplate
import ViperText

/// The JSON Schemas (draft 2020-12) in `Templates/schemas`, for editors.
package enum Schema {
  package static var config: JSONOutput { stored("config") }

  /// Few keys are required, because a pack may extend another pack.
  package static var pack: JSONOutput { stored("pack") }

  package static var report: JSONOutput { stored("report") }

  package static var list: JSONOutput { stored("list") }

  package static var graph: JSONOutput { stored("graph") }

  package static func spec(for dialect: Dialect) -> JSONOutput {
    let (template, mistakes) = Template.parse(EmbeddedText(BuiltIn.schema("spec.json")))
    let (text, problems) = template.render(context(of: dialect))
    let schema = SourceText(path: "schema", text: text)
    return (mistakes + problems).hasErrors ? .object([]) : output(schema)
  }

  /// Makes AGENTS.md, the instructions for coding agents, for the specs of a dialect.
  package static func instructions(for dialect: Dialect) -> String {
    guard let source = BuiltIn.templates("program")["agents"] else { return "" }
    return Template.parse(EmbeddedText(source)).template.render(context(of: dialect)).text
  }

  private static func stored(_ name: String) -> JSONOutput {
    output(BuiltIn.schema("\(name).schema.json"))
  }

  private static func output(_ source: SourceText) -> JSONOutput {
    JSONParser.parse(source).node.map(JSONOutput.init) ?? .object([])
  }

  /// Strings and arrays are already JSON.
  private static func context(of dialect: Dialect) -> [String: TemplateValue] {
    let roles = dialect.roles.filter(\.mayBeYours)
    let takers = roles.filter { $0.whole == nil }.map(\.key)
    let routes = union(dialect.uiFrameworks.map(\.routes))
    return [
      "id": isBuiltIn(dialect)
        ? .string(jsonString("urn:viper-gen:schema:\(dialect.name)")) : .none,
      "title": .string(jsonString("A module of the pack '\(dialect.name)'")),
      "packs": list(BuiltIn.packNames), "uiFrameworks": list(dialect.uiFrameworks.map(\.key)),
      "takesRoles": .bool(dialect.takesRoles), "takesContracts": .bool(dialect.takesContracts),
      "uiFramework": word(dialect.uiFrameworks.first?.key),
      "wrapper": .string(dialect.uiFrameworks.first?.wrapper ?? ""),
      "hasSuperclass": .bool(dialect.uiFrameworks.contains { !$0.superclass.isEmpty }),
      "accesses": list(Access.allCases.map(\.rawValue)),
      "forms": list(Output.Form.allCases.map(\.rawValue)),
      "routes": list(routes), "route": routes.first.map(word) ?? .none,
      "swipedRoutes": list(union(dialect.uiFrameworks.map(\.swipedRoutes))),
      "role": word(dialect.roles.first?.key), "contract": word(dialect.contracts.first?.key),
      "repetitions": list(Forward.Repetition.allCases.map(\.rawValue)),
      "named": list(roles.map(\.key) + [Spec.contractsWord, "properties"]),
      "placed": list(dialect.roles.map(\.key) + [Spec.contractsWord, Spec.tests]),
      "without": list(
        dialect.roles.filter { $0.whole == nil }.map(\.key)
          + dialect.contracts.map { "contracts." + $0.key }),
      "contractKeys": list(dialect.contracts.map(\.key)),
      "yours": list(dialect.ownableRoles + [Spec.contractsWord, Spec.tests, Spec.all]),
      "takers": list(takers),
      // A component doesn't call itself.
      "callers": list(Array(takers.dropFirst() + takers.prefix(1))),
      "inputs": .string(dialect.holders.inputs), "services": .string(dialect.holders.services),
      "state": .string(dialect.holders.state), "output": .string(dialect.holders.output),
      "contracts": .list(
        dialect.contracts.map {
          [
            "key": .string($0.key), "caller": .string($0.caller),
            "conformer": .string($0.conformer), "isShareable": .bool($0.isShareable),
          ]
        }),
      "namespaces": dialect.namespaces.map { namespaces in
        [
          "key": .string(namespaces.key),
          "parts": .list(
            namespaces.parts.map {
              ["key": .string($0.key), "summary": .string(jsonString($0.summary))]
            }),
        ]
      } ?? .none,
    ]
  }

  /// Other packs may have the name of a built-in one.
  private static func isBuiltIn(_ dialect: Dialect) -> Bool {
    BuiltIn.read(dialect.name)?.dialect == dialect
  }

  private static func union(_ lists: [[String]]) -> [String] {
    var seen: Set<String> = []
    return lists.joined().filter { seen.insert($0).inserted }
  }

  private static func word(_ text: String?) -> TemplateValue { .string(jsonString(text ?? "")) }

  private static func list(_ texts: [String]) -> TemplateValue {
    .string("[\(texts.map(jsonString).joined(separator: ", "))]")
  }
}
