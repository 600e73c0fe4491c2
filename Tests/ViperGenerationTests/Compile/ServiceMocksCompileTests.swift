#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing
  import ViperTestTools

  /// Protocols as people write them, in two targets, with calls of their members and with their mocks.
  @Suite(.serialized, .processesInTurn) struct ServiceMocksCompileTests {
    private static let newProject =
      ["-default-isolation", "MainActor"]
      + [
        "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
        "ExistentialAny", "InternalImportsByDefault",
      ].flatMap { ["-enable-upcoming-feature", $0] }

    @Test(arguments: runsLongTests ? [newProject, []] : [newProject])
    func oddProtocolsCompileWithTheirMocks(_ options: [String]) throws {
      let disk = MemoryDisk(FixtureFile.files("OddProtocols.txt", under: "/p/"))
      let screen = try Run(disk).screen()
      #expect(!screen.contains("error:"), "\(screen)")
      #expect(!screen.contains("can't generate a mock of"))
      try Run(disk).write()
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }

      func files(in part: String) -> [String: String] {
        disk.files.filter { $0.key.hasPrefix(part) && $0.key.hasSuffix(".swift") }
      }
      let domain = try Toolchain.write(files(in: "/p/Sources/Domain/"), in: folder)
      let domainOutput = try Toolchain.emit("Domain", domain, in: folder)
      try #require(domainOutput == "")
      let app = try Toolchain.write(files(in: "/p/Sources/App/"), in: folder)
      let appOutput = try Toolchain.emit(
        "App", app, in: folder, options: ["-enable-testing"] + options)
      #expect(appOutput == "")
      let tests = files(in: "/p/Tests/")
      #expect(tests["/p/Tests/AppTests/ServiceMocks.swift"] != nil)
      let testOutput = try Toolchain.check(
        Toolchain.write(tests, in: folder), in: folder,
        options: options + ["-module-name", "AppTests", "-I", folder.path], isDebug: false)
      #expect(testOutput == "")
    }
  }
#endif
