import ViperPipeline
import ViperProject
import ViperSpec
import ViperText

/// A spec that uses every key, with the names of a pack, and a config for its module.
struct SampleSpec {
  static let name = "Sample"

  let dialect: Dialect
  let uiFramework: Dialect.UIFramework
  /// Whether contracts have unimplemented members. Then the output is a protocol, otherwise
  /// closures.
  let isOpen: Bool

  var text: String {
    let adapted = dialect.adapted(uiFramework)
    let output = #"["didFinish(id: Int)", { "func": "didFail()", "doc": "It failed." }]"#
    let held: [(holder: String, text: String)] = [
      (dialect.holders.inputs, "\"inputs\": [\"id: Int = 0\", \"title: String? = nil\"]"),
      (dialect.holders.services, Self.servicesKey),
      (dialect.holders.state, "\"state\": [\"total: Int = 0\", \"isOn: Bool = false\"]"),
      (
        dialect.holders.output,
        "\"output\": " + (isOpen ? output : "{ \"as\": \"closures\", \"methods\": \(output) }")
      ),
    ]
    var keys = [
      "\"ui\": \(jsonString(uiFramework.key))", #""doc": "A sample.\nOf two lines.""#,
      #""imports": ["Foundation"]"#, Self.entities,
    ]
    keys += held.filter { !$0.holder.isEmpty }.map(\.text)
    if let namespaces = dialect.namespaces { keys.append(groups(namespaces)) }
    keys += adapted.contracts.map { contract in
      "\(jsonString(contract.key)): \(list(members(of: contract, in: adapted)))"
    }
    let helpers = Set(adapted.contracts.map(\.conformer)).sorted().map { role in
      let own = isOpen ? "\"\(role)HelperOpen()\", " : ""
      return "\(jsonString(role)): "
        + "[\(own){ \"func\": \"\(role)Helper()\", \"body\": \"_ = 0\" }]"
    }
    keys.append("\"helpers\": { \(helpers.joined(separator: ",\n")) }")
    let opensItself =
      router != nil && !uiFramework.routes.allSatisfy(Dialect.UIFramework.opensNothing)
    if isOpen, opensItself, !dialect.holders.output.isEmpty {
      let handlers = ["didFinish(id: Int)", "didFail()"].map {
        "{ \"func\": \(jsonString($0)), \"body\": \"_ = 0\" }"
      }
      keys.append("\"handles\": { \"\(Self.name)\": \(list(handlers)) }")
    }
    if dialect.takesRoles, dialect.takesContracts, let caller = adapted.contracts.first?.caller {
      keys.append(
        #""roles": ["extra"], "contracts": { "extraWork": { "conformer": "extra", "#
          + "\"caller\": \(jsonString(caller)), \"members\": [\"extraWork()\"] } }")
    }
    return "{ " + keys.joined(separator: ",\n") + " }"
  }

  private static let servicesKey =
    """
    "services": ["clock: any Sendable", "plain: any PlainStore", {
      "name": "SampleStore", "property": "store", "doc": "Keeps all.",
      "methods": ["load(page: Int = 0) async throws -> [Int]", "size: Int { get }",
        "limit: Int? { get set }", "swap<T>(_ value: inout T)",
        "fail<E: Error>(_ error: E) throws(E) -> Int", "copy<T>(_ value: T) -> T",
        "run(_ body: sending @escaping () -> Void) -> sending SampleRow?",
        "next: Int { get async throws }", "find(id: Int) -> SampleRow"] }]
    """

  private static let entities =
    """
    "entities": [
      { "name": "SampleRow", "doc": "A row.", "conforms": ["Hashable"],
        "fields": ["id: Int", { "var": "name: String = \\"\\"", "doc": "What it is called." }] },
      { "name": "SampleMark", "conforms": ["Error"] }]
    """

