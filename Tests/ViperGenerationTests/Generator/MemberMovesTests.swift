import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline

/// Members, and whole components, that go from the generated file to the user's and back.
struct MemberMovesTests {
  private static let main = "/p/TripPresenter.swift"
  private static let part = "/p/TripPresenter+Generated.swift"

  private static let save = #"{ "func": "didTapSave()", "forward": "interactor.save" }"#
  private static let load = #"{ "func": "viewDidLoad()", "body": "interactor.save()" }"#

  private func spec(_ members: String..., rest: String = "") -> String {
    #"{ "ui": "none", "root": true, "interactor": ["save()"], "#
      + "\"viewOutput\": [\(members.joined(separator: ", "))]\(rest) }"
  }

  private func made(_ spec: String) throws -> MemoryDisk {
    let disk = MemoryDisk(TestProject.viper(["Trip": spec]))
    try Run(disk).write()
    return disk
  }

  private func apply(_ spec: String, to disk: MemoryDisk) throws {
    disk["/p/Trip.viper.json"] = spec
    let (changeSets, diagnostics) = try Run(disk).changeSets()
    #expect(diagnostics.map(\.message) + changeSets.flatMap(\.leftToDo).map(\.message) == [])
    try Run(disk).write()
    #expect(
      try Run(disk).changes().allSatisfy { !$0.hasPrefix("update") && !$0.hasPrefix("merge") })
  }

  private func edit(_ path: String, on disk: MemoryDisk, _ old: String, _ new: String) throws {
    let text = try #require(disk[path])
    try #require(text.contains(old), "\(text)")
    disk[path] = text.replacing(old, with: new)
  }

  private func methods(_ path: String, _ disk: MemoryDisk) -> String? {
    guard let text = disk[path], let start = text.range(of: "extension TripPresenter") else {
      return nil
    }
    let body = text[start.lowerBound...].drop { $0 != "\n" }.dropFirst()
    return String(body.prefix(upTo: body.range(of: "\n}")?.lowerBound ?? body.startIndex))
  }

  private static let saveText = "  func didTapSave() {\n    interactor.save()\n  }"
  private static let loadText = "  func viewDidLoad() {\n    interactor.save()\n  }"
  private static func stub(_ name: String) -> String {
    "  func \(name)() {\n    fatalError(\"TripPresenter.\(name)() is not written yet\")\n  }"
  }

  @Test(arguments: [
    (
      #""interactorOutput": [{ "func": "didSave()", "body": "router.stop()" }]"#,
      #""interactorOutput": ["didSave()"]"#
    ),
    (
      #""view": ["show()"], "router": [{ "func": "load() async", "body": "return" }], "interactorOutput": [{ "func": "didSave()", "forward": "router.load", "task": "latest" }]"#,
      #""view": ["show()"], "router": [{ "func": "load() async", "body": "return" }], "interactorOutput": ["didSave()"]"#
    ),
  ])
  func anAddedAndRemovedMemberLeavesTheFileUnchanged(given: String, open: String) throws {
    let disk = try made(spec(#""didTapSave()""#, rest: ", " + given))
    try edit(Self.main, on: disk, "\n\n  init(", "\n\n  var mine = 0\n\n  init(")
    let before = disk[Self.main]
    try apply(spec(#""didTapSave()""#, rest: ", " + open), to: disk)
    #expect(disk[Self.main]?.contains("func didSave()") == true)
    try apply(spec(#""didTapSave()""#, rest: ", " + given), to: disk)
    #expect(disk[Self.main] == before)
  }

  @Test func aBodyMovesToTheUsersFileAndBack() throws {
    let open = spec(#""didTapSave()""#, #""viewDidLoad()""#)
    let disk = try made(open)
    try apply(spec(Self.save, #""viewDidLoad()""#), to: disk)
    #expect(methods(Self.main, disk) == Self.stub("viewDidLoad"))
    #expect(methods(Self.part, disk) == Self.saveText)
    let generated = disk.files
    try apply(open, to: disk)
    #expect(methods(Self.main, disk) == Self.saveText + "\n\n" + Self.stub("viewDidLoad"))
    #expect(disk[Self.part] == nil)
    let changed = disk.copy()
    try apply(spec(Self.save, #""viewDidLoad()""#), to: disk)
    #expect(disk.files == generated)
    // Later changes are merged into the body.
    try apply(spec(#""didTapSave(now: Bool)""#, #""viewDidLoad()""#), to: changed)
    #expect(
      methods(Self.main, changed)?.hasPrefix(
        "  func didTapSave(now: Bool) {\n    interactor.save()\n  }") == true)
  }

  @Test func aBodyThatMovesToTheUsersFileDoesNotReplaceARemovedMember() throws {
    let disk = try made(spec(Self.save, Self.load, #""didTapOld()""#))
    let old = "  func didTapOld() {\n    // mine\n  }"
    try edit(Self.main, on: disk, Self.stub("didTapOld"), old)
    disk["/p/Trip.viper.json"] = spec(#""didTapSave()""#, Self.load)
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["conflicting-spec-change"])
    try Run(disk).write()
    #expect(methods(Self.main, disk)?.contains(old) == true)
    #expect(methods(Self.main, disk)?.contains(Self.saveText) == true)
  }

  @Test func bodiesMoveFromTheSpecWithoutTheirSourceLocations() throws {
    let disk = try made(
      spec(
        #""didTapSave()""#, Self.load,
        #"{ "var": "title: String { get }", "body": "\"Trip\"" }"#,
        #"{ "func": "show(_ id: Int)", "body": "_ = id + 1" }"#,
        #"{ "func": "show(_ id: String)", "body": "_ = id + \"\"" }"#))
    try apply(
      spec(
        #""didTapSave()""#, #""viewDidLoad()""#, #""title: String { get }""#,
        #""show(_ id: Int)""#, #""show(_ id: String)""#), to: disk)
    let text = try #require(methods(Self.main, disk))
    #expect(text.contains(Self.stub("didTapSave") + "\n\n" + Self.loadText))
    #expect(text.contains("  var title: String {\n    \"Trip\"\n  }"))
    #expect(text.contains("(_ id: Int) {\n    _ = id + 1\n"))
    #expect(text.contains("(_ id: String) {\n    _ = id + \"\"\n"))
  }

  @Test func theUsersOtherCodeIsNotMoved() throws {
    let disk = try made(spec(Self.save, #""viewDidLoad()""#))
    try edit(Self.main, on: disk, "  let router", "  private var count = 0\n  let router")
    try edit(
      Self.main, on: disk, Self.stub("viewDidLoad"),
      "  /// Mine.\n  func viewDidLoad() {\n    count += 1\n  }")
    try apply(spec(#""didTapSave()""#, #""viewDidLoad()""#), to: disk)
    #expect(
      methods(Self.main, disk) == Self.saveText
        + "\n\n  /// Mine.\n  func viewDidLoad() {\n    count += 1\n  }")
    #expect(disk[Self.main]?.contains("  private var count = 0\n") == true)
  }

  @Test func membersFollowTheirContractToAnotherFile() throws {
    let disk = try made(spec(#""didTapSave()""#, #""viewDidLoad()""#))
    let text = try #require(disk[Self.main])
    let start = try #require(text.range(of: "// MARK: - TripViewOutputProtocol"))
    let end = try #require(text.range(of: "// MARK: - TripInteractorOutputProtocol"))
    disk[Self.main] = String(text[..<start.lowerBound] + text[end.lowerBound...])
    let other = "/p/TripPresenter+View.swift"
    disk[other] = String(text[start.lowerBound..<end.lowerBound].dropLast())
    try apply(spec(Self.save, #""viewDidLoad()""#), to: disk)
    #expect(methods(other, disk) == Self.stub("viewDidLoad"))
    #expect(methods(Self.part, disk) == Self.saveText)
    try apply(spec(#""didTapSave()""#, #""viewDidLoad()""#), to: disk)
    #expect(methods(other, disk) == Self.saveText + "\n\n" + Self.stub("viewDidLoad"))
  }

  @Test func aMemberInSpecAndCodeIsReportedAtBothPlaces() throws {
    let disk = try made(spec(#""didTapSave()""#, #""viewDidLoad()""#))
    try edit(
      Self.main, on: disk, Self.stub("didTapSave"), "  func didTapSave() {\n    // mine\n  }")
    disk["/p/Trip.viper.json"] = spec(Self.save, #""viewDidLoad()""#)
    let before = disk.files
    #expect(
      try Run(disk).screen() == """
        Trip.viper.json:1:83: error: 'didTapSave()' is implemented twice: by the spec and in your file [duplicate-member-implementation]
         1 | { "ui": "none", "root": true, "interactor": ["save()"], "viewOutput": [{ "func": "didTapSave()", "forward": "interactor.save" }, "viewDidLoad()"] }
           |                                                                                   ^~~~~~~~~~
           = help: to keep your code, remove 'forward' here; to use the generated code, delete your code
        TripPresenter.swift:17:8: note: your 'didTapSave()' is here
         17 |   func didTapSave() {
            |        ^~~~~~~~~~

        """)
    #expect(try Run(disk).write() == ["error"])
    #expect(disk.files == before)
    // A merge would take a new member for this one, renamed.
    disk["/p/Trip.viper.json"] = spec(Self.save, #""didTapMore()""#, #""viewDidLoad()""#)
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["duplicate-member-implementation"])
  }

  @Test(arguments: [
    ("", "  func didTapSave() { interactor.save() }\n"),
    ("#if DEBUG\n", "  func didTapSave() { interactor.save() }\n"),
  ])
  func aMemberInSpecAndAnotherFileIsReported(start: String, method: String) throws {
    let disk = try made(spec(#""didTapSave()""#, #""viewDidLoad()""#))
    try edit(Self.main, on: disk, Self.stub("didTapSave") + "\n\n", "")
    let text = start + "extension TripPresenter {\n" + method + "}\n"
    disk["/p/TripPresenter+Saving.swift"] = text + (start.isEmpty ? "" : "#endif\n")
    disk["/p/Trip.viper.json"] = spec(Self.save, #""viewDidLoad()""#)
    let diagnostics = try Run(disk).changeSets().diagnostics
    #expect(diagnostics.map(\.id) == ["duplicate-member-implementation"])
    #expect(
      diagnostics.first?.notes.first?.location.source.path == "TripPresenter+Saving.swift")
    #expect(try Run(disk).write() == ["error"])
  }

  @Test(arguments: ["/p/More.swift", "/p/Parts/A.swift"])
  func aMemberInAnotherFileGetsNoStub(path: String) throws {
    let disk = try made(spec(Self.save, #""viewDidLoad()""#))
    let more = "extension TripPresenter {\n  func didTapMore() {\n    // mine\n  }\n}\n"
    disk[path] = more
    let text = disk[Self.main]
    try apply(spec(Self.save, #""viewDidLoad()""#, #""didTapMore()""#), to: disk)
    #expect(disk[path] == more)
    #expect(disk[Self.main] == text)
  }

  @Test func anOverloadByTheUserIsNotADuplicate() throws {
    let disk = try made(spec(#""show(_ id: Int)""#, #""viewDidLoad()""#))
    try edit(
      Self.main, on: disk, "  func viewDidLoad() {",
      "  func show(_ id: String) {}\n\n  func viewDidLoad() {")
    try apply(
      spec(#"{ "func": "show(_ id: Int)", "body": "_ = id" }"#, #""viewDidLoad()""#), to: disk)
    #expect(methods(Self.main, disk)?.contains("func show(_ id: String) {}") == true)
    #expect(methods(Self.main, disk)?.contains("id: Int") == false)
  }

  @Test func aComponentBecomesPartlyGeneratedAndBack() throws {
    let generated = spec(Self.save, Self.load)
    let disk = try made(generated)
    #expect(disk[Self.part] == nil)
    try apply(spec(Self.save, #""viewDidLoad()""#), to: disk)
    #expect(methods(Self.main, disk) == Self.loadText)
    #expect(methods(Self.part, disk) == Self.saveText)
    try apply(generated, to: disk)
    #expect(disk[Self.main].map { GeneratedMark(reading: Array($0.utf8)) != nil } == true)
    #expect(disk[Self.part] == nil)
    #expect(disk["/p/Trip.viper.lock"]?.contains("file TripPresenter.swift") == false)
  }

  @Test func aComponentWithTheUsersCodeIsNotGeneratedAgain() throws {
    let disk = try made(spec(Self.save, #""viewDidLoad()""#))
    try edit(Self.main, on: disk, "  let router", "  private var count = 0\n  let router")
    disk["/p/Trip.viper.json"] = spec(Self.save, Self.load)
    let before = disk.files
    let diagnostic = try #require(try Run(disk).changeSets().diagnostics.first)
    #expect(
      diagnostic.message
        == "all members of the presenter are now generated, but this file contains code you wrote"
    )
    #expect(
      diagnostic.help
        == #"to keep your code, add "yours": ["presenter"] to the spec; to discard your code, use --force"#
    )
    #expect(try Run(disk).write() == ["error"])
    #expect(disk.files == before)
    try apply(spec(Self.save, Self.load, rest: #", "yours": ["presenter"]"#), to: disk)
    #expect(disk[Self.main]?.contains("  private var count = 0\n") == true)
    #expect(methods(Self.main, disk) == Self.saveText + "\n\n" + Self.loadText)
    #expect(disk[Self.part] == nil)
  }

  @Test func theLastMemberThatGetsABodyIsReportedInTheUsersFile() throws {
    let disk = try made(spec(Self.save, #""viewDidLoad()""#))
    try edit(
      Self.main, on: disk,
      #"    fatalError("TripPresenter.viewDidLoad() is not written yet")"#,
      "    interactor.save() // mine")
    disk["/p/Trip.viper.json"] = spec(Self.save, Self.load)
    let diagnostics = try Run(disk).changeSets().diagnostics
    #expect(
      Set(diagnostics.map(\.id)) == ["conflicting-owned-code", "duplicate-member-implementation"])
    let written = try #require(diagnostics.first { $0.id == "duplicate-member-implementation" })
    #expect(written.location?.source.path.hasSuffix("Trip.viper.json") == true)
    #expect(written.notes.first?.location.source.path.hasSuffix("TripPresenter.swift") == true)
  }

  /// - Parameter start: where the code begins that is moved; all of it is if empty.
  @Test(arguments: ["", "// MARK: - TripViewOutputProtocol"])
  func soItIsWhereTheUserHasMovedTheFile(start: String) throws {
    let disk = try made(spec(Self.save, #""viewDidLoad()""#))
    let text = try #require(disk[Self.main])
    let left = text.firstRange(of: start).map { String(text[..<$0.lowerBound]) } ?? ""
    disk["/p/Parts/Presenter.swift"] = String(text.dropFirst(left.count))
    disk[Self.main] = left.isEmpty ? nil : left
    disk["/p/Trip.viper.json"] = spec(Self.save, Self.load)
    let diagnostic = try #require(try Run(disk).changeSets().diagnostics.first)
    #expect(diagnostic.id == "conflicting-owned-code")
    #expect(diagnostic.location?.source.path == "Parts/Presenter.swift")
    #expect(
      diagnostic.help
        == #"to keep your code, add "yours": ["presenter"] to the spec; to discard your code, delete the file"#
    )
    #expect(try Run(disk).write() == ["error"])
    try apply(spec(Self.save, Self.load, rest: #", "yours": ["presenter"]"#), to: disk)
    #expect(disk[Self.main] == (left.isEmpty ? nil : left))
    #expect(methods("/p/Parts/Presenter.swift", disk) == Self.saveText + "\n\n" + Self.loadText)
  }

  @Test func aComponentThatBecomesOwnedKeepsGeneratedMembers() throws {
    let disk = try made(spec(Self.save, #""viewDidLoad()""#))
    try edit(
      Self.main, on: disk, Self.stub("viewDidLoad"), "  func viewDidLoad() {\n    // mine\n  }")
    try apply(spec(Self.save, #""viewDidLoad()""#, rest: #", "yours": ["presenter"]"#), to: disk)
    #expect(
      methods(Self.main, disk) == Self.saveText + "\n\n  func viewDidLoad() {\n    // mine\n  }")
    #expect(disk[Self.part] == nil)
    let text = disk[Self.main]
    try apply(spec(#""didTapSave()""#, Self.load, rest: #", "yours": ["presenter"]"#), to: disk)
    #expect(disk[Self.main] == text)
    try apply(spec(Self.save, #""viewDidLoad()""#), to: disk)
    #expect(methods(Self.main, disk) == "  func viewDidLoad() {\n    // mine\n  }")
    #expect(methods(Self.part, disk) == Self.saveText)
  }

  /// The former members of the spec, the rest of it, the code that is edited, and the config.
  @Test(arguments: [
    ([save, #""viewDidLoad()""#], #", "yours": ["presenter"]"#, "interactor.save()", "{}"),
    ([save, load], "", "interactor.save()", "{}"),
    ([#""didTapSave()""#, #""viewDidLoad()""#], "", "fatalError(", #"{ "write": "plugin" }"#),
  ])
  func anEditedMemberIsNotGeneratedTwice(
    members: [String], rest: String, edited: String, config: String
  ) throws {
    let former = spec(members.joined(separator: ", "), rest: rest)
    let disk = MemoryDisk(TestProject.viper(config: config, ["Trip": former]))
    try Run(disk).write()
    try edit(Self.main, on: disk, edited, "print(); " + edited)
    disk["/p/Trip.viper.json"] = spec(Self.save, #""viewDidLoad()""#)
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["duplicate-member-implementation"])
  }

  @Test func anEditedGeneratedFileStopsTheMove() throws {
    let disk = try made(spec(Self.save, #""viewDidLoad()""#))
    try edit(Self.part, on: disk, "interactor.save()", "interactor.save()  // mine")
    disk["/p/Trip.viper.json"] = spec(Self.save, #""viewDidLoad()""#, #""more()""#)
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["changed-generated-file"])
    disk["/p/Trip.viper.json"] = spec(#""didTapSave()""#, #""viewDidLoad()""#)
    try Run(disk).write()
    #expect(methods(Self.main, disk)?.contains("interactor.save()  // mine\n") == true)
  }
}
