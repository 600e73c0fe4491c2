struct OddSpec {
  struct Input {
    let name: String
    let type: String
    var defaultValue: String?
    /// As the parameter of a method: a closure is `@escaping` there.
    var parameter: String {
      let escapes = type.contains("->") && !type.hasSuffix("?")
      return "\(name): \(escapes ? "@escaping " : "")\(type)"
    }
    var text: String { "\(name): \(type)" + (defaultValue.map { " = " + $0 } ?? "") }
  }

  let name: String
  let ui: String
  let access: String
  let yours: Set<String>
  let hasStore: Bool
  /// Whether it needs `clock: any Sendable`, a service that modules hand on to each other.
  let hasClock: Bool
  var inputs: [Input] = []
  var services: [JSONText] = []
  var state: [String] = []
  var entities: [JSONText] = []
  var contracts: [String: [JSONText]] = [:]
  var output: [String]?

  func canOpen(_ other: OddSpec) -> Bool {
    if other.hasStore || other.hasClock && !hasClock { return false }
    return draws && other.draws && (ui == "swiftui") == (other.ui == "swiftui")
  }

  var draws: Bool { ui != "none" && ui != "observation" }

  var json: String {
    var members: [(String, JSONText)] = [
      ("root", .flag(true)), ("ui", .text(ui)), ("access", .text(access)),
    ]
    members.append(("yours", .list(yours.sorted().map { .text($0) })))
    members.append(("inputs", .list(inputs.map { .text($0.text) })))
    members.append(("services", .list(services)))
    members.append(("state", .list(state.map { .text($0) })))
    members.append(("entities", .list(entities)))
    for key in contracts.keys.sorted() { members.append((key, .list(contracts[key] ?? []))) }
    if let output { members.append(("output", .list(output.map { .text($0) }))) }
    return JSONText.object(members).text + "\n"
  }
}

/// JSON to be written.
indirect enum JSONText {
  case text(String)
  case flag(Bool)
  case list([JSONText])
  case object([(String, JSONText)])

  var text: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .flag(let flag): "\(flag)"
    case .list(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0) + ": " + $1.text }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
