import TestTools
import Testing
import ViperTestTools

struct LockTests {
  private static let spec = #"{ "ui": "none", "view": ["show()"] }"#

  private func made(config: String = "{}", spec: String = Self.spec) throws -> MemoryDisk {
    let disk = MemoryDisk(TestProject.viper(config: config, ["Trip": spec]))
    try Run(disk).write()
    return disk
  }

  @Test func anOwnedFileIsNotCreatedAgainInANewOutputFolder() throws {
    let disk = try made(config: #"{ "output": "Gen" }"#)
    disk["/p/viper-gen.json"] = #"{ "output": "Src" }"#
    #expect(
      try Run(disk).screen() == """
        viper-gen: error: you own 'Gen/Trip/TripView.swift', but this file now belongs in another folder [changed-file-path]
           = help: move the file to 'Src/Trip/TripView.swift'

        """)
    disk["/p/Src/Trip/TripView.swift"] = disk["/p/Gen/Trip/TripView.swift"]
    disk["/p/Gen/Trip/TripView.swift"] = nil
    #expect(try Run(disk).screen() == "")
  }

  @Test(arguments: [
    ("presenter", #""viewOutput": ["didTap(x: Int)"]"#),
    ("interactor", #""services": ["store: any Store"], "interactor": ["load()"]"#),
  ])
  func anUneditedComponentThatBecomesOwnedHasAllMembers(
    component: String, members: String
  ) throws {
    let spec = #"{ "ui": "none", "root": true, "view": ["show()"] }"#
    let disk = try made(spec: spec)
    let changed = spec.replacing("[\"view\"]", with: "[\"view\", \"\(component)\"], \(members)")
    disk["/p/Trip.viper.json"] = changed
    let (changeSets, diagnostics) = try Run(disk).changeSets()
    #expect(diagnostics.isEmpty && changeSets.flatMap(\.leftToDo).isEmpty)
    try Run(disk).write()
    #expect(try disk.files == made(spec: changed).files)
  }

  @Test(arguments: ["", "    print(\"mine\")\n"])
  func ownedTestsFollowTheSpec(mine: String) throws {
    let config = #"{ "tests": "Tests", "testModule": "App" }"#
    let spec = """
      {
        "ui": "uikit", "root": true, "yours": ["tests"],
        "viewOutput": [{ "func": "didTap()", "forward": "router.close" }],
        "router": [{ "func": "close()", "by": "close" }]
      }
      """
    let changed = spec.replacing(
      "\"root\": true,", with: "\"root\": true, \"inputs\": [\"id: Int\"],"
    )
    .replacing("didTap()", with: "didTouch()")
    let path = "/p/Tests/Trip/TripTests.swift"
    let disk = try made(config: config, spec: spec)
    func edited(_ text: String?) throws -> String {
      let start = "  @Test func theBuilderConnectsTheParts() throws {\n"
      #expect(text?.contains(start) == true)
      return try #require(text).replacing(start, with: start + mine)
    }
    disk[path] = try edited(disk[path])
    disk["/p/Trip.viper.json"] = changed
    try Run(disk).write()
    #expect(try disk[path] == edited(made(config: config, spec: changed)[path]))
    #expect(disk[path]?.contains("id: 1,") == true)
  }

  /// The former spec, the new spec, and the file that only the former one has.
  @Test(arguments: [
    (
      #"{ "ui": "none", "yours": ["interactor"], "interactor": ["k()"] }"#,
      #"{ "ui": "none", "interactor": { "from": "Owner" } }"#, "TripInteractor.swift"
    ),
    (
      #"{ "ui": "swiftui", "root": true, "view": ["show(title: String)"] }"#,
      #"{ "ui": "storyboard", "root": true, "view": ["show(title: String)"] }"#,
      "TripViewState.swift"
    ),
  ])
  func anEditedFileOfARemovedComponentIsReported(
    former: String, spec: String, name: String
  ) throws {
    let owner = #"{ "ui": "none", "interactor": ["load()"], "yours": ["interactor"] }"#
    let disk = try made(spec: former)
    disk["/p/Owner.viper.json"] = owner
    try Run(disk).write()
    let stub = try #require(disk["/p/" + name])
    disk["/p/" + name] = stub + "// mine\n"
    disk["/p/Trip.viper.json"] = spec
    #expect(
      try Run(disk).screen() == """
        viper-gen: error: you own '\(name)', but 'Trip' no longer has this component [unused-owned-file]
           = help: delete the file, or rename the file if you still need its code

        """)
    disk["/p/" + name] = stub
    try Run(disk).write()
    #expect(disk["/p/" + name] == nil)
    #expect(try Run(disk).screen() == "")
  }

  /// Their components become generated in the same edit.
  @Test(
    arguments: [
      (#""words": { "Router": "Wireframe" }"#, "Out/Trip/TripWireframe.swift"),
      (#""output": "Src""#, "Src/Trip/TripRouter.swift"),
    ])
  func editedOwnedFilesInAnOldFolderAreReported(
    config: (text: String, path: String)
  ) throws {
    let spec = #"{ "ui": "none", "root": true, "yours": ["router"] }"#
    let disk = try made(config: #"{ "output": "Out" }"#, spec: spec)
    let old = "/p/Out/Trip/TripRouter.swift"
    let made = try #require(disk[old])
    disk[old] = made + "// mine\n"
    let output = config.text.contains("output") ? "" : #""output": "Out", "#
    disk["/p/viper-gen.json"] = "{ \(output)\(config.text) }"
    disk["/p/Trip.viper.json"] = spec.replacing(#", "yours": ["router"]"#, with: "")
    if output.isEmpty {
      disk["/p/Src/Trip/TripView.swift"] = disk["/p/Out/Trip/TripView.swift"]
      disk["/p/Out/Trip/TripView.swift"] = nil
    }
    let reason =
      output.isEmpty
      ? "this file now belongs in another folder" : "this file now needs another name"
    let screen = try Run(disk).screen()
    #expect(
      screen.contains(
        "you own 'Out/Trip/TripRouter.swift', but \(reason) [changed-file-path]\n   = help: move the file to"
      ),
      "\(screen)")
    #expect(screen.contains("'\(config.path)'") && !screen.contains("View"), "\(screen)")
    #expect(try Run(disk).write() == ["error"])
    disk[old] = made
    #expect(try Run(disk).screen() == "")
    try Run(disk).write()
    #expect(disk[old] == nil)
    #expect(disk["/p/" + config.path]?.hasPrefix("// Generated") == true)
    #expect(
      try Run(disk).changes().allSatisfy { $0.hasPrefix("identical") || $0.hasPrefix("skip") })
  }

  @Test(arguments: [
    Self.spec, Self.spec.replacing("show()", with: "show()\", \"hide()"), #"{ "ui": "none" }"#,
  ])
  func aDamagedLockFileStopsTheRun(spec: String) throws {
    let disk = try made()
    disk["/p/Trip.viper.lock"]? += "mine\n"
    disk["/p/TripBuilder.swift"] = nil
    disk["/p/Trip.viper.json"] = spec
    let before = disk.files
    let (changeSets, diagnostics) = try Run(disk).changeSets()
    #expect(diagnostics.map(\.id) == ["invalid-lock-file"])
    #expect(changeSets.flatMap(\.changes).isEmpty)
    #expect(try Run(disk).write() == ["error"])
    #expect(disk.files == before)
  }

  /// A copy has another module's files, which must not be taken for this module's.
  @Test func anInvalidPathAndACopyOfAnotherLockAreNotBelieved() throws {
    let disk = try made()
    let lock = try #require(disk["/p/Trip.viper.lock"])
    let lines = lock.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex(of: "file TripView.swift")) + 1
    for path in [".git/hooks/a", "../TripView.swift"] {
      disk["/p/Trip.viper.lock"] = lock.replacing("file TripView.swift", with: "file \(path)")
      #expect(
        screen(try Run(disk).changeSets().diagnostics).hasPrefix(
          """
          Trip.viper.lock:\(line):6: error: this lock file was edited, because it contains a path that viper-gen never writes to [invalid-lock-file]
          """))
    }
    disk["/p/Trip.viper.lock"] = lock
    disk["/p/Other.viper.json"] = #"{ "ui": "none", "view": ["open()"] }"#
    try Run(disk).write()
    disk["/p/Trip.viper.lock"] = disk["/p/Other.viper.lock"]
    let before = disk.files
    let found = try Run(disk).changeSets().diagnostics
    #expect(found.map(\.id) == ["invalid-lock-file"])
    #expect(
      found.first?.message == "this lock file is a copy, because it belongs to the module 'Other'")
    #expect(screen(found).contains("Trip.viper.lock:3:1: error"))
    #expect(try Run(disk).write() == ["error"])
    #expect(disk.files == before)
  }

