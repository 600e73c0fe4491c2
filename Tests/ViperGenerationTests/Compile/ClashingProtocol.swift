import TestTools

struct ClashingProtocol {
  struct Method {
    let name: String
    let type: ClashingType
    let result: ClashingType?
    let effects: String
  }

  let declared: ClashingType.Declared
  /// The members that a spec can forward to.
  private(set) var methods: [Method] = []
  private var members: [(ClashingType.Scope) -> String] = []
  private var extensions: [(ClashingType.Scope) -> String] = []
  private var names: Set<String> = []
  private var parent: ClashingType.Declared?
  /// Whether it has a primary associated type.
  var isGeneric = false

  init(declared: ClashingType.Declared) { self.declared = declared }

  mutating func inherit(_ other: ClashingProtocol) {
    (parent, names, methods) = (other.declared, other.names, other.methods)
  }

  private static let words = [
    "load", "save", "items", "count", "view", "output", "error", "handler", "calls", "value",
    "result", "task", "Item", "default", "in", "description", "make", "all", "type", "lock",
    "continuation", "answer", "mock", "store", "received", "loadHandler", "loadCalls", "body",
  ]

  mutating func add(
    _ type: ClashingType, _ result: ClashingType?, errors: [ClashingType.Declared],
    numbers: inout Seeded
  ) {
    let word = numbers.pick(Self.words)
    guard names.insert(word).inserted else { return }
    let name = ["default", "in"].contains(word) ? "`\(word)`" : word
    let error = errors.isEmpty ? nil : numbers.pick(errors)
    let effects = numbers.pick(["", "", " async", " throws", " async throws", " async throws"])
    func arrow(_ scope: ClashingType.Scope) -> String {
      result.map { " -> " + scope.text($0) } ?? ""
    }
    switch numbers.below(16) {
    case 0: members.append { "var \(name): \($0.text(type)) { get }" }
    case 1:
      let accessors = numbers.pick(["get async", "get throws", "get async throws", "get"])
      members.append { "var \(name): \($0.text(type)) { \(accessors) }" }
    case 2:
      members.append {
        let text = $0.text(type)
        // A parameter 'T' would hide the app's type 'T'.
        let own = text.contains(/\bT\b/) ? "U" : "T"
        return "func \(name)<\(own): Sendable>(_ a: \(own), b: \(text))\(effects) -> [\(own)]"
      }
    case 3: members.append { "func \(name)(_ a: inout \($0.text(type)))" + arrow($0) }
    case 4: members.append { "static func \(name)(a: \($0.text(type)))\(effects)" + arrow($0) }
    case 5: members.append { "static var \(name): \($0.text(type)) { get }" }
    case 6:
      members.append {
        "func \(name)(_ a: @escaping @Sendable (\($0.text(type))) async -> Void)\(effects)"
          + arrow($0)
      }
    case 7:
      members.append { "func \(name)(_ a: (\($0.text(type))) throws -> Void) rethrows" + arrow($0) }
    case 8:
      guard let error else { return }
      members.append {
        "func \(name)(_ a: \($0.text(type))) async throws(\($0.text(.named(error))))" + arrow($0)
      }
    case 9:
      members.append { "func \(name)(_ a: \($0.text(type))..., b: Int)\(effects)" + arrow($0) }
    case 10: members.append { "subscript(\(name) a: \($0.text(type))) -> Int { get }" }
    case 11:
      members.append { "func \(name)(_ a: \($0.text(type)))" + arrow($0) }
      extensions.append { "func more\(word)(_ a: \($0.text(type))) {}" }
    case 12: members.append { "func \(name)(_ a: some Sequence<\($0.text(type))>, b: (Int, Int))" }
    default:
      methods.append(.init(name: word, type: type, result: result, effects: effects))
      members.append { "func \(name)(_ value: \(Self.parameter(type, $0)))\(effects)" + arrow($0) }
    }
  }

  static func parameter(_ type: ClashingType, _ scope: ClashingType.Scope) -> String {
    if case .closure = type { return "@escaping " + scope.text(type) }
    return scope.text(type)
  }

  func text(_ access: String, in scope: ClashingType.Scope) -> String {
    let lines = members.map { "  \($0(scope))\n" }.joined()
    let own = extensions.map { "  \(access)\($0(scope))\n" }.joined()
    let parents = (parent.map { scope.text($0) + ", " } ?? "") + "Sendable"
    let generic =
      isGeneric
      ? ("<Subject>", "  associatedtype Subject: Sendable\n  func subject(_ value: Subject)\n")
      : ("", "")
    return "\(access)protocol \(declared.name)\(generic.0): \(parents) {\n\(generic.1)\(lines)}\n"
      + (own.isEmpty ? "" : "extension \(declared.name) {\n\(own)}\n")
  }
}

struct ClashingSpec {
  let scope: ClashingType.Scope
  private(set) var contracts: [String: [JSONText]] = [:]
  private var number = 0

  init(scope: ClashingType.Scope) { self.scope = scope }

  mutating func add(_ text: String, to contract: String) {
    contracts[contract, default: []].append(.text(text))
  }

  /// A member of the interactor that calls a service.
  mutating func forward(_ method: ClashingProtocol.Method, to service: String) {
    number += 1
    let result = method.result.map { " -> " + scope.text($0) } ?? ""
    let type = ClashingProtocol.parameter(method.type, scope)
    contracts["interactor", default: []].append(
      .object([
        ("func", .text("call\(number)(_ value: \(type))\(method.effects)\(result)")),
        ("forward", .text("\(service).\(method.name)")),
      ]))
  }

  /// A call that takes time, with an answer.
  mutating func load(result: String, then: Bool, numbers: inout Seeded) {
    add("fetch() async throws -> \(result)", to: "interactor")
    guard then else { return }
    add("display(_ value: \(result))", to: "view")
    add("fail(_ error: any \(scope.text(.init(name: "Error", module: "Swift"))))", to: "view")
    var call: [(String, JSONText)] = [
      ("func", .text("didTap()")), ("forward", .text("interactor.fetch")),
      ("then", .text("view.display")), ("catch", .text("view.fail")),
    ]
    if numbers.once(in: 2) { call.append(("task", .text("latest"))) }
    contracts["viewOutput", default: []].append(.object(call))
  }
}
