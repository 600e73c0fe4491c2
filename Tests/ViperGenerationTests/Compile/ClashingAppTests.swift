import TestTools

#if !canImport(UIKit)
  import Foundation
  import Testing
  import ViperTestTools

  /// Random types, protocols and specs of two or three Swift modules whose names clash: the generated
  /// code compiles, or the specs are refused at a place.
  @Suite(.serialized, .processesInTurn) struct ClashingAppTests {
    private enum Outcome { case compiled, refused }

    /// `VIPER_GEN_SEEDS` is the last seed of the long run, or the first and the last, as in `40-60`.
    private static var seeds: ClosedRange<Int> {
      guard runsLongTests else { return 1...1 }
      let bounds = (ProcessInfo.processInfo.environment["VIPER_GEN_SEEDS"] ?? "2000")
        .split(separator: "-").compactMap { Int($0) }
      return bounds.count == 2 ? bounds[0]...bounds[1] : 1...(bounds.first ?? 2000)
    }

    private static let expectedErrors: Set<Substring> = [
      "ambiguous-type", "conflicting-entity-name", "conflicting-services",
    ]

    @Test func generatedCodeCompilesOrIsRejected() throws {
      let runtime = try Toolchain.viperKit.get()
      var compiled = 0
      for seed in Self.seeds where try outcome(of: seed, runtime: runtime) == .compiled {
        compiled += 1
      }
      #expect(compiled * 10 >= Self.seeds.count * 6, "\(compiled) of \(Self.seeds.count)")
    }

    private func outcome(of seed: Int, runtime: String) throws -> Outcome {
      let app = ClashingApp(seed: seed)
      let disk = MemoryDisk(
        Dictionary(uniqueKeysWithValues: app.files.map { ("/p/" + $0.key, $0.value) }))
      let screen = try Run(disk).screen()
      if screen.contains("error: ") {
        // Lines of specs begin with a space.
        let errors = screen.split(separator: "\n").filter {
          $0.contains("error: ") && !$0.hasPrefix(" ")
        }
        let isExpected = errors.allSatisfy { line in
          let match = line.firstMatch(of: #/\.(?:json|swift):\d+:\d+: error: .*\[([a-z-]+)\]$/#)
          return match.map { Self.expectedErrors.contains($0.1) } == true
        }
        #expect(isExpected, "seed \(seed): \(screen)")
        return .refused
      }
      try Run(disk).write()
      let folder = try TestFolder()
      func files(in part: String) throws -> [String] {
        let own = disk.files.filter { $0.key.hasPrefix("/p/" + part) && $0.key.hasSuffix(".swift") }
        return try Toolchain.write(own, in: folder.url)
      }
      for module in app.libraries + ["App"] {
        let output = try Toolchain.emit(
          module, files(in: "Sources/\(module)/"), in: folder.url,
          options: ["-enable-testing", "-I", runtime])
        #expect(output == "", "seed \(seed)")
      }
      let output = try Toolchain.check(
        files(in: "Tests/"), in: folder.url,
        options: ["-module-name", "AppTests", "-I", folder.path, "-I", runtime])
      #expect(output == "", "seed \(seed)")
      return .compiled
    }
  }
#endif