  @Test func aDeletedLockFileOfAnUpToDateModuleIsRecreated() throws {
    let disk = try made()
    let before = disk.files
    disk["/p/Trip.viper.lock"] = #"{ "files": ["TripView.swift"], "spec": {} }"#
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["invalid-lock-file"])
    disk["/p/Trip.viper.lock"] = nil
    try Run(disk).write()
    #expect(disk.files == before)
  }

  @Test func withoutALockFileUnreadableSwiftIsReported() throws {
    let disk = try made()
    let view = try #require(disk["/p/TripView.swift"])
    disk["/p/Trip.viper.lock"] = nil
    disk["/p/TripView.swift"] = view + "struct Half {\n"
    disk["/p/Trip.viper.json"] = Self.spec.replacing("show()", with: "show()\", \"hide()")
    let before = disk.files
    let found = try Run(disk).changeSets().diagnostics.filter { $0.id == "unreadable-swift-file" }
    #expect(found.map(\.location?.source.path) == ["TripView.swift"])
    #expect(try Run(disk).write() == ["error"])
    #expect(disk.files == before)
    disk["/p/TripView.swift"] = view
    let left = try Run(disk).changeSets().changeSets.flatMap(\.leftToDo)
    let missing = try #require(left.first { $0.id == "missing-lock" })
    #expect(
      missing.message
        == "can't update this file, because its lock file is missing; the file lacks 'hide()'")
    #expect(
      missing.help == "add the missing members, or restore the lock file from version control")
    // Until the file has the member, the lock file has no base of the file.
    for _ in 0..<2 {
      try Run(disk, options: .init(isForced: true)).write()
      let left = try Run(disk).changeSets().changeSets.flatMap(\.leftToDo)
      #expect(left.map(\.id) == ["missing-lock"])
    }
  }

  @Test func aFileWithMarkersWaitsUntilTheyAreResolved() throws {
    let disk = try made()
    let base = TestProject.bases(in: disk["/p/Trip.viper.lock"])
    let marked = "<<<<<<< yours\nlet a = 1\n=======\nlet b = 2\n>>>>>>> viper-gen\n"
    disk["/p/TripView.swift"] = marked
    disk["/p/Trip.viper.json"] = Self.spec.replacing("show()", with: "show(_ text: String)")
    try Run(disk).write()
    #expect(disk["/p/TripView.swift"] == marked)
    #expect(TestProject.bases(in: disk["/p/Trip.viper.lock"]) == base)
    #expect(try Run(disk).changes().contains("identical /p/TripContracts.swift"))
    disk["/p/Trip.viper.json"] = Self.spec.replacing("show()", with: "show(_ text: Int)")
    #expect(try Run(disk).screen() == "", "generated files were written, and the lock knows it")
  }

  @Test func aBodyThatMovesToAnotherNameIsReported() throws {
    let disk = try made()
    let view = try #require(disk["/p/TripView.swift"])
    disk["/p/TripView.swift"] = view.replacing(
      "fatalError(\"TripView.show() is not written yet\")", with: "print(1)")
    disk["/p/Trip.viper.json"] = Self.spec.replacing("show()", with: "show(_ text: String)")
    #expect(try Run(disk).screen() == "", "an added parameter isn't a rename")
    disk["/p/Trip.viper.json"] = Self.spec.replacing("show()", with: "blink()")
    let screen = try Run(disk).screen()
    try Run(disk).write()
    let merged = try #require(disk["/p/TripView.swift"])
    #expect(merged.contains("func blink() {\n    print(1)"))
    #expect(
      screen == """
        TripView.swift:16:8: warning: 'blink()' got the body of a method that was removed from the spec, because this looks like a rename [changed-member-name]
         16 |   func blink() {
            |        ^~~~~
            = help: check 'blink()', and rewrite it if it isn't the same method

        """)
    #expect(Self.line(of: "func blink()", in: merged) == 16)
  }

  private static func line(of words: String, in text: String) -> Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false).lastIndex { $0.contains(words) }
      .map { $0 + 1 }
  }

  @Test func aRenamingIsShownWhereTheCodeHasBeenMoved() throws {
    let disk = try made()
    let view = try #require(disk["/p/TripView.swift"])
    let start = try #require(view.firstRange(of: "extension TripView"))
    disk["/p/TripView.swift"] = String(view[..<start.lowerBound])
    let path = "/p/TripView+More.swift"
    disk[path] =
      "// func blink()\n\n"
      + view[start.lowerBound...].replacing(
        "fatalError(\"TripView.show() is not written yet\")", with: "print(1)")
    disk["/p/Trip.viper.json"] = Self.spec.replacing("show()", with: "blink()")
    let (_, diagnostics) = try Run(disk).changeSets()
    #expect(diagnostics.map(\.id) == ["changed-member-name"])
    let place = try #require(diagnostics.first?.location)
    #expect(place.source.path == "TripView+More.swift")
    #expect(place.source.string(in: place.range) == "blink")
    try Run(disk).write()
    let line = try #require(Self.line(of: "func blink()", in: disk[path] ?? ""))
    #expect(place.source.position(at: place.range.lowerBound).line == line && line > 2)
  }

  @Test func nothingIsWrittenWhereALocksSpecIsGone() throws {
    let disk = try made()
    disk["/p/Fresh.viper.json"] = #"{ "ui": "none" }"#
    disk["/p/Trip.viper.json"] = nil
    let (untouched, edited) = (disk.copy(), disk.copy())
    try Run(untouched).write()
    #expect(untouched.names.filter { $0.hasPrefix("/p/Trip") } == [], "stubs alone go")
    // The lock file still shows that the generated file was edited.
    edited["/p/TripContracts.swift"]? += "// mine\n"
    for _ in 0..<2 {
      let found = try Run(edited).changeSets().diagnostics
      #expect(found.map(\.message).allSatisfy { $0.hasSuffix("it was edited") } && found.count == 1)
      try Run(edited).write()
    }
    disk["/p/TripView.swift"]? += "// mine\n"
    let before = disk.files
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["unused-lock-file"])
    #expect(try Run(disk).write() == ["error"])
    #expect(disk.files == before)
    // It may be the new name of the module.
    let (_, ofFresh) = try Run(disk, ["Fresh.viper.json"]).changeSets()
    #expect(ofFresh.map(\.id) == ["unused-lock-file"])
    disk["/p/TripView.swift"] = nil
    try Run(disk).write()
    #expect(disk.names.filter { $0.hasPrefix("/p/Trip") } == [])
  }

  @Test func anOldLockFileDoesNotRemovePlannedFiles() throws {
    let disk = MemoryDisk([
      "/p/viper-gen.json": #"{ "root": true, "output": "Gen" }"#, "/p/A/Trip.viper.json": Self.spec,
    ])
    try Run(disk).write()
    let view = try #require(disk["/p/Gen/Trip/TripView.swift"])
    disk["/p/B/Trip.viper.json"] = Self.spec
    disk["/p/B/Trip.viper.lock"] = disk["/p/A/Trip.viper.lock"]
    disk["/p/A/Trip.viper.json"] = nil
    try Run(disk).write()
    #expect(disk["/p/A/Trip.viper.lock"] == nil)
    #expect(disk["/p/Gen/Trip/TripView.swift"] == view)
  }

  @Test func anotherUIFrameworkOfAViewIsMergedIntoIt() throws {
    let disk = try made()
    let other = try made(spec: Self.spec.replacing("none", with: "uikit"))
    let changed = disk.copy()
    for disk in [disk, changed] {
      disk["/p/Trip.viper.json"] = other["/p/Trip.viper.json"]
    }
    #expect(try Run(disk).screen() == "")
    try Run(disk).write()
    // A merge adds no place to draw.
    let place = """

        override func viewDidLoad() {
          super.viewDidLoad()
          // Draw the screen here.
        }

      """
    #expect(disk["/p/TripView.swift"] == other["/p/TripView.swift"]?.replacing(place, with: ""))
    changed["/p/TripView.swift"]? += "\n// mine\n"
    #expect(try Run(changed).screen() == "")
    try Run(changed).write()
    #expect(changed["/p/TripView.swift"]?.hasSuffix("\n// mine\n") == true)
    #expect(
      changed["/p/TripView.swift"]?.contains("final class TripView: UIViewController") == true)
  }
}
