import TestTools

#if !canImport(UIKit)
  import Foundation
  import Testing

  @Suite(.serialized, .processesInTurn) struct OddSpecTests {
    static let specs: [String: String] = {
      let made = OddSpecMaker.specs(count: runsLongTests ? 200 : 4, seed: seed)
      return Dictionary(uniqueKeysWithValues: made.map { ($0.name, $0.json) })
    }()
    /// `VIPER_GEN_SEED` sets another one.
    static let seed =
      ProcessInfo.processInfo.environment["VIPER_GEN_SEED"].flatMap { UInt64($0) } ?? 1

    /// `VIPER_GEN_KEEP` names a folder that keeps the generated files.
    static func keep(_ files: [String: String], in name: String) throws {
      guard let path = ProcessInfo.processInfo.environment["VIPER_GEN_KEEP"] else { return }
      _ = try Toolchain.write(files, in: URL(fileURLWithPath: path).appendingPathComponent(name))
    }

    static let packs = ["viper", "viper-io"]

    @Test(arguments: casesToRun(packs, every: 2))
    func theyCompileInTheSwift6ModeWithoutAWarning(pack: String) throws {
      let project = try GeneratedProject(Self.specs, pack: pack, runtime: "package")
      try #require(project.problems.isEmpty, "seed \(Self.seed): \(project.problems)")
      try Self.keep(project.files, in: pack)
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try Toolchain.write(project.files, in: folder)

      let output = try Toolchain.check(
        files, in: folder,
        options: ["-module-name", "Odd", "-package-name", "odd", "-I", Toolchain.viperKit.get()])
      #expect(output.isEmpty, "seed \(Self.seed): \(output)")
    }
  }
#endif
