import TestTools

struct OddSpecMaker {
  let dialect: OddDialect
  var numbers: Seeded
  private var taken: Set<String> = []

  init(_ dialect: OddDialect, seed: UInt64) {
    self.dialect = dialect
    numbers = Seeded(state: seed)
  }

  static func specs(_ dialect: OddDialect = .viper, count: Int, seed: UInt64) -> [OddSpec] {
    var maker = OddSpecMaker(dialect, seed: seed)
    var specs: [OddSpec] = []
    for _ in 0..<count { specs.append(maker.outline()) }
    let all = specs
    for index in specs.indices { maker.fill(&specs[index], among: all) }
    return specs
  }

  private static let stems = [
    "URLSession", "A", "IO", "HTTPSProxyURL", "Größe", "日本語", "Ünï", "X2", "MyABTest", "iPhone",
    "AnExtraordinarilyLongNameOfFortyCharacter", "Ωmega", "Über", "Next3D", "ID", "Q", "SetOf",
  ]

  private mutating func moduleName() -> String {
    var name = String(numbers.pick(Self.stems).prefix(40))
    // Two modules would be one on disks that know no case.
    while !taken.insert(name.lowercased()).inserted {
      name = String(name.prefix(36)) + "\(numbers.number(2...999))"
    }
    return name
  }

  private static let words = [
    "a", "id", "urlSession", "größe", "日本", "isOn", "x1",
    "anExtraordinarilyLongNameOfFortyCharacters",
    "λ", "htmlURL", "value", "item", "count", "naïve", "i", "load", "showAll", "did",
  ]

  /// A name that no member of the module has yet.
  mutating func word(_ used: inout Set<String>) -> String {
    var word = String(numbers.pick(Self.words).prefix(40))
    while !used.insert(word).inserted {
      word = String(word.prefix(36)) + "\(numbers.number(2...999))"
    }
    return word
  }

  private mutating func outline() -> OddSpec {
    let ui = numbers.pick(dialect.uiFrameworks)
    // The view is always yours.
    let yours = Set(dialect.roles.filter { $0 != "view" && numbers.once(in: 4) })
    var spec = OddSpec(
      name: moduleName(), ui: ui, access: numbers.pick(["internal", "package", "public"]),
      yours: yours, hasStore: numbers.once(in: 4), hasClock: numbers.once(in: 3))
    var used = Self.reserved
    for _ in 0..<numbers.pick([0, 0, 1, 2, 3]) {
      let (type, value) = numbers.pick(Self.stored)
      spec.inputs.append(
        .init(
          name: word(&used), type: type,
          defaultValue: value.isEmpty || numbers.once(in: 2) ? nil : value))
    }
    // Which other modules have to know before its members are made.
    if numbers.once(in: 3) { spec.output = [] }
    return spec
  }

  private static let reserved: Set<String> = [
    "view", "presenter", "interactor", "router", "output", "navigation", "viewController", "clock",
    "viewModel", "dataStore",
  ]

  private mutating func fill(_ spec: inout OddSpec, among all: [OddSpec]) {
    var used = Self.reserved.union(spec.inputs.map(\.name))
    let failure = spec.name + "Failure"
    if numbers.once(in: 2) {
      spec.entities = [
        entity(spec.name + "Row", conforms: ["Hashable"]), entity(failure, conforms: ["Error"]),
      ]
    }
    let types = spec.entities.isEmpty ? [] : [spec.name + "Row", "[\(spec.name)Row]"]
    for _ in 0..<numbers.pick([0, 0, 1, 2]) {
      let (type, value) = numbers.pick(Self.stored)
      if value.isEmpty { continue }
      spec.state.append("\(word(&used)): \(type) = \(value)")
    }
    var signatures = OddSignatures(
      types: types, failure: spec.entities.isEmpty ? nil : failure, maker: self)
    fillServices(&spec, &signatures, &used)
    fillContracts(&spec, &signatures, &used)
    numbers = signatures.maker.numbers
    fillRoutes(&spec, among: all, &used)
    if spec.output != nil {
      var own: Set<String> = []
      signatures.maker = self
      spec.output = (0..<numbers.number(0...3)).map { _ in signatures.method(&own).text }
      numbers = signatures.maker.numbers
    }
  }

  private mutating func entity(_ name: String, conforms: [String]) -> JSONText {
    var used: Set<String> = []
    let fields = (0..<numbers.number(0...4)).map { _ -> JSONText in
      let (type, value) = numbers.pick(Self.plain)
      return .text("\(word(&used)): \(type)" + (numbers.once(in: 3) ? " = \(value)" : ""))
    }
    return .object([
      ("name", .text(name)), ("conforms", .list(conforms.map { .text($0) })),
      ("fields", .list(fields)),
    ])
  }