  private func groups(_ namespaces: Dialect.Namespaces) -> String {
    let parts = namespaces.parts.map { part in
      """
      \(jsonString(part.key)): { "doc": "A part.", "conforms": ["Hashable"],
        "fields": ["rows: [Row]", { "var": "page: Int = 0", "doc": "From 0." }],
        "entities": [{ "name": "Row", "conforms": ["Hashable"], "fields": ["id: Int"] }] }
      """
    }
    let group = (["\"name\": \"Load\"", "\"doc\": \"Loads.\""] + parts).joined(separator: ",\n")
    return "\(jsonString(namespaces.key)): [{ \(group) }, { \"name\": \"Idle\" }]"
  }

  private func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",\n") + "]"
  }

  /// Signatures with their implementations. `@` is the contract that calls go to.
  private static let implemented: [(signature: String, implementation: String)] = [
    ("Take(value: Int)", #""body": "_ = value""#),
    ("Say(_ text: String = \"\")", #""body": "_ = text""#),
    ("Load(id: Int) async throws -> [String]", #""body": "return []""#),
    ("Fail(_ error: any Error)", #""body": "_ = error""#),
    ("Flag(_ isOn: Bool)", #""body": "_ = isOn""#),
    ("List(_ rows: [String]?)", #""body": "_ = rows""#),
    ("Done()", #""body": "_ = 0""#),
    ("Risk(id: Int) async throws", #""body": "_ = id""#),
    ("Swap(_ value: inout Int)", #""body": "value = 0""#),
    ("Ask(id: Int) -> Int?", #""body": "id""#),
  ]
  private static let forwarded: [(signature: String, implementation: String)] = [
    ("Call(value: Int)", #""forward": "@Take""#),
    ("Lend(_ value: inout Int)", #""forward": "@Swap""#),
    ("Try(id: Int)", #""forward": "@Risk", "catch": "@Fail""#),
    (
      "Latest(id: Int, text: String)",
      #""forward": "@Risk", "then": ["@Done", "@Say"], "catch": ["@Fail"], "while": "@Flag", "task": "latest""#
    ),
    ("First(id: Int)", #""forward": "@Risk", "then": "@Done", "catch": "@Fail", "task": "first""#),
    ("Wait(id: Int) async", #""forward": "@Risk", "catch": "@Fail", "while": "@Flag""#),
    ("Pass(id: Int) async throws", #""forward": "@Risk", "then": "@Done", "while": "@Flag""#),
    (
      "Newest(id: Int)",
      #""forward": "@Load", "task": "latest", "then": "@List", "catch": "@Fail""#
    ),
    (
      "Shared(id: Int)",
      #""forward": "@Risk", "catch": "@Fail", "while": "@Flag", "task": { "latest": "@slot" }"#
    ),
    ("Get(id: Int)", #""forward": "@Ask", "then": "@Done""#),
  ]
  private static let open = [
    "Mark: Int { get set }", "Names: [String] { get }", "Owner: SampleRow { get }",
    "Find(id: Int) -> SampleRow", "Exchange<T>(_ value: inout T) throws(SampleMark) -> T",
    "Send<T>(_ value: sending T) -> sending T",
  ]
  private static let lifeCycle = [
    "viewDidLoad()", "viewWillAppear()", "viewDidAppear() async", "viewWillDisappear()",
  ]

  private func members(of contract: Dialect.Contract, in adapted: Dialect) -> [String] {
    let name = contract.key
    func member(_ signature: String, _ implementation: String = "") -> String {
      let key = signature.hasSuffix("}") ? "var" : "func"
      let rest = implementation.isEmpty ? "" : ", " + implementation
      return "{ \"\(key)\": \(jsonString(signature)), \"doc\": \"Does it.\"\(rest) }"
    }
    var members = Self.implemented.map { member(name + $0.signature, $0.implementation) }
    members.append(member("\(name)Name: String { get }", #""body": "\"\"""#))
    if isOpen {
      members += Self.open.map { member(name + $0) }
      members.append("{ \"swift\": \"static func \(name)Make() -> Int!\" }")
    }
    if let target = adapted.contracts(calledBy: contract.conformer).first {
      members += Self.forwarded.map {
        let path = "\(target.key).\(target.key)"
        let implementation = $0.implementation.replacing("@slot", with: "\(name)Slot")
        return member(name + $0.signature, implementation.replacing("@", with: path))
      }
      members.append(
        member("\(name)End()", "\"cancel\": [\"\(name)Latest\", \"\(name)First\", \"\(name)Slot\"]")
      )
    }
    // If a component has several contracts, only one has these members, because they would clash.
    let own = adapted.contracts(conformedToBy: contract.conformer)
    if own.first?.key == name {
      let taken = own.flatMap(\.members).map { String($0.name.prefix { $0 != "(" }) }
      members += Self.lifeCycle
        .filter { call in
          let name = String(call.prefix { $0 != "(" })
          return !taken.contains(name) && !uiFramework.inherits(name, by: contract.conformer)
        }
        .map { member($0, #""body": "_ = 0""#) }
    }
    return members + (dialect.mayRoute(contract.conformer) ? routes(of: contract) : [])
  }

  private var router: Dialect.Contract? {
    dialect.adapted(uiFramework).contracts.first { dialect.mayRoute($0.conformer) }
  }

  /// A route to the module itself for each way of opening, and one back.
  private func routes(of contract: Dialect.Contract) -> [String] {
    var values = dialect.holders.inputs.isEmpty ? [] : ["\"id\": \"id\""]
    if !isOpen, !dialect.holders.output.isEmpty {
      values.append(#""output": ".init(didFinish: { _ in }, didFail: {})""#)
    }
    let given = values.isEmpty ? "" : ", \"with\": { \(values.joined(separator: ", ")) }"
    return uiFramework.routes.map { way in
      let name = "\(contract.key)\(pascalCased(way))"
      if Dialect.UIFramework.opensNothing(way) {
        return "{ \"func\": \"\(name)()\", \"by\": \"\(way)\" }"
      }
      let rest =
        switch way {
        case "embed": ", \"in\": \"partView\""
        case "sheet" where isOpen && !dialect.holders.output.isEmpty: ", \"swipe\": \"didFail\""
        default: ""
        }
      return "{ \"func\": \"\(name)(id: Int)\", \"to\": \"\(Self.name)\", "
        + "\"by\": \(jsonString(way))\(rest)\(given) }"
    }
  }

  var config: Config {
    var config = Config(folder: "/modules")
    config.access = EmbeddedText(SourceText(path: "", text: Access.public.rawValue))
    config.tests = "/tests"
    config.testModule = "App"
    config.testFramework = isOpen ? .swiftTesting : .xctest
    config.samples = ["any Sendable": ["1"]]
    config.hasDependencies = true
    config.container = EmbeddedText(SourceText(path: "", text: "AppContainer"))
    let way = uiFramework.routes.first { way in
      [.over, .stack].contains(uiFramework.app?.ways[way])
    }
    guard uiFramework.app != nil, let router, let way else { return config }
    let call = "\(router.key)\(pascalCased(way))(id)"
    let start = isOpen ? "" : "\"start\": \"\(Self.name)\","
    let text = """
      { "app": { "name": "SampleShop", \(start) "tabs": ["\(Self.name)"],
                 "links": { "a/{id}": ["\(Self.name)", "\(call)"] } } }
      """
    let source = SourceText(path: Config.fileName, text: text)
    config.app = ConfigReader.read(source, folder: config.folder).config.app
    return config
  }

  /// The protocol of a service, as if a Swift file declared it.
  static func services(of read: ReadProject) -> [String: [String: ServiceProtocol]] {
    let declared = read.drafts.lazy.flatMap(\.spec.services).compactMap(\.declaration).first
    guard let declared else { return [:] }
    let service = ServiceProtocol(
      "PlainStore",
      Service.Declaration(
        "PlainStore", at: declared.location, members: declared.members.map(\.member),
        onMainActor: true))
    return ["": ["PlainStore": service]]
  }
}
