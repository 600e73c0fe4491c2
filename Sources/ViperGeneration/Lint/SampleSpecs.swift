import ViperSpec
import ViperText

/// Specs that show a pack's templates all that can stand in one, in the words of its dialect.
struct SampleSpecs {
  /// A spec by the name of its module.
  typealias Texts = [(name: String, json: String)]

  private static let lifeCycle = [
    "viewDidLoad", "viewIsReady", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear",
  ]

  private static let services =
    """
    "services": ["clock: any Sendable", {
      "name": "SampleStore", "property": "store", "doc": "Keeps all.",
      "methods": ["load(page: Int = 0) async throws -> [Int]", "size: Int { get }",
        "limit: Int? { get set }", "names: [String] { get }", "swap<T>(_ value: inout T)",
        "fail<E: Error>(_ error: E) throws(E) -> Int", "copy<T>(_ value: T) -> T",
        "run(_ body: sending @escaping () -> Void) -> sending SampleRow?", "next: Int { get async throws }", "owner: SampleRow { get }",
        "take<T: Sendable>(_ value: inout T) async throws(SampleMark) -> T", "pass<T>(_ value: T)",
        "find(id: Int) -> SampleRow", "make<T>(_ body: (T) -> T) -> sending SampleRow"] }]
    """

  private static let entities =
    """
    "entities": [
      { "name": "SampleRow", "doc": "A row.", "conforms": ["Hashable"],
        "fields": ["id: Int", { "var": "name: String = \\"\\"", "doc": "What it is called." }] },
      { "name": "SampleMark", "conforms": ["Error"] }]
    """

  /// The module of which all is yours.
  static let written = "Written"
  /// The modules of which as much as can be is generated.
  static let generated: Set = ["Generated", "Other"]

  private static let foreign = "Foreign"

  let dialect: Dialect
  let flavour: Dialect.Flavour

  /// A module of which all is yours, two of which as much as can be is generated, one with components
  /// of both kinds, one with mixed components, one without anything, one that shows itself in a part of its
  /// view, one with a service of which tests have no value, one with a component of its own, one that
  /// opens a module of another flavour, one that hears of a sheet that is swiped away, and one that has a
  /// component from another module.
  var texts: Texts {
    let roles = dialect.roles.filter(\.mayBeYours).map(\.key)
    return [
      (Self.written, spec(yours: roles + ["tests"])),
      ("Generated", spec(yours: [])),
      ("Other", spec(yours: [], isOther: true)),
      ("Both", spec(yours: roles.filter { $0 != caller })),
      ("Mixed", spec(yours: [], isOpen: true)),
      ("Empty", small(rest: "")),
      ("Framed", small(rest: embedsItself)),
      ("Lacking", small(rest: needsAValue)),
      ("Wider", small(rest: adds)),
    ]
      + [SampleApp(dialect: dialect, flavour: flavour).spec].compactMap { spec in
        spec.map { (SampleApp.start, small(rest: $0)) }
      }
      + travels + swipes
      + shareable.map { contract in
        ("Sharing", small(rest: ", \(jsonString(contract.key)): { \"from\": \"Other\" }"))
      }
  }

  /// A project that depends on nothing: two modules that open each other.
  var opposite: Texts {
    [("Back", small(rest: opens("There"))), ("There", small(rest: opens("Back")))]
  }

  private func opens(_ target: String) -> String {
    let contract = dialect.adapted(flavour).contracts.first { dialect.mayRoute($0.conformer) }
    let way = flavour.routes.first { $0 != "close" && $0 != "embed" }
    guard let contract, let way else { return "" }
    return ", \(jsonString(contract.key)): "
      + "[{ \"func\": \"go()\", \"to\": \"\(target)\", \"by\": \(jsonString(way)) }]"
  }

  /// The first contract whose conformer a module can have from another one.
  private var shareable: [Dialect.Contract] {
    Array(dialect.contracts.filter(\.isShareable).prefix(1))
  }

  private var embedsItself: String {
    let contract = dialect.adapted(flavour).contracts.first { dialect.mayRoute($0.conformer) }
    guard let contract, flavour.routes.contains("embed") else { return "" }
    return ", \(jsonString(contract.key)): "
      + #"[{ "func": "frame()", "to": "Framed", "by": "embed", "in": "partView" }]"#
  }

  private var adds: String {
    guard dialect.takesRoles, dialect.takesContracts, let caller else { return "" }
    return #", "roles": ["extra"], "contracts": { "extraWork": "#
      + #"{ "conformer": "extra", "caller": \#(jsonString(caller)), "members": ["work()"] } }"#
  }