  private mutating func fillServices(
    _ spec: inout OddSpec, _ signatures: inout OddSignatures, _ used: inout Set<String>
  ) {
    if numbers.once(in: 3) { spec.services.append(.text("\(word(&used)): [String: Int] = [:]")) }
    if spec.hasClock { spec.services.append(.text("clock: any Sendable")) }
    guard spec.hasStore else { return }
    var own: Set<String> = []
    let methods = (0..<numbers.number(0...4)).map { _ in
      JSONText.text(signatures.method(&own).text)
    }
    spec.services.append(
      .object([
        ("name", .text(spec.name + "Store")), ("property", .text(word(&used))),
        ("methods", .list(methods)),
      ]))
  }

  private mutating func fillContracts(
    _ spec: inout OddSpec, _ signatures: inout OddSignatures, _ used: inout Set<String>
  ) {
    let keys = dialect.conformers.keys.sorted()
    for key in keys { spec.contracts[key] = spec.contracts[key] ?? [] }
    let life = ["viewDidLoad()", "viewWillAppear() async", "viewDidDisappear()"]
    for text in life where numbers.once(in: 3) {
      add(.init(name: "", text: text), to: dialect.lifeContract, of: &spec)
    }
    for key in keys {
      for _ in 0..<numbers.pick([0, 1, 2, 5, 10, 30]) {
        if let target = dialect.forwards[key], numbers.once(in: 2) {
          let pair = signatures.forward(&used, isWeak: target.isWeak)
          spec.contracts[key, default: []].append(
            .object([
              ("func", .text(pair.caller)),
              ("forward", .text("\(target.property).\(pair.name)")),
            ]))
          add(.init(name: pair.name, text: pair.target), to: target.contract, of: &spec)
        } else {
          add(signatures.member(&used), to: key, of: &spec)
        }
      }
    }
  }

  /// Adds a member, some with a body.
  private mutating func add(
    _ member: OddSignatures.Signature, to key: String, of spec: inout OddSpec
  ) {
    let word = member.isProperty ? "var" : "func"
    if member.isSettable || numbers.once(in: 2) {
      spec.contracts[key, default: []].append(.object([(word, .text(member.text))]))
    } else {
      spec.contracts[key, default: []].append(
        .object([(word, .text(member.text)), ("body", .text("fatalError()"))]))
    }
  }

  private mutating func fillRoutes(
    _ spec: inout OddSpec, among all: [OddSpec], _ used: inout Set<String>
  ) {
    guard spec.draws else { return }
    let ways = ["push", "present", "presentInNavigation", "sheet", "replaceRoot", "embed", "tab"]
    for _ in 0..<numbers.number(0...4) {
      let target = numbers.pick(all)
      guard spec.canOpen(target) else { continue }
      let name = word(&used)
      let parameters =
        target.inputs.map(\.parameter) + (numbers.once(in: 4) ? ["navigation: Int"] : [])
      let way = numbers.pick(ways)
      var members: [(String, JSONText)] = [
        ("func", .text("\(name)(\(parameters.joined(separator: ", ")))")),
        ("to", .text(target.name)), ("by", .text(way)),
      ]
      if way == "embed", numbers.once(in: 2) { members.append(("in", .text(word(&used)))) }
      if target.output != nil {
        members.append(("with", .object([("output", .text("nil"))])))
      }
      spec.contracts[dialect.routes, default: []].append(.object(members))
    }
    if numbers.once(in: 2) {
      spec.contracts[dialect.routes, default: []].append(
        .object([("func", .text("\(word(&used))()")), ("by", .text("close"))]))
    }
  }

  /// Types of stored values, each with a value if there is one to write.
  static let stored: [(type: String, value: String)] =
    plain + [
      ("() -> Void", ""), ("(Int, String) -> Bool", ""), ("(() -> Void)?", "nil"),
      ("any Error", ""), ("(@MainActor (Int) async throws -> String)?", "nil"),
      ("(left: Int, right: [String])", "(left: 0, right: [])"), ("Result<Int, any Error>?", "nil"),
    ]

  /// Types that are hashable and may cross from one actor to another.
  static let plain: [(type: String, value: String)] = [
    ("Int", "0"), ("String", "\"\""), ("Bool", "true"), ("[String]", "[]"), ("Int?", "nil"),
    ("[String: [Int?]]", "[:]"), ("Set<Int>", "[]"), ("Double", "-1.5"),
    ("Optional<[Dictionary<String, Array<Set<UInt16>>>]>", "nil"), ("UInt8", "0xFF"),
    ("Swift.String", "\"a, b (c) \\\"d\\\"\""), ("ClosedRange<Int>", "0...9"),
  ]
}
