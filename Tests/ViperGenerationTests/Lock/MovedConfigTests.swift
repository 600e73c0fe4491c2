import Testing
import ViperTestTools

/// The container's file and the lock of the project, when the config moves or its key `container` goes.
struct MovedConfigTests {
  private static let container = "/p/Sources/App/AppContainer.swift"
  private static let oldLock = "/p/Sources/App/viper-gen.viper.lock"

  private static func project() throws -> MemoryDisk {
    let disk = MemoryDisk([
      "/p/Package.swift": #"let package = Package(name: "p", targets: [.target(name: "App")])"#,
      "/p/Sources/App/viper-gen.json": #"{ "root": true, "container": "AppContainer" }"#,
      "/p/Sources/App/Home/A.viper.json": #"{ "root": true, "services": ["store: any Store"] }"#,
    ])
    try Run(disk, in: "/p/Sources/App").write()
    return disk
  }

  private func move(_ old: String, to new: String, on disk: MemoryDisk) {
    (disk[new], disk[old]) = (disk[old], nil)
  }

  @Test func theContainerIsStillMergedAfterTheConfigWentUp() throws {
    let disk = try Self.project()
    disk[Self.container]? += "// mine\n"
    move("/p/Sources/App/viper-gen.json", to: "/p/viper-gen.json", on: disk)
    disk["/p/Sources/App/Home/A.viper.json"] =
      #"{ "root": true, "services": ["store: any Store", "log: any Log"] }"#
    #expect(try Run(disk).write().contains("merge \(Self.container)"))
    let text = disk[Self.container] ?? ""
    #expect(text.contains("  let log: any Log\n") && text.hasSuffix("// mine\n"))
    #expect(disk[Self.oldLock] == nil)
    let files = disk.files
    try Run(disk).write()
    #expect(disk.files == files)
  }

  @Test(arguments: ["", "// mine\n"])
  func aContainerMovedByTheConfigIsReportedAndNotMoved(_ mine: String) throws {
    let disk = try Self.project()
    disk["/p/Package.swift"] = nil
    disk[Self.container]? += mine
    move("/p/Sources/App/viper-gen.json", to: "/p/viper-gen.json", on: disk)
    let text = disk[Self.container]
    #expect(
      try Run(disk).screen().contains(
        "error: you own 'Sources/App/AppContainer.swift', but this file now belongs in another folder [changed-file-path]"
      ))
    #expect(try Run(disk).write() == ["error"])
    #expect(disk[Self.container] == text)
    move(Self.container, to: "/p/AppContainer.swift", on: disk)
    try Run(disk).write()
    #expect(disk["/p/AppContainer.swift"] == text)
    #expect(disk["/p/Sources/App/AppDependencies.swift"] == nil)
  }

  @Test func aConfigThatWentDownDoesNotCostTheContainer() throws {
    let disk = try Self.project()
    let text = disk[Self.container]
    move("/p/Sources/App/viper-gen.json", to: "/p/Sources/App/Home/viper-gen.json", on: disk)
    #expect(try Run(disk, in: "/p/Sources/App").write() == ["error"])
    #expect(
      try Run(disk, in: "/p/Sources/App").screen().contains(
        "the lock file 'viper-gen.viper.lock' lists files that the config no longer asks for"))
    move(Self.oldLock, to: "/p/Sources/App/Home/viper-gen.viper.lock", on: disk)
    try Run(disk, in: "/p/Sources/App/Home").write()
    #expect(disk[Self.container] == text)
  }

  @Test(arguments: [("", "remove /p/Sources/App/AppContainer.swift"), ("// mine\n", nil)])
  func anUnusedContainerIsRemovedOrReported(_ mine: String, _ change: String?) throws {
    let disk = try Self.project()
    disk[Self.container]? += mine
    disk["/p/Sources/App/viper-gen.json"] = #"{ "root": true }"#
    if let change {
      #expect(try Run(disk, in: "/p/Sources/App").changes().contains(change))
    } else {
      #expect(
        try Run(disk, in: "/p/Sources/App").screen().contains(
          "lists files that the config no longer asks for: 'AppContainer.swift'"))
    }
  }
}
