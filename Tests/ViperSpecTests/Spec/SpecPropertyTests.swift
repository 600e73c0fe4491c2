import TestTools
import Testing
import ViperText

@testable import ViperSpec

struct SpecPropertyTests {
  static let members = [
    #""doc": "A list.\nOf trips.""#, #""$schema": "x""#, #""ui": "uikit""#, #""access": "public""#,
    #""imports": ["Trips", "Foundation"]"#, #""inputs": ["id: Int", "page: Int = 1"]"#,
    #""services": ["store: any Store", { "name": "Clock", "methods": ["now() -> Date"] }]"#,
    #""state": ["rows: [Row] = []", "title: String?"]"#,
    #""entities": [{ "name": "Row", "fields": ["id: Int", { "var": "b: Int = 1", "doc": "B." }] }]"#,
    #""view": ["show(_ rows: [Row])"]"#,
    #""viewOutput": [{ "func": "a()", "forward": "interactor.load", "catch": "view.fail" }, "rows: [Row] { get }"]"#,
    #""interactor": [{ "func": "load() async throws", "forward": "store.load" }]"#,
    #""interactorOutput": [{ "func": "b()", "body": "view?.show(rows)" }]"#,
    #""router": [{ "func": "open(id: Trip.ID)", "to": "Detail", "with": { "page": "2" } }]"#,
    #""output": [{ "func": "done()", "doc": "The end." }]"#, #""yours": ["router"]"#,
    #""root": true"#,
  ]

  static func text(_ members: [String]) -> String {
    let view = #""view": ["show(_ rows: [Row])", "fail(_ e: any Error)"]"#
    return "{\n  "
      + members.map { $0.hasPrefix(#""view":"#) ? view : $0 }.joined(separator: ",\n  ") + "\n}"
  }

  @Test func theSpecIsValid() {
    let (module, diagnostics) = TestProject.resolve(Self.text(Self.members))
    #expect(printed(diagnostics) == "")
    #expect(module != nil)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func orderOfKeysDoesNotMatter(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    let first = try #require(TestProject.resolve(Self.text(Self.members)).module)
    let shuffled = Self.members.shuffled(using: &random)
    let second = try #require(TestProject.resolve(Self.text(shuffled)).module)
    #expect(summary(first) == summary(second), "seed \(seed)")
  }

  private func summary(_ module: Module) -> [String] {
    var lines = [
      module.doc ?? "", module.uiFramework.key, module.access.rawValue, "\(module.isRoot)",
      module.imports.joined(separator: " "), module.yours.sorted().joined(separator: " "),
    ]
    lines += (module.inputs + module.services.map(\.field) + module.state).map(\.declaration)
    lines += module.entities.flatMap { [$0.name] + $0.fields.map(\.field.declaration) }
    lines += (module.output?.members ?? []).map(\.member.declaration)
    for contract in module.contracts {
      for member in contract.members {
        lines.append(contract.contract.key + " " + member.member.declaration)
        switch member.implementation {
        case .yours: lines.append("yours")
        case .state: lines.append("state")
        case .elsewhere: lines.append("elsewhere")
        case .cancel: lines.append("cancel")
        case .body(let text): lines.append(text.string)
        case .forward(let forward):
          lines.append("\(forward.call.text) \(forward.needsTask)")
          lines += forward.handlers.map { "catch \($0.text)" }
        case .route(let route): lines.append("\(route)")
        }
      }
    }
    return lines
  }

  @Test func aPartOfAValidSpecIsAnErrorAndNeverACrash() {
    let text = Array(Self.text(Self.members).utf8)
    for end in stride(from: 0, to: text.count, by: 3) {
      let (module, diagnostics) = TestProject.resolve(
        String(decoding: text[..<end], as: UTF8.self))
      #expect(module == nil && diagnostics.hasErrors, "prefix of \(end)")
      expectRangesInText(diagnostics, "prefix of \(end)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func damagedSpecsAreSurvived(_ seed: UInt64) {
    var random = Seeded(state: seed)
    let pieces = [
      "\"", "{", "}", "[", "]", ",", ":", "a()", "()", "view", "forward", "\\u00e9", "\\n", "é",
      "x: Int",
      "router.open", "null", "1", " ", "`", "@", "->", "async throws", "\"self\"", "(", ")", "<T>",
    ].map { Array($0.utf8) }
    for round in 0..<60 {
      var text = Array(Self.text(Self.members).utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let start = Int.random(in: 0...text.count, using: &random)
        let end = min(text.count, start + Int.random(in: 0...8, using: &random))
        text.replaceSubrange(
          start..<end, with: pieces[Int.random(in: 0..<pieces.count, using: &random)])
      }
      let (module, diagnostics) = TestProject.resolve(String(decoding: text, as: UTF8.self))
      #expect((module == nil) == diagnostics.hasErrors, "seed \(seed), round \(round)")
      expectRangesInText(diagnostics, "seed \(seed), round \(round)")
      _ = DiagnosticPrinter().text(for: diagnostics)
    }
  }

  @Test func stateFulfillsARequirementOfAnOwnedComponent() throws {
    for yours in ["[]", #"["presenter"]"#] {
      let (module, diagnostics) = TestProject.resolve(
        """
        { "state": ["rows: [Int] = []"], "viewOutput": ["rows: [Int] { get set }"], "yours": \(yours) }
        """)
      #expect(printed(diagnostics) == "")
      guard case .state? = module?.members(of: "presenter").first?.implementation else {
        #expect(Bool(false), "not the state")
        continue
      }
    }
  }

  @Test func defaultsOfTheConfigReplaceMissingKeys() throws {
    let node = try #require(parsedJSON("{}").node)
    let spec = try #require(SpecReader.read(node, name: "A", dialect: TestProject.dialect).spec)
    let config = SourceText(path: "viper-gen.json", text: "none package appkit")
    func resolve(ui: Range<Int>, access: Range<Int>) -> (Module?, [Diagnostic]) {
      ModuleResolver.resolve(
        spec, dialect: TestProject.dialect,
        defaults: .init(ui: .init(ui, of: config), access: .init(access, of: config)),
        project: SpecTable(["A": spec]))
    }
    let (module, _) = resolve(ui: 0..<4, access: 5..<12)
    #expect(module?.uiFramework.key == "none")
    #expect(module?.access == .package)
    // A mistake in the config is shown in the config.
    let (_, diagnostics) = resolve(ui: 13..<19, access: 5..<12)
    #expect(diagnostics.map(\.location?.source.path) == ["viper-gen.json"])
  }
}
