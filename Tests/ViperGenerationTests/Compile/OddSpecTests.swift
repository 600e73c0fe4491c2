import TestTools

#if !canImport(UIKit)
  import Foundation
  import Testing

  /// Specs that nobody would write, rendered, laid out and compiled all together.
  @Suite struct OddSpecTests {
    static let specs: [String: String] = {
      let made = OddSpecMaker.specs(count: runsLongTests ? 200 : 10, seed: seed)
      return Dictionary(uniqueKeysWithValues: made.map { ($0.name, $0.json) })
    }()
    /// `VIPER_GEN_SEED` sets another one.
    static let seed =
      ProcessInfo.processInfo.environment["VIPER_GEN_SEED"].flatMap { UInt64($0) } ?? 1

    /// `VIPER_GEN_KEEP` names a folder that what was generated stays in.
    static func keep(_ files: [String: String]) throws {
      guard let path = ProcessInfo.processInfo.environment["VIPER_GEN_KEEP"] else { return }
      _ = try Toolchain.write(files, in: URL(fileURLWithPath: path))
    }

    /// The packs that these specs can be rendered with.
    static let packs = ["viper", "viper-io"]

    @Test(arguments: packs)
    func theyCompileInTheSwift6ModeWithoutAWarning(pack: String) throws {
      let project = try GeneratedProject(Self.specs, pack: pack)
      try #require(project.problems.isEmpty, "seed \(Self.seed): \(project.problems)")
      try Self.keep(project.files)
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try Toolchain.write(project.files, in: folder)

      let output = try Toolchain.check(
        files, in: folder, options: ["-module-name", "Odd", "-package-name", "odd"])
      #expect(output.isEmpty, "seed \(Self.seed): \(output)")
    }

    /// A `.swift-format` of each kind that is common.
    static let styles =
      runsLongTests
      ? [(100, 2), (120, 4), (80, 2), (100, 4), (120, 2), (80, 4)] : [(100, 2), (120, 4), (80, 2)]

    @Test(arguments: styles)
    func swiftFormatChangesNothingInThem(_ lineLength: Int, _ spaces: Int) throws {
      try expectNoChange(pack: "viper", lineLength, spaces)
    }

    @Test func swiftFormatChangesNothingInThoseOfViperIO() throws {
      try expectNoChange(pack: "viper-io", 100, 2)
    }

    /// What a view calls of its life stands behind one line, or behind the braces of many.
    @Test func swiftFormatChangesNothingInAViewThatEmbedsAndHasALife() throws {
      let one = #"["viewDidLoad()"]"#
      let many = #"["viewDidLoad()", "viewIsReady()", "viewWillAppear() async"]"#
      let keys = ["viper": "viewOutput", "viper-io": "viewOutput", "mvvm": "viewModel"]
      var specs: [String: String] = [:]
      for (pack, key) in keys {
        let name = pack.filter(\.isLetter).uppercased()
        let yours = pack == "mvvm" ? #""view", "viewModel""# : #""view", "presenter""#
        for (kind, calls, place) in [("One", one, ""), ("Many", many, #", "in": "list""#)] {
          specs["\(kind)\(name)"] = """
            {
              "root": true, "pack": "\(pack)", "ui": "swiftui", "\(key)": \(calls),
              "router": [{ "func": "show()", "to": "Part\(name)", "by": "embed"\(place) }],
              "yours": [\(yours)]
            }
            """
        }
        specs["Part\(name)"] = """
          { "pack": "\(pack)", "ui": "swiftui", "\(key)": \(one), "yours": [\(yours)] }
          """
      }
      try expectNoChange(specs, 100, 2)
    }

    private func expectNoChange(pack: String, _ lineLength: Int, _ spaces: Int) throws {
      try expectNoChange(Self.specs, pack: pack, lineLength, spaces)
    }

    private func expectNoChange(
      _ specs: [String: String], pack: String = "viper", _ lineLength: Int, _ spaces: Int
    ) throws {
      let style = """
        {
          "version": 1, "lineLength": \(lineLength), "indentation": { "spaces": \(spaces) },
          "rules": { "IdentifiersMustBeASCII": false }
        }
        """
      let project = try GeneratedProject(specs, pack: pack, layout: style)
      try #require(project.problems.isEmpty, "\(project.problems)")
      try Self.keep(project.files)
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try Toolchain.write(
        project.files.merging([".swift-format": style]) { a, _ in a }, in: folder)

      let findings = try Toolchain.run(
        ["swift", "format", "lint", "--strict", "--parallel"] + files)
      #expect(findings.isEmpty, "seed \(Self.seed): \(findings)")
      // To lint is to format and compare, so the proof of it can be left to the long run.
      guard runsLongTests || lineLength == 100 else { return }
      let failure = try Toolchain.run(["swift", "format", "--in-place", "--parallel"] + files)
      #expect(failure.isEmpty, "\(failure)")
      for (path, text) in project.files where path.hasSuffix(".swift") {
        let formatted = try String(
          contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        #expect(formatted == text, "seed \(Self.seed): \(path)")
      }
    }
  }
#endif
