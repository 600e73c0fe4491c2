import Foundation
import TestTools
import Testing

#if os(Linux)
  /// A released tool on threads with musl's small stacks.
  ///
  /// `VIPER_GEN_RELEASED` names the tool, built with `-c release`. A preloaded library sets the
  /// stack size to `STACK_BYTES`.
  @Suite(.serialized, .enabled(if: SmallStackTests.releasedTool != nil), .processesInTurn)
  struct ReleasedStackTests {
    private let folder: URL
    private let library: String

    init() throws {
      folder = try Toolchain.temporaryFolder()
      library = folder.appendingPathComponent("stack.so").path
      let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("stack.c")
      let made = try Toolchain.run([
        "clang", "-shared", "-fPIC", "-o", library, source.path, "-ldl",
      ])
      try #require(FileManager.default.fileExists(atPath: library), "\(made)")
    }

    /// Whether the tool came to its own end, with whatever it had to say of its input.
    private func ends(_ arguments: [String], stackBytes: Int = 128 << 10) throws -> Bool {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try #require(SmallStackTests.releasedTool))
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = ["LD_PRELOAD": library, "STACK_BYTES": "\(stackBytes)"]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationReason == .exit
    }

    @Test(arguments: SmallStackTests.examples)
    func anExampleIsGenerated(_ name: String) throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let specs = SmallStackTests.root.appendingPathComponent("Sources/Examples/\(name)").path
      let made = folder.appendingPathComponent("Made")
      #expect(try ends(["generate", "--into", made.path, specs]))
      #expect(try FileManager.default.contentsOfDirectory(atPath: made.path).count > 1)
      #expect(try !ends(["generate", "--into", made.path, specs], stackBytes: 16 << 10))
    }

    @Test(arguments: SmallStackTests.Deep.expressions)
    func deepSpecsAreGeneratedOrRefused(_ deep: SmallStackTests.Deep) throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      for count in SmallStackTests.counts {
        for spec in SmallStackTests.specs(with: deep.text(count)) {
          let place = folder.appendingPathComponent("A.viper.json")
          try spec.write(to: place, atomically: false, encoding: .utf8)
          #expect(try ends(["generate", "--into", "Made", place.path]), "\(count)")
        }
      }
    }
  }
#endif
