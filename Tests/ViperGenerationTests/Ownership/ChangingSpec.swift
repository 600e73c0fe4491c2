import TestTools

struct ChangingSpec {
  struct Contract {
    let key: String
    let callees: [(word: String, key: String)]

    init(_ key: String, _ callees: [(word: String, key: String)] = []) {
      self.key = key
      self.callees = callees
    }
  }

  struct Dialect {
    let pack: String
    let ui: String
    let contracts: [Contract]
    let components: [String]

    var hasRoutes: Bool { ui != "none" }
  }

  enum Saying: Equatable {
    case open, body, route
    /// To one of the contract's callees.
    case forward(Int)
  }

  struct Member {
    /// Stays the same whatever it is called.
    let number: Int
    let contract: String
    var name: String
    var labels: [String] = []
    var types: [String] = []
    var isProperty = false
    var isAsync = false
    var saying = Saying.open

    /// As diagnostics call it.
    var title: String {
      isProperty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    private var head: String {
      if isProperty { return "\(name): Int" }
      let parameters = zip(labels, types).map { "\($0): \($1)" }.joined(separator: ", ")
      return "\(name)(\(parameters))"
    }

    var signature: String { head + (isProperty ? " { get }" : isAsync ? " async" : "") }

    /// As files say it. Whatever else has that name is an overload of the user's.
    var declaration: String { (isProperty ? "var " : "func ") + head }
  }

  let dialect: Dialect
  private(set) var members: [Member] = []
  private var removed: [Member] = []
  private var yours: Set<String> = []
  private var services: [String] = []
  private var inputs: [String] = []
  private var state: [String] = []
  private var output: [String] = []
  private var count = 0

  init(random: inout Seeded) {
    dialect = random.pick(Dialect.all)
    for _ in 0..<random.number(2...6) { add(&random) }
  }

  var json: String {
    func list(_ words: [String]) -> String {
      "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
    let contracts = dialect.contracts.map { contract in
      let members = members.filter { $0.contract == contract.key }.map { "    " + json(of: $0) }
      return "  \"\(contract.key)\": [\n" + members.joined(separator: ",\n") + "\n  ],\n"
    }
    return """
      {
        "pack": "\(dialect.pack)", "ui": "\(dialect.ui)", "root": true,
        "services": \(list(services)), "inputs": \(list(inputs)), "state": \(list(state)),
        "output": \(list(output)),
      \(contracts.joined())  "yours": \(list(yours.sorted()))
      }

      """
  }

  private func json(of member: Member) -> String {
    let key = member.isProperty ? "var" : "func"
    let start = "{ \"\(key)\": \"\(member.signature)\", "
    switch member.saying {
    case .open: return "\"\(member.signature)\""
    case .body:
      let body = member.isProperty ? "1" : "_ = \(member.labels.first ?? "1")"
      return start + "\"body\": \"\(body)\" }"
    case .route: return start + "\"by\": \"close\" }"
    case .forward:
      guard let target = target(of: member) else { return "\"\(member.signature)\"" }
      return start + "\"forward\": \"\(target)\" }"
    }
  }

  /// A method that the spec forwards no further, with the same parameters.
  private func target(of member: Member) -> String? {
    guard case .forward(let index) = member.saying, !member.isProperty, !member.isAsync,
      let callees = dialect.contracts.first(where: { $0.key == member.contract })?.callees,
      !callees.isEmpty
    else { return nil }
    let callee = callees[index % callees.count]
    let target = members.first {
      if case .forward = $0.saying { return false }
      return $0.contract == callee.key && !$0.isProperty && !$0.isAsync
        && $0.labels == member.labels && $0.types == member.types
    }
    return target.map { "\(callee.word).\($0.title)" }
  }

  private mutating func newName(_ stem: String) -> String {
    count += 1
    return stem + String(count)
  }

  /// - Parameter isPlain: whether it is a method that could open a module.
  private func saying(
    for contract: String, isPlain: Bool, _ random: inout Seeded
  ) -> Saying {
    switch random.below(8) {
    case 0...2: .open
    case 3...4: .body
    case 5 where contract.hasPrefix("rout") && dialect.hasRoutes && isPlain:
      .route
    default: .forward(random.below(3))
    }
  }

  private mutating func add(_ random: inout Seeded) {
    let contract = random.pick(dialect.contracts).key
    let name = newName("m")
    var member = Member(number: count, contract: contract, name: name)
    member.isProperty = random.once(in: 8)
    member.isAsync = !member.isProperty && random.once(in: 12)
    member.saying = saying(
      for: contract, isPlain: !member.isProperty && !member.isAsync, &random)
    if !member.isProperty, member.saying != .route {
      for _ in 0..<random.pick([0, 0, 0, 1, 2]) {
        member.labels.append(newName("a"))
        member.types.append(random.pick(["Int", "String"]))
      }
    }
    members.insert(member, at: random.number(0...members.count))
  }

  mutating func change(_ random: inout Seeded) -> String {
    let kind = random.below(24)
    switch kind {
    case 0...4:
      add(&random)
      return "add a member"
    // The view is always yours.
    case 5: return toggle(\.yours, random.pick(dialect.components.filter { $0 != "view" }), "yours")
    case 6: return changeParts(&random)
    case 7 where !removed.isEmpty:
      let member = removed.removeLast()
      members.insert(member, at: random.number(0...members.count))
      return "bring back \(member.title)"
    default: break
    }
    guard !members.isEmpty else { return "nothing" }
    let index = random.below(members.count)
    let title = members[index].title
    switch kind {
    case 8:
      removed.append(members.remove(at: index))
      return "remove \(title)"
    case 9:
      members[index].name = newName("m")
      return "rename \(title) to \(members[index].title)"
    case 10:
      let member = members.remove(at: index)
      members.insert(member, at: random.number(0...members.count))
      return "put \(title) elsewhere"
    case 11...12 where !members[index].isProperty && members[index].saying != .route:
      changeParameters(of: index, &random)
      return "\(title) becomes \(members[index].signature)"
    default:
      guard members[index].labels.isEmpty else {
        members[index].saying = random.pick([.open, .body, .forward(random.below(3))])
        return "\(title) is \(members[index].saying)"
      }
      members[index].saying = saying(
        for: members[index].contract,
        isPlain: !members[index].isProperty && !members[index].isAsync, &random)
      return "\(title) is \(members[index].saying)"
    }
  }

  private mutating func changeParameters(of index: Int, _ random: inout Seeded) {
    let count = members[index].labels.count
    if count > 0, random.chance(50) {
      let place = random.below(count)
      switch random.below(3) {
      case 0:
        members[index].labels.remove(at: place)
        members[index].types.remove(at: place)
      case 1: members[index].labels[place] = newName("a")
      default: members[index].types[place] = random.pick(["Int", "String", "Bool"])
      }
    } else {
      members[index].labels.insert(newName("a"), at: random.number(0...count))
      members[index].types.insert("Int", at: random.number(0...members[index].types.count))
    }
  }

  private mutating func changeParts(_ random: inout Seeded) -> String {
    switch random.below(4) {
    case 0: change(\.services, to: newName("s") + ": any Store", &random)
    case 1: change(\.inputs, to: newName("i") + ": Int", &random)
    case 2: change(\.state, to: newName("t") + ": Int = 0", &random)
    default: change(\.output, to: newName("done") + "()", &random)
    }
    return "services \(services), inputs \(inputs), state \(state), output \(output)"
  }

  private mutating func change(
    _ list: WritableKeyPath<Self, [String]>, to new: String, _ random: inout Seeded
  ) {
    if random.chance(65) || self[keyPath: list].isEmpty {
      self[keyPath: list].insert(new, at: random.number(0...self[keyPath: list].count))
    } else {
      self[keyPath: list].remove(at: random.below(self[keyPath: list].count))
    }
  }

  private mutating func toggle(
    _ set: WritableKeyPath<Self, Set<String>>, _ word: String, _ name: String
  ) -> String {
    if self[keyPath: set].remove(word) == nil { self[keyPath: set].insert(word) }
    return "\(name) \(self[keyPath: set].sorted())"
  }

  mutating func leaveOpen(_ title: String) {
    for index in members.indices where members[index].title == title {
      members[index].saying = .open
    }
  }

  mutating func giveUp(_ component: String) { yours.insert(component) }
}

extension ChangingSpec.Dialect {
  static let all: [Self] = ["none", "uikit", "swiftui"].flatMap { (ui: String) -> [Self] in
    var dialects: [Self] = [viper(ui), viperIO(ui), mvvm(ui)]
    if ui != "swiftui" { dialects.append(vip(ui)) }
    dialects.append(viper(ui))
    if ui != "uikit" { dialects.append(observable(ui)) }
    return dialects
  }

