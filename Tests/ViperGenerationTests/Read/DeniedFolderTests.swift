import TestTools
import Testing
import ViperTestTools

@testable import ViperProject

/// A folder that may not be read does not count as empty.
struct DeniedFolderTests {
  private static let start = Result {
    let disk = MemoryDisk([
      "/p/viper-gen.json": """
      { "root": true, "output": "Modules", "tests": "Checks", "testModule": "App",
        "container": "Box", "sources": ["Domain"] }
      """,
      "/p/Screens/A/Alpha.viper.json": #"{ "services": ["clock: any Clock2"] }"#,
      "/p/Screens/B/Beta.viper.json": #"{ "services": ["store: any Store", "bare: any Bare"] }"#,
      "/p/Domain/Store.swift": "protocol Store { func a() }\nprotocol Clock2 { func c() }\n",
      "/p/Domain/More/Bare.swift": "protocol Bare { func b() }\n",
      "/p/pgdata/base/1": "", "/p/Gamma/Gamma.swift": "",
    ])
    try Run(disk).write()
    #expect(try disk.isInStep)
    return disk
  }

  private static func written() throws -> MemoryDisk { try start.get().copy() }

  @Test(arguments: [
    "/p/Screens", "/p/Screens/A", "/p/Screens/B", "/p/Modules", "/p/Modules/Beta", "/p/Checks",
    "/p/Checks/Beta", "/p/Domain", "/p/Domain/More", "/p/Gamma",
  ])
  func aFolderThatARunReadsStopsIt(folder: String) throws {
    let disk = try Self.written()
    for path in disk.names where path.hasSuffix("Beta.viper.json") {
      disk[path] = #"""
        { "services": ["store: any Store", "bare: any Bare"], "interactor": ["load()"] }
        """#
    }
    disk.restart()
    disk.deny(folder)
    do {
      #expect(try Run(disk).write() == ["error"])
    } catch {
      #expect((error as? DiskError)?.isDenied == true)
    }
    #expect(disk.log == [])
  }

  @Test func anUnreadableFolderThatGitIgnoresIsSkipped() throws {
    let disk = try Self.written()
    disk["/p/.gitignore"] = "pgdata/\n"
    disk.deny("/p/pgdata")
    #expect(try disk.isInStep)
    #expect(try Run(disk).screen() == "")
  }

  @Test func anUnreadableTestFolderStopsTheRun() throws {
    let disk = try Self.written()
    disk["/p/Checks/Hand/StoreMock.swift"] = "final class StoreMock {}\n"
    disk.deny("/p/Checks/Hand")
    disk.restart()
    #expect(try Run(disk).changeSets().diagnostics.contains { $0.id == "unreadable-folder" })
    #expect(try Run(disk).write() == ["error"])
    #expect(disk.log == [])
  }
}