  /// A flavour whose modules those of this one open, too.
  private var foreign: Dialect.Flavour? {
    dialect.flavours.first { flavour.opens.contains($0.framework) }
  }

  /// The module of that flavour, if an app can start with it.
  var foreignStart: String? { foreign?.app == nil ? nil : Self.foreign }

  /// A module of another flavour, and one that opens it.
  private var travels: Texts {
    guard let foreign else { return [] }
    return [
      (Self.foreign, "{ \"ui\": \(jsonString(foreign.key)) }"),
      ("Travelling", small(rest: opensForeign)),
    ]
  }

  /// The ways to a module that something else draws.
  private var opensForeign: String {
    let contract = dialect.adapted(flavour).contracts.first { dialect.mayRoute($0.conformer) }
    guard let contract else { return "" }
    let routes = flavour.routes.filter { $0 != "close" }.map { way in
      let part = way == "embed" ? #", "in": "partView""# : ""
      return "{ \"func\": \"\(way)()\", \"to\": \"Foreign\", \"by\": \(jsonString(way))\(part) }"
    }
    return ", \(jsonString(contract.key)): [\(routes.joined(separator: ", "))]"
  }

  /// A module that tells whoever opens it, and one that hears of it when it is swiped away.
  private var swipes: Texts {
    let contract = dialect.adapted(flavour).contracts.first { dialect.mayRoute($0.conformer) }
    guard let contract, flavour.routes.contains("sheet"), !dialect.holders.output.isEmpty else {
      return []
    }
    let route = #"{ "func": "go()", "to": "Swiped", "by": "sheet", "swipe": "didEnd" }"#
    let handles = #""handles": { "Swiped": [{ "func": "didEnd()", "body": "_ = 0" }] }"#
    return [
      ("Swiped", small(rest: #", "output": ["didEnd()"]"#)),
      ("Swiping", small(rest: ", \(jsonString(contract.key)): [\(route)], \(handles)")),
    ]
  }

  private var needsAValue: String {
    dialect.holders.services.isEmpty ? "" : #", "services": ["outer: any OuterStore"]"#
  }

  private func small(rest: String) -> String {
    "{ \"ui\": \(jsonString(flavour.key)), \"imports\": [\"Foundation\"]\(rest) }"
  }

  /// The role that calls most others.
  private var caller: String? {
    let adapted = dialect.adapted(flavour)
    return adapted.roles.map(\.key).max {
      adapted.contracts(calledBy: $0).count < adapted.contracts(calledBy: $1).count
    }
  }

  /// - Parameters:
  ///   - isOther: whether what can be said in two ways is said in the second one.
  ///   - isOpen: whether each contract has members of which nothing is said, too.
  private func spec(yours: [String], isOther: Bool = false, isOpen: Bool = false) -> String {
    let adapted = dialect.adapted(flavour)
    let output = #"["didFinish(id: Int)", { "func": "didFail()", "doc": "It failed." }]"#
    var members = [
      "\"ui\": \(jsonString(flavour.key))",
      "\"doc\": \"A sample.\\nOf two lines.\"",
      "\"imports\": \(isOther ? "[]" : "[\"Foundation\"]")",
      Self.entities,
      "\"yours\": \(list(yours.map(jsonString)))",
    ]
    let held: [(holder: String, text: String)] = [
      (dialect.holders.inputs, "\"inputs\": [\"id: Int\", \"title: String? = nil\"]"),
      (dialect.holders.services, Self.services),
      (
        dialect.holders.state,
        "\"state\": [\"total: Int = 0\", \"isOn: Bool = false\", \"isOff: Bool = true\"]"
      ),
      (
        dialect.holders.output,
        "\"output\": " + (isOther ? #"{ "as": "closures", "methods": \#(output) }"# : output)
      ),
    ]
    members += held.filter { !$0.holder.isEmpty }.map(\.text)
    if let list = dialect.namespaces { members.append(groups(list)) }
    for contract in adapted.contracts {
      let whole = dialect.roles.first { $0.key == contract.conformer }?.whole
      let isWritten = yours.contains(contract.conformer) || whole.map(yours.contains) == true
      var lines = self.members(of: contract, in: adapted, isWritten: isWritten, isOther: isOther)
      if isOpen { lines += SampleMembers.open(contract.key) }
      let target = adapted.contracts(calledBy: contract.conformer).first {
        !$0.isOptional && yours.contains($0.conformer)
      }
      if let target, !isWritten {
        let forward = "\"forward\": \"\(target.key).\(target.key)Mark\""
        lines.append("{ \"var\": \"\(contract.key)Mark: Int { get set }\", \(forward) }")
      }
      members.append("\(jsonString(contract.key)): \(list(lines))")
    }
    return "{ " + members.joined(separator: ",\n") + " }"
  }

  /// A group of values with all parts, one with each part in a few words, and one without any.
  private func groups(_ namespaces: Dialect.Namespaces) -> String {
    let long = namespaces.parts.map { part in
      """
      \(jsonString(part.key)): { "doc": "A part.", "conforms": ["Hashable"],
        "fields": ["rows: [Row]", { "var": "page: Int = 0", "doc": "From 0." }],
        "entities": [
          { "name": "Row", "doc": "A row.", "conforms": ["Hashable"], "fields": ["id: Int"] },
          { "name": "Mark", "conforms": ["Hashable"] }] }
      """
    }
    let short = namespaces.parts.map { "\(jsonString($0.key)): []" }
    let elements =
      [["\"name\": \"Load\"", "\"doc\": \"Loads.\""] + long]
      + [["\"name\": \"Clear\""] + short, ["\"name\": \"Idle\""]]
    return "\(jsonString(namespaces.key)): "
      + list(elements.map { "{ " + $0.joined(separator: ",\n") + " }" })
  }

  private func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",\n") + "]"
  }

  // MARK: - Members

  private func members(
    of contract: Dialect.Contract, in dialect: Dialect, isWritten: Bool, isOther: Bool
  ) -> [String] {
    let name = contract.key
    var members = SampleMembers(isWritten: isWritten)
    let target = dialect.contracts(calledBy: contract.conformer).first
      .map { "\($0.key).\($0.key)" }
    members.addCalls(name, target: target)
    if contract.conformer == dialect.holders.state {
      members.add("\(name)Start()", body: "isOn = true")
      members.add("\(name)Stop()", body: "isOff = false")
    }
    if let place = flavour.extras[contract.conformer]?.first {
      members.add("\(name)Tell()", body: "\(place.name).alert(ModuleAlert(\"\"))")
    }
    members.addKinds(name, throwing: isOther ? "throws(SampleMark)" : "throws")
    if isWritten { members.addWritten(name) }
    // One contract of a component has them; two would clash.
    if dialect.contracts(conformedToBy: contract.conformer).first?.key == name {
      let inherited = flavour.inherited[contract.conformer] ?? []
      let given = Set(
        dialect.contracts(conformedToBy: contract.conformer).flatMap(\.members).map(\.name))
      for call in Self.lifeCycle
      where !inherited.contains(where: { $0.hasPrefix(call) }) && !given.contains(call)
        && (isOther || call != "viewIsReady")
      {
        let parameter = isOther && call == "viewDidDisappear" ? "_ isAnimated: Bool" : ""
        members.add(
          "\(call)(\(parameter))\(call == "viewDidAppear" ? " async" : "")", body: "_ = 0")
      }
    }
    let hasRoutes = !isWritten && dialect.mayRoute(contract.conformer)
    return members.texts + (hasRoutes ? routes(of: contract, isOther: isOther) : [])
  }

  /// A way to another module by each word of the flavour, and one back.
  private func routes(of contract: Dialect.Contract, isOther: Bool) -> [String] {
    flavour.routes.map { way in
      let name = "\(contract.key)\(pascalCased(way))"
      if way == "close" { return "{ \"func\": \"\(name)()\", \"by\": \"close\" }" }
      let (target, rest) = opened(by: way, isOther: isOther)
      return "{ \"func\": \"\(name)(id: Int)\(way == "push" ? " async" : "")\", "
        + "\"to\": \"\(target)\", \"by\": \(jsonString(way))\(rest) }"
    }
  }

  /// What a way leads to, and what there is to say of it: an empty module, the module itself in a
  /// part of its view, one that shares a component, or one that is given something.
  private func opened(by way: String, isOther: Bool) -> (target: String, rest: String) {
    switch way {
    case "sheet": ("Empty", "")
    case "present" where isOther && !shareable.isEmpty: ("Sharing", "")
    case "embed" where isOther:
      (
        "Other",
        #", "in": "partView", "with": { "output": ".init(didFinish: { _ in }, didFail: {})" }"#
      )
    default: ("Generated", ", \"with\": { \"id\": \"id\", \"output\": \"nil\" }")
    }
  }
}
