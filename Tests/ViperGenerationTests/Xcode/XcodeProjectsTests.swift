import TestTools
import Testing
import ViperTestTools

@testable import ViperCommands
@testable import ViperPipeline
@testable import ViperProject

struct XcodeProjectsTests {
  static let project = "/p/Shop.xcodeproj/project.pbxproj"

  /// - Parameter keys: of the config, besides where files go.
  static func disk(
    _ text: String = XcodeProjectText.grouped(), keys: String = "", config: String? = nil
  ) -> MemoryDisk {
    let config =
      config ?? #"{ "output": "Shop/Modules", "tests": "ShopTests", "testModule": "Shop"\#(keys) }"#
    let disk = MemoryDisk(
      TestProject.viper(config: config, ["Feed": #"{ "ui": "none", "view": ["show()"] }"#]))
    disk[project] = text
    return disk
  }

  @Test func modulesAndTestsAreAddedToTheirTargetsOnce() throws {
    let disk = Self.disk()
    let before = disk.files
    #expect(try Run(disk).changes().last == "update \(Self.project)")
    #expect(disk.files == before)
    let changes = try Run(disk).write()
    #expect(changes.last == "update \(Self.project)")
    let text = try #require(disk[Self.project])
    let phases = text.split(separator: "isa = PBXSourcesBuildPhase;")
    #expect(phases.count == 3)
    #expect(
      phases[1].contains("FeedPresenter.swift in") && !phases[1].contains("FeedTests.swift in"))
    #expect(phases[2].contains("FeedTests.swift in") && phases[2].contains("FeedMocks.swift in"))
    #expect(!phases[2].contains("FeedPresenter.swift in") && !text.contains("viper"))
    let again = try Run(disk).changes()
    #expect(!again.contains { $0.hasSuffix(Self.project) })
    disk[Self.project] = XcodeProjectText.grouped()
    let pending = try Run(disk).changeSets().changeSets.flatMap(\.changes).filter(\.isPending)
    #expect(pending.map(\.path) == [Self.project])
    try Run(disk).write()
    #expect(disk[Self.project] == text)
  }

  /// Nothing of a module's old name stays, and the old project comes back with the name.
  @Test func renamedFilesAreRenamedInTheProject() throws {
    let disk = Self.disk()
    try Run(disk).write()
    let before = disk[Self.project]
    let run = try disk.renameModule("Feed", to: "Timeline")
    #expect(run.screen == "" && run.changes.contains("update \(Self.project)"))
    let text = try #require(disk[Self.project])
    #expect(text.contains("TimelinePresenter.swift in Sources") && !text.contains("Feed"))
    #expect(try disk.isInStep)
    try disk.renameModule("Timeline", to: "Feed")
    #expect(disk[Self.project] == before)
  }

  @Test func staleFilesAndRemovedModulesLeaveTheProject() throws {
    let disk = Self.disk()
    let start = disk.files
    try Run(disk).write()
    let before = disk[Self.project]
    let spec =
      #"{ "ui": "none", "view": ["show()"], "entities": [{ "name": "Row", "fields": [] }] }"#
    disk["/p/Feed.viper.json"] = spec
    #expect(try Run(disk).write().contains("create /p/Shop/Modules/Feed/FeedEntities.swift"))
    #expect(disk[Self.project]?.contains("FeedEntities.swift in Sources") == true)
    disk["/p/Feed.viper.json"] = #"{ "ui": "none", "view": ["show()"] }"#
    #expect(try Run(disk).write().contains("remove /p/Shop/Modules/Feed/FeedEntities.swift"))
    #expect(disk[Self.project] == before)
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    let project = try #require(try finder.projects(for: []).first)
    var removal = ModuleRemoval(
      disk: disk, project: project, spec: try #require(project.specs.first), isForced: true)
    try removal.plan()
    #expect(removal.changes.filter { $0.status == .update }.map(\.path) == [Self.project])
    try removal.carryOut()
    #expect(disk.files == start.filter { $0.key != "/p/Feed.viper.json" })
  }

  /// Killed at any moment, the project is whole, and the next run ends where this one would have.
  @Test func aKilledRunLeavesACompleteXcodeProject() throws {
    let start = Self.disk()
    let (whole, writes) = try start.changed { try Run($0).write() }
    let texts = [start[Self.project], whole[Self.project]]
    for number in casesToRun(writes, every: 18) {
      let disk = start.copy()
      disk.restart(failing: .from(number))
      #expect(throws: DiskError.self) { try Run(disk).write() }
      #expect(texts.contains(disk[Self.project]), "killed at \(number)")
      disk.restart()
      try Run(disk).write()
      #expect(disk.files == whole.files, "killed at \(number)")
    }
  }

  private static let nested = "/p/Shop/Modules/Home.xcodeproj/project.pbxproj"

  @Test func newFilesGoIntoTheNearestProject() throws {
    let disk = Self.disk()
    disk[Self.nested] = XcodeProjectText.grouped()
    let changes = try Run(disk).write()
    #expect(changes.contains("update \(Self.nested)") && changes.contains("update \(Self.project)"))
    #expect(disk[Self.nested]?.contains("FeedPresenter.swift in Sources") == true)
    #expect(disk[Self.project]?.contains("FeedPresenter.swift") == false)
    #expect(disk[Self.project]?.contains("FeedTests.swift in Sources") == true)
    #expect(try disk.isInStep)
  }

  @Test func listedFilesAreKeptInTheirProject() throws {
    let disk = Self.disk()
    try Run(disk).write()
    disk[Self.nested] = XcodeProjectText.grouped()
    disk["/p/Feed.viper.json"] =
      #"{ "ui": "none", "view": ["show()"], "entities": [{ "name": "Row", "fields": [] }] }"#
    try Run(disk).write()
    #expect(disk[Self.nested] == XcodeProjectText.grouped())
    #expect(disk[Self.project]?.contains("FeedEntities.swift in Sources") == true)
    // They need no target.
    disk[Self.project] = disk[Self.project]?.replacing(".application", with: ".x")
      .replacing("bundle.unit-test", with: "bundle.y")
    #expect(try Run(disk).screen() == "")
    #expect(try Run(Self.disk(XcodeProjectText.synchronized)).screen() == "")
  }

  /// Several configs below one project change it once.
  @Test func projectsShareAnXcodeProject() throws {
    let disk = Self.disk(config: #"{ "root": true }"#)
    disk["/p/Shop/A/viper-gen.json"] = "{}"
    disk["/p/Shop/A/One.viper.json"] = #"{ "ui": "none" }"#
    disk["/p/Shop/B/viper-gen.json"] = "{}"
    disk["/p/Shop/B/Two.viper.json"] = #"{ "ui": "none" }"#
    let run = Run(disk, ["Shop/A", "Shop/B"])
    #expect(try run.write().filter { $0.hasSuffix(".pbxproj") } == ["update \(Self.project)"])
    #expect(disk[Self.project]?.contains("OneView.swift in Sources") == true)
    #expect(disk[Self.project]?.contains("TwoView.swift in Sources") == true)
  }

  @Test(arguments: [
    #", "xcode": false"#, #", "xcode": { "project": "Else.xcodeproj" }"#,
  ])
  func aProjectThatIsNotMeantIsLeftAlone(keys: String) throws {
    let disk = Self.disk(keys: keys)
    disk["/p/Else.xcodeproj/project.pbxproj"] = XcodeProjectText.synchronized
    #expect(try !Run(disk).write().contains { $0.hasSuffix(".pbxproj") })
    #expect(disk[Self.project] == XcodeProjectText.grouped())
  }

  @Test func filesOfPackagesAreLeftAlone() throws {
    let disk = Self.disk(config: #"{ "output": "Shop/Modules" }"#)
    disk["/p/Shop/Modules/Package.swift"] = ""
    #expect(try !Run(disk).write().contains { $0.hasSuffix(".pbxproj") })
    let beside = Self.disk(config: #"{ "output": "Sources/Shop" }"#)
    beside["/p/Package.swift"] = ""
    #expect(try !Run(beside).write().contains { $0.hasSuffix(".pbxproj") })
    let grouped = Self.disk()
    grouped["/p/Package.swift"] = ""
    #expect(try Run(grouped).write().contains { $0.hasSuffix(".pbxproj") })
  }

  /// The project may lie above the config, in the same repository.
  @Test(arguments: [
    (#"{}"#, nil, true), (#"{ "root": true }"#, nil, false), (#"{}"#, "/p/Shop/.git", false),
    (#"{}"#, "/p/Shop/Package.swift", false),
  ])
  func anXcodeProjectAboveTheConfigIsFound(config: String, end: String?, isFound: Bool) throws {
    let disk = Self.disk(config: #"{ "root": true }"#)
    disk["/p/Feed.viper.json"] = nil
    disk["/p/viper-gen.json"] = nil
    disk["/p/Shop/Sub/viper-gen.json"] = config
    disk["/p/Shop/Sub/One.viper.json"] = #"{ "ui": "none" }"#
    if let end { disk[end] = "" }
    let changes = try Run(disk, in: "/p/Shop/Sub").write()
    #expect(changes.contains { $0.hasSuffix(".pbxproj") } == isFound)
  }

  @Test func theConfigNamesTargets() throws {
    let disk = Self.disk(keys: #", "xcode": { "targets": ["ShopTests", "Shop"] }"#)
    try Run(disk).write()
    let parts = try #require(disk[Self.project]?.split(separator: "isa = PBXSourcesBuildPhase;"))
    #expect(parts[1].contains("FeedView.swift in") && parts[2].contains("FeedView.swift in"))
  }

  @Test func filesAreNotLookedAtWithoutAProject() throws {
    let disk = Self.disk(keys: #", "xcode": false"#)
    try Run(disk).write()
    var changeSets = try Run(disk).changeSets().changeSets
    changeSets[0].changes.append(Change(status: .skip, path: Self.project))
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    let projects = try finder.projects(for: [])
    disk.restart()
    try XcodeProjects.complete(&changeSets, of: projects, on: disk)
    #expect(disk.operations == 0)
  }
}
