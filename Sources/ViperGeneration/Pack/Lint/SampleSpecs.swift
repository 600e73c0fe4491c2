import ViperSpec
import ViperText

/// Specs that show a pack's templates all that can stand in one, in the words of its dialect.
struct SampleSpecs {
  /// A spec by the name of its module.
  typealias Texts = [(name: String, json: String)]

  private static let lifeCycle = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  let dialect: Dialect
  let flavour: Dialect.Flavour

  /// A module of which all is yours, one of which as much as can be is generated, and one without
  /// anything.
  var texts: Texts {
    let roles = dialect.roles.filter(\.mayBeYours).map(\.key)
    let always = roles.filter(flavour.alwaysYours.contains)
    return [
      ("Written", spec(yours: roles + ["tests"])),
      ("Generated", spec(yours: always)),
      ("Empty", "{ \"ui\": \(jsonString(flavour.key)), \"yours\": \(list(always.map(jsonString))) }"),
    ]
  }

  private func spec(yours: [String]) -> String {
    let speaking = dialect.speaking(flavour)
    var members = [
      "\"ui\": \(jsonString(flavour.key))",
      "\"doc\": \"A sample.\\nOf two lines.\"",
      "\"imports\": [\"Foundation\"]",
      "\"inputs\": [\"id: Int\", \"title: String? = nil\"]",
      """
      "services": ["clock: any Sendable", {
        "name": "SampleStore", "property": "store", "doc": "Keeps all.",
        "methods": ["load(page: Int = 0) async throws -> [Int]", "size: Int { get }"] }]
      """,
      "\"state\": [\"total: Int = 0\"]",
      """
      "entities": [
        { "name": "SampleRow", "doc": "A row.", "conforms": ["Hashable"],
          "fields": ["id: Int", { "var": "name: String = \\"\\"", "doc": "What it is called." }] },
        { "name": "SampleMark" }]
      """,
      "\"output\": [\"didFinish(id: Int)\", { \"func\": \"didFail()\", \"doc\": \"It failed.\" }]",
      "\"yours\": \(list(yours.map(jsonString)))",
    ]
    for contract in speaking.contracts {
      let isWritten = yours.contains(contract.conformer)
      let lines = self.members(of: contract, in: speaking, isWritten: isWritten)
      members.append("\(jsonString(contract.key)): \(list(lines))")
    }
    return "{ " + members.joined(separator: ",\n") + " }"
  }

  private func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",\n") + "]"
  }

  // MARK: - Members

  private func members(
    of contract: Dialect.Contract, in dialect: Dialect, isWritten: Bool
  ) -> [String] {
    let name = contract.key
    let targets = dialect.contracts(calledBy: contract.conformer)
    var members: [String] = []
    func add(_ signature: String, _ implementation: String, key: String = "func") {
      let rest = isWritten ? "" : ", " + implementation
      members.append("{ \"\(key)\": \(jsonString(signature)), \"doc\": \"Does it.\"\(rest) }")
    }
    let forward = targets.first.map { "\"forward\": \"\($0.key).\($0.key)Call\"" }
    add("\(name)Call(value: Int)", forward ?? "\"body\": \"_ = value\"")
    add("\(name)Say(_ text: String = \"\")", "\"body\": \"_ = text\"")
    add("\(name)Load(id: Int) async throws -> [String]", "\"body\": \"return []\"")
    add("\(name)Fail(_ error: any Error)", "\"body\": \"_ = error\"")
    if let target = targets.first {
      let (risk, fail) = ("\(target.key).\(target.key)Risk", "\(target.key).\(target.key)Fail")
      add("\(name)Try(id: Int)", "\"forward\": \"\(risk)\", \"catch\": \"\(fail)\"")
    }
    add("\(name)Risk(id: Int) async throws", "\"body\": \"_ = id\"")
    add("\(name)Name: String { get }", "\"body\": \"\\\"\\\"\"", key: "var")
    if isWritten { add("\(name)Mark: Int { get set }", "", key: "var") }
    let inherited = flavour.inherited[contract.conformer] ?? []
    // One contract of a component has them; two would clash.
    let isFirst = dialect.contracts(conformedToBy: contract.conformer).first?.key == name
    for call in Self.lifeCycle
    where isFirst && !inherited.contains(where: { $0.hasPrefix(call) }) {
      add("\(call)()\(call == "viewDidAppear" ? " async" : "")", "\"body\": \"_ = 0\"")
    }
    members += isWritten ? [] : routes(of: contract)
    return members
  }

  /// A way to an empty module by each word of the flavour, and one back.
  private func routes(of contract: Dialect.Contract) -> [String] {
    flavour.routes.map { way in
      let name = "\(contract.key)\(pascalCased(way))"
      return way == "close"
        ? "{ \"func\": \"\(name)()\", \"by\": \"close\" }"
        : "{ \"func\": \"\(name)(id: Int)\", \"to\": \"Written\", \"by\": \(jsonString(way)) }"
    }
  }
}
