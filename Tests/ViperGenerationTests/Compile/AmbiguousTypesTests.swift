#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing
  import ViperTestTools

  /// Types with one name in two Swift modules, and types that are named like Apple's.
  @Suite(.serialized, .processesInTurn) struct AmbiguousTypesTests {
    private let disk = MemoryDisk(FixtureFile.files("AmbiguousTypes.txt", under: "/p/"))

    @Test func mocksAndTestsUseTheTypeOfTheRightModule() throws {
      #expect(try Run(disk).screen() == "")
      try Run(disk).write()
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      func files(in part: String) throws -> [String] {
        try Toolchain.write(
          disk.files.filter { $0.key.hasPrefix(part) && $0.key.hasSuffix(".swift") }, in: folder)
      }
      for module in ["Core", "Kit", "App"] {
        let output = try Toolchain.emit(
          module, files(in: "/p/Sources/\(module)/"), in: folder,
          options: module == "App" ? ["-enable-testing"] : [])
        #expect(output == "")
      }
      let output = try Toolchain.check(
        files(in: "/p/Tests/"), in: folder,
        options: ["-module-name", "AppTests", "-I", folder.path], isDebug: false)
      #expect(output == "")
    }

    /// `Item` in a protocol of Core isn't the entity `Item`.
    @Test func aForwardComparesTheModulesOfTypes() throws {
      let feed = "/p/Sources/App/Feed.viper.json"
      disk[feed] = disk[feed]?.replacing("Core.Item", with: "Item")
      #expect(try Run(disk).screen().contains("error: "))
    }
  }
#endif
