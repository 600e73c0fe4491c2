import TestTools

/// Two or three Swift modules and specs with random types and protocols, whose names are those of
/// other modules, of Swift, of Apple's frameworks and of generated code. Always the same for a seed.
struct ClashingApp {
  typealias Declared = ClashingType.Declared

  private(set) var files: [String: String] = [:]
  private var numbers: Seeded
  let libraries: [String]
  /// The types of each Swift module, protocols included.
  private var types: [String: [Declared]] = [:]
  private var protocols: [ClashingProtocol] = []
  /// The names of specs' types, which are the app's.
  private var entities: [[Declared]] = []
  private let hasContainer: Bool
  /// The module that another one opens, if its UI framework has routes.
  private var opened: (ui: String, imports: [String], inputs: [String], output: String?)?

  init(seed: Int) {
    numbers = Seeded(seed)
    libraries = numbers.once(in: 3) ? ["Core", "Kit"] : ["Core"]
    hasContainer = numbers.once(in: 2)
    let specs = ["Feed", "Cart"]
    for module in libraries + ["App"] { declareTypes(of: module, count: numbers.number(1...4)) }
    for _ in specs {
      let count = numbers.pick([0, 1, 1, 2])
      entities.append((0..<count).compactMap { _ in newType(in: "App", forms: [.type]) })
    }
    for module in libraries + ["App"] { writeFile(of: module) }
    for (name, entities) in zip(specs, entities).reversed() { writeSpec(name, entities) }
    let dependencies = libraries.map { "\"\($0)\"" }.joined(separator: ", ")
    files["Package.swift"] = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(name: "App", targets: [
        \(libraries.map { ".target(name: \"\($0)\")," }.joined(separator: " "))
        .target(name: "App", dependencies: [\(dependencies)]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
      ])
      """
    let container = hasContainer ? ", \"container\": \"AppContainer\"" : ""
    files["viper-gen.json"] = "{ \"root\": true, \"tests\": \"Tests/AppTests\"\(container) }"
  }

  static let ofSwift = ["Result", "Task", "Error", "Never", "Duration", "Range", "Hasher"]
  static let ofSwiftUI = ["View", "Text", "State", "Image", "Color", "Button"]
  private static let ofViperKit = ["ViewFile", "ModuleLink"]
  static let ofFoundation = [
    "Operation", "Locale", "FileManager", "URL", "Data", "Date", "Notification",
  ]
  private static let others = [
    "Test", "Issue", "Tag", "Comment", "Trait", "Confirmation", "FeedRow", "FeedMock", "FeedState",
    "Mock", "Calls", "Item", "Item", "Item", "Box", "Sink", "Output", "Handler", "Element", "Value",
    "T", "ID", "Key", "Module", "Presenter", "Row",
  ]

  private mutating func newType(in module: String, forms: [Declared.Form]) -> Declared? {
    let lists = [Self.ofSwift, Self.ofFoundation, Self.ofSwiftUI, Self.others, Self.others]
    // A file that imports a library and ViperKit couldn't tell their types apart.
    let names = numbers.pick(module == "App" ? lists + [Self.ofViperKit] : lists)
    var declared = Declared(name: numbers.pick(names), module: module, form: numbers.pick(forms))
    // In a generic method, 'T.ID' isn't the type that is nested in the app's 'T'.
    if declared.name == "T", declared.form == .nesting { declared.form = .type }
    if types[module]?.contains(where: { $0.name == declared.name }) == true { return nil }
    types[module, default: []].append(declared)
    return declared
  }

  private mutating func declareTypes(of module: String, count: Int) {
    for _ in 0..<count {
      _ = newType(in: module, forms: [.type, .type, .type, .generic, .nesting, .error])
    }
    // They are declared at once, because their members name the types of all.
    for index in 0..<numbers.number(1...2) {
      let isCommon = numbers.once(in: 2)
      let name =
        isCommon ? numbers.pick(["Store", "Remote", "Sink", "Log"]) : "\(module)Service\(index)"
      let made =
        numbers.once(in: 3)
        ? newType(in: module, forms: [.existential])
        : Declared(name: name, module: module, form: .existential)
      guard let made, !protocols.contains(where: { $0.declared == made }),
        !(types[module] ?? []).contains(where: { $0.name == made.name && $0 != made })
      else { continue }
      if types[module]?.contains(made) != true { types[module, default: []].append(made) }
      protocols.append(ClashingProtocol(declared: made))
      protocols[protocols.count - 1].isGeneric = numbers.once(in: 3)
    }
  }

  func scope(of module: String, importing imports: [String]) -> ClashingType.Scope {
    var imported = ["Foundation": Self.ofFoundation + ["Date"]].filter { imports.contains($0.key) }
    for library in imports where types[library] != nil {
      imported[library] = (types[library] ?? []).map(\.name)
    }
    return .init(own: (types[module] ?? []).map(\.name), imported: imported, module: module)
  }

  /// A type that can be sent, of the modules that a file imports.
  mutating func type(in modules: [String], depth: Int = 2) -> ClashingType {
    if depth > 0, numbers.once(in: 3) {
      let inner = type(in: modules, depth: depth - 1)
      switch numbers.below(8) {
      case 0, 1: return .array(inner)
      case 2: return .dictionary(inner)
      case 3: return .pair(inner, .plain("Int"))
      case 4: return .named(.init(name: "Array", module: "Swift", form: .generic), of: [inner])
      case 5: return .named(.init(name: "Optional", module: "Swift", form: .generic), of: [inner])
      case 6:
        let error = ClashingType.named(.init(name: "Error", module: "Swift", form: .existential))
        return .named(.init(name: "Result", module: "Swift", form: .generic), of: [inner, error])
      default: return .optional(inner)
      }
    }
    let declared = modules.flatMap { types[$0] ?? [] }
    if numbers.once(in: 5) || declared.isEmpty {
      return .plain(numbers.pick(["Int", "String", "Bool"]))
    }
    if numbers.once(in: 6), modules.contains("Foundation") {
      let name = numbers.pick(["URL", "Data", "Date", "Locale"])
      return .named(.init(name: name, module: "Foundation"))
    }
    if numbers.once(in: 8) { return .named(.init(name: "Duration", module: "Swift")) }
    let chosen = numbers.pick(declared)
    let isGeneric = chosen.form == .generic
    return .named(chosen, of: isGeneric ? [type(in: modules, depth: 0)] : [])
  }

  private mutating func writeFile(of module: String) {
    let isLibrary = module != "App"
    var imports = isLibrary ? [] : libraries
    if numbers.once(in: 2) { imports.append("Foundation") }
    let scope = scope(of: module, importing: imports)
    let access = isLibrary ? "public " : ""
    var text = imports.map { "import \($0)\n" }.joined()
    let made = entities.joined()
    let isMixed = numbers.once(in: 3)
    for type in types[module] ?? [] where !(module == "App" && made.contains(type)) {
      let error = scope.text(Declared(name: "Error", module: "Swift"))
      let start = "\(access)init() {}"
      switch type.form {
      case .type:
        text +=
          isMixed
          ? "\(access)final class \(type.name): Sendable { \(start) }\n"
          : "\(access)struct \(type.name): Hashable, Sendable { \(start) }\n"
      case .generic: text += "\(access)struct \(type.name)<T: Sendable>: Sendable { \(start) }\n"
      case .nesting:
        text +=
          "\(access)struct \(type.name): Sendable { \(access)struct ID: Sendable { \(start) }; \(start) }\n"
      case .error: text += "\(access)enum \(type.name): \(error), Hashable { case failed }\n"
      case .existential: break
      }
    }
    for index in protocols.indices where protocols[index].declared.module == module {
      let errors = (types[module] ?? []).filter { $0.form == .error }
      let parents = protocols[..<index].filter {
        !$0.isGeneric && ([module] + imports).contains($0.declared.module)
      }
      if !parents.isEmpty, numbers.once(in: 2) {
        protocols[index].inherit(numbers.pick(parents))
      }
      for _ in 0..<numbers.number(1...5) {
        let type = type(in: [module] + imports)
        let result = numbers.once(in: 3) ? nil : self.type(in: [module] + imports)
        protocols[index].add(type, result, errors: errors, numbers: &numbers)
      }
      text += protocols[index].text(access, in: scope)
    }
    // A spec's view inherits it.
    let members = (0...1).map {
      "func draw\($0)(_ value: \(scope.text(self.type(in: [module] + imports))))"
    }
    text +=
      "@MainActor \(access)protocol \(module)Screen {\n\(members.joined(separator: "\n"))\n}\n"
    files["Sources/\(module)/\(module).swift"] = text
  }

  private mutating func writeSpec(_ name: String, _ entities: [Declared]) {
    // The services of an opened module come from the container.
    let opened = hasContainer && numbers.once(in: 2) ? opened : nil
    let imports = opened?.imports ?? libraries + (numbers.once(in: 2) ? ["Foundation"] : [])
    let modules = imports + ["App"]
    let ui = opened?.ui ?? numbers.pick(["none", "none", "uikit", "swiftui"])
    let scope = scope(of: "App", importing: imports)
    var spec = ClashingSpec(scope: scope)
    var services: [JSONText] = []
    var used: Set<String> = []
    for service in protocols where numbers.once(in: 2) && services.count < 2 {
      let type = service.declared.name
      let property = type.prefix(1).lowercased() + type.dropFirst()
      guard !["error", "view", "presenter", "output"].contains(property),
        used.insert(property).inserted
      else { continue }
      let argument = service.isGeneric ? "<\(scope.text(self.type(in: modules)))>" : ""
      services.append(.text("\(property): \(scope.text(.named(service.declared)))\(argument)"))
      for method in service.methods where numbers.once(in: 2) { spec.forward(method, to: property) }
    }
    for contract in ["view", "interactor", "interactorOutput", "viewOutput"] {
      for _ in 0..<numbers.number(0...2) {
        let type = scope.text(type(in: modules))
        spec.add("show\(numbers.below(100_000))(_ value: \(type))", to: contract)
      }
    }
    let row = scope.text(type(in: modules))
    spec.load(result: row, then: numbers.once(in: 2), numbers: &numbers)
    let inputs = (0..<numbers.below(2)).map { "input\($0): \(scope.text(type(in: modules)))" }
    let state = (0..<numbers.below(2)).map {
      "state\($0): \(scope.text(.array(type(in: modules)))) = []"
    }
    // A struct can't contain itself.
    let fields = entities.map { _ in
      (0..<numbers.below(3)).map { "field\($0): \(scope.text(.array(type(in: modules))))" }
    }
    let own = zip(entities, fields).map { entity, fields -> JSONText in
      .object([
        ("name", .text(entity.name)), ("conforms", .list([])),
        ("fields", .list(fields.map { .text($0) })),
      ])
    }
    var members: [(String, JSONText)] = [
      ("root", .flag(true)), ("ui", .text(ui)), ("imports", .list(imports.map { .text($0) })),
      ("inputs", .list(inputs.map { .text($0) })), ("state", .list(state.map { .text($0) })),
      ("services", .list(services)), ("entities", .list(own)),
    ]
    let output = numbers.once(in: 3) ? "didEnd(_ value: \(scope.text(type(in: modules))))" : nil
    if let output { members.append(("output", .list([.text(output)]))) }
    var contracts = spec.contracts.mapValues(JSONText.list)
    if let opened {
      let call = JSONText.text("open(\(opened.inputs.joined(separator: ", ")))")
      contracts["router"] = .list([.object([("func", call), ("to", .text("Cart"))])])
      let handled = opened.output.map { [("Cart", JSONText.list([.text($0)]))] }
      members.append(("handles", .object(handled ?? [])))
    }
    if ui != "none" { self.opened = (ui, imports, inputs, output) }
    if let view = spec.contracts["view"] {
      let screens: [JSONText] = [
        .text(numbers.pick(modules.filter { $0 != "Foundation" }) + "Screen")
      ]
      contracts["view"] = .object([("inherits", .list(screens)), ("members", .list(view))])
    }
    members += contracts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    files["Sources/App/\(name).viper.json"] = JSONText.object(members).text + "\n"
  }
}
