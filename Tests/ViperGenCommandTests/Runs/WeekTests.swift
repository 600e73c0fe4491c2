import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct WeekTests {
  struct Step: Sendable {
    let line: String
    let spec: (added: Int, removed: Int)
    /// The Swift files of the target that change, without the module's name in the module's own.
    let files: [String]
    /// So many lines of those at most.
    let limit: Int
    /// The lines that come into the Xcode project: four for a file.
    var project = 0
  }

  static let steps = [
    Step(
      line: "add entity 'Item(id: Int)' --to Home", spec: (1, 0), files: ["Entities"], limit: 7,
      project: 4),
    Step(
      line: "add field 'title: String' --of Item --to Home", spec: (1, 1), files: ["Entities"],
      limit: 1),
    Step(
      line: "add interactor 'load() async throws -> [Item]' --to Home", spec: (1, 1),
      files: ["Contracts", "Interactor"], limit: 12),
    Step(
      line: "add view 'showItems(_ items: [Item])' --to Home", spec: (1, 1),
      files: ["Contracts", "View"], limit: 12),
    Step(
      line: "add view 'showError(_ error: any Error)' --to Home", spec: (1, 1),
      files: ["Contracts", "View"], limit: 5),
    Step(
      line:
        "add view-output 'viewDidLoad()' --to Home --forward interactor.load --then view.showItems --catch view.showError",
      spec: (8, 1), files: ["Contracts", "Presenter", "View"], limit: 25),
    Step(
      line: "add state 'count: Int = 0' --to Home", spec: (1, 0), files: ["Presenter"], limit: 1),
    Step(
      line: "add input 'id: Int' --to Item", spec: (1, 0), files: ["Builder", "Presenter"],
      limit: 11),
    Step(
      line: "add route 'openItem(id: Int)' --to Home --to-module Item", spec: (1, 1),
      files: ["Builder", "Contracts", "Router", "ShopDependencies.swift"], limit: 22),
    Step(
      line: "add view-output 'didTap(id: Int)' --to Home --forward router.openItem", spec: (4, 0),
      files: ["Contracts", "Presenter"], limit: 6),
  ]

  private static let project = "Shop.xcodeproj/project.pbxproj"

  @Test func eachChangeIsAsSmallAsAPersonsWouldBe() throws {
    let place = try Workspace()
    #expect(try place.run("new --app Shop --empty").status == 0)
    let groups = XcodeProjectText.grouped().replacing("path = Shop;", with: "path = Sources/Shop;")
      .replacing("path = ShopTests;", with: "path = Tests/ShopTests;")
    try place.write("Shop/" + Self.project, groups)
    #expect(try place.run("new Item", in: "Shop").status == 0)
    #expect(try place.run("generate -q", in: "Shop").status == 0)
    try git(["init", "-q"], in: place)
    _ = try changes(in: place)
    if runsLongTests { try build(place) }
    for step in Self.steps { try carryOut(step, in: place) }
    try link(in: place)
    try rename("Home", "Timeline", "viper-gen.json", in: place)
    try rename("Item", "Article", "Specs/Timeline.viper.json", in: place)
    #expect(try place.run("check -q", in: "Shop").output == "")
  }

  private func carryOut(_ step: Step, in place: Workspace) throws {
    let run = try place.run(step.line, in: "Shop")
    #expect(run.status == 0, "\(step.line): \(run.errors)")
    let changed = try changes(in: place)
    let module = step.line.contains("--to Item") ? "Item" : "Home"
    let spec = changed["Specs/\(module).viper.json"] ?? (0, 0)
    #expect(spec == step.spec, "\(step.line)")
    let sources = changed.filter { $0.key.hasPrefix("Sources/") }
    let expected = step.files.map { file in
      "Sources/Shop/" + (file.contains(".") ? file : "\(module)/\(module)\(file).swift")
    }
    #expect(sources.keys.sorted() == expected.sorted(), "\(step.line)")
    let lines = sources.values.reduce(0) { $0 + $1.added + $1.removed }
    #expect(lines <= step.limit, "\(step.line): \(lines) lines")
    #expect(changed[Self.project, default: (0, 0)] == (step.project, 0), "\(step.line)")
    let others = changed.keys.filter {
      !$0.contains(module) && $0 != Self.project && !$0.contains("ShopDependencies")
    }
    #expect(others.allSatisfy { $0 == "viper-gen.viper.lock" }, "\(step.line): \(others)")
    if runsLongTests { try build(place) }
  }

  /// A link to the opened module is a line of the config; it changes the app and its modules' builders.
  private func link(in place: Workspace) throws {
    let config = try place.text("Shop/viper-gen.json")
    let links = #", "links": { "item/{id}": ["Home", "openItem(id)"] } }"#
    try place.write("Shop/viper-gen.json", config.dropLast(" }\n}\n".count) + links + "\n}\n")
    let run = try place.run("generate", in: "Shop")
    #expect(run.status == 0, "\(run.errors)")
    let changed = try changes(in: place)
    let sources = changed.filter { $0.key.hasPrefix("Sources/") }
    #expect(
      sources.keys.sorted() == [
        "Sources/Shop/Home/HomeBuilder.swift", "Sources/Shop/ShopApp.swift",
        "Sources/Shop/ViperKit.swift",
      ])
    #expect(changed["viper-gen.json"].map { $0 == (1, 1) } == true)
    #expect(changed[Self.project] == nil)
    if runsLongTests { try build(place) }
  }

  /// - Parameter other: a file of which one line names the module.
  private func rename(
    _ old: String, _ new: String, _ other: String, in place: Workspace
  ) throws {
    let before = try texts(in: place)
    let run = try place.run("rename \(old) \(new)", in: "Shop")
    #expect(run.status == 0 && !run.errors.contains("error: "), "\(run.errors)")
    let changed = try changes(in: place)
    try expectNames(before, try texts(in: place), old, new)
    #expect(changed[other].map { $0 == (1, 1) } == true, "\(changed)")
    for (path, change) in changed where !path.contains(old) && !path.contains(new) {
      #expect(change.added == change.removed, "\(path)")
    }
    if runsLongTests { try build(place) }
  }

  /// The steps in the folder of an Xcode project, and the lines of it that change: four for a file, and a
  /// group's own.
  private static let xcodeSteps: [(line: String, added: Int, removed: Int)] = [
    ("new Feed --ui none --no-tests", 6 * 4 + 8, 0),
    ("add interactor 'load()' --to Feed", 0, 0),
    ("add entity 'Item(id: Int)' --to Feed", 4, 0),
    ("add route 'close()' --to Feed", 0, 0),
    ("rename Feed Timeline", 7 * 4 + 8, 7 * 4 + 8),
  ]

  @Test func anXcodeProjectKeepsUp() throws {
    let path = "Shop.xcodeproj/project.pbxproj"
    let place = try Workspace(["Shop/" + path: XcodeProjectText.grouped()])
    try git(["init", "-q"], in: place)
    _ = try changes(in: place)
    for step in Self.xcodeSteps {
      let run = try place.run(step.line, in: "Shop")
      #expect(run.status == 0, "\(step.line): \(run.errors)")
      let changed = try changes(in: place)[path] ?? (0, 0)
      #expect(changed == (step.added, step.removed), "\(step.line): \(changed)")
      let project = try place.text("Shop/" + path)
      let sources = place.files.filter { $0.hasSuffix(".swift") }
      for name in sources.compactMap({ $0.split(separator: "/").last }) {
        #expect(project.contains(" /* \(name) in Sources */,\n"), "\(step.line): \(name)")
      }
    }
    let check = try Subprocess(
      "/usr/bin/env",
      ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-typecheck"]
        + place.files.filter { $0.hasSuffix(".swift") }, in: place.url(""))
    #expect(check.status == 0, "\(check.errors)")
    #expect(try place.run("check -q", in: "Shop").output == "")
  }

  private func expectNames(
    _ before: [String: String], _ after: [String: String], _ old: String, _ new: String
  ) throws {
    func plain(_ text: String) -> [Substring] {
      text.replacing(new, with: old).replacing(new.lowercased(), with: old.lowercased())
        .split(separator: "\n").sorted()
    }
    #expect(before.count == after.count)
    for (path, text) in after where path.hasPrefix("Sources/Shop/\(new)/") {
      let old = try #require(
        before[path.replacing("\(new)/\(new)", with: "\(old)/\(old)")], "\(path)")
      #expect(plain(text) == plain(old), "\(path)")
    }
  }

  private func texts(in place: Workspace) throws -> [String: String] {
    let names = place.files.filter { $0.hasPrefix("Shop/") && !$0.contains("/.") }
    return try Dictionary(
      uniqueKeysWithValues: names.map { (String($0.dropFirst(5)), try place.text($0)) })
  }

  private func build(_ place: Workspace) throws {
    let test = try BuildFolder().swift("test", in: place.url("Shop"))
    #expect(test.status == 0, "\(test.output)\(test.errors)")
  }

  @discardableResult private func git(_ arguments: [String], in place: Workspace) throws -> String {
    let all = ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-c", "core.autocrlf=false"]
    let run = try Subprocess("/usr/bin/env", all + arguments, in: place.url("Shop"))
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  private func changes(in place: Workspace) throws -> [String: (added: Int, removed: Int)] {
    try git(["add", "-A"], in: place)
    let lines = try git(["diff", "--cached", "--no-renames", "--numstat"], in: place)
      .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    try git(["commit", "-q", "-m", "x"], in: place)
    return Dictionary(
      lines.map { ($0[2], (added: Int($0[0]) ?? 0, removed: Int($0[1]) ?? 0)) }
    ) { first, _ in first }
  }
}