  private static let parts = ["view", "presenter", "interactor", "router"]

  private static func viper(_ ui: String) -> Self {
    Self(
      pack: "viper", ui: ui,
      contracts: [
        .init("view", ui == "swiftui" ? [] : [("presenter", "viewOutput")]),
        .init(
          "viewOutput", [("interactor", "interactor"), ("view", "view"), ("router", "router")]),
        .init("interactor", [("presenter", "interactorOutput")]),
        .init("interactorOutput", [("view", "view"), ("router", "router")]), .init("router"),
      ], components: parts)
  }

  private static func viperIO(_ ui: String) -> Self {
    Self(
      pack: "viper-io", ui: ui,
      contracts: [
        .init("view", ui == "swiftui" ? [] : [("output", "viewOutput")]),
        .init(
          "viewOutput", [("interactor", "interactor"), ("view", "view"), ("router", "router")]),
        .init("interactor", [("output", "interactorOutput")]),
        .init("interactorOutput", [("view", "view"), ("router", "router")]), .init("router"),
      ], components: parts)
  }

  private static func vip(_ ui: String) -> Self {
    Self(
      pack: "vip", ui: ui,
      contracts: [
        .init("businessLogic", [("presenter", "presentationLogic")]),
        .init("presentationLogic", [("viewController", "displayLogic")]),
        .init("displayLogic", [("interactor", "businessLogic"), ("router", "routingLogic")]),
        .init("routingLogic"),
      ], components: parts)
  }

  private static func observable(_ ui: String) -> Self {
    Self(
      pack: "viper-observable", ui: ui,
      contracts: [
        .init("presenter", [("interactor", "interactor"), ("router", "router")]),
        .init("interactor"), .init("router"),
      ], components: parts)
  }

  private static func mvvm(_ ui: String) -> Self {
    Self(
      pack: "mvvm", ui: ui,
      contracts: [.init("viewModel", [("router", "router")]), .init("router")],
      components: ["view", "viewModel", "router"])
  }
}
