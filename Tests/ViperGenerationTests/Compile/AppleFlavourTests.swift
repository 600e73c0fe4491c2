#if !canImport(UIKit)
  import Foundation
  import Testing

  /// What is generated, as Apple's compilers see it: with UIKit, SwiftUI and MapKit, of which there
  /// are declarations. Only Apple's compiler can tell whether those are right.
  @Suite struct AppleFlavourTests {
    private static let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()

    @Test(
      .enabled(if: OddSpecTests.isLong),
      arguments: [
        ("viper", []), ("viper", ["-default-isolation", "MainActor"]),
        ("viper", ["-D", "SWIFT_PACKAGE"]), ("viper-io", []),
      ])
    func oddSpecsCompileInApplesBranches(pack: String, _ options: [String]) throws {
      let project = try GeneratedProject(OddSpecTests.specs, pack: pack)
      try #require(project.problems.isEmpty)
      var files = project.files.mapValues(Self.withoutPreview)
      files["Bundle.swift"] = Self.bundle
      try check(files, options: options + ["-package-name", "odd"])
    }

    /// The examples, with the views that people have written.
    @Test(.enabled(if: OddSpecTests.isLong), arguments: ["Articles", "Trips"])
    func theExamplesCompileInApplesBranches(_ app: String) throws {
      var files: [String: String] = [:]
      for folder in ["Generated/\(app)", "Sources/Examples/\(app)", "Sources/ViperKit"] {
        let url = Self.package.appendingPathComponent(folder)
        for path in try FileManager.default.subpathsOfDirectory(atPath: url.path)
        where path.hasSuffix(".swift") {
          let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
          files["\(folder)/\(path)"] = Self.withoutPreview(text)
            .replacing("import ViperKit\n", with: "").replacing("import \(app)Domain\n", with: "")
        }
      }
      try check(files, options: ["-package-name", "examples"])
    }

    private func check(_ files: [String: String], options: [String]) throws {
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      for module in ["UIKit", "SwiftUI", "MapKit"] {
        let sources = try Self.declarations(of: module)
        let output = try Toolchain.run(
          [
            "swiftc", "-parse-as-library", "-swift-version", "5", "-emit-module", "-module-name",
            module, "-emit-module-path",
            folder.appendingPathComponent("\(module).swiftmodule").path, "-I", folder.path,
          ] + sources)
        #expect(output.isEmpty, "\(output)")
      }
      var all = files
      all["AreThere.swift"] = """
        #if !canImport(UIKit) || !canImport(SwiftUI)
          #error("not Apple's branch")
        #endif
        """
      let paths = try Toolchain.write(all, in: folder)
      let output = try Toolchain.check(
        paths, in: folder, options: options + ["-I", folder.path, "-module-name", "Odd"])
      #expect(output.isEmpty, "\(output)")
    }

    /// `UIKit.swift` and `UIKit+Views.swift` for `UIKit`.
    private static func declarations(of module: String) throws -> [String] {
      let folder = package.appendingPathComponent("Tests/ViperKitTests/AppleDeclarations").path
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        .filter { $0 == "\(module).swift" || $0.hasPrefix("\(module)+") }
        .map { "\(folder)/\($0)" }
    }

    /// A function in place of the macro, which declarations can't stand in for.
    private static func withoutPreview(_ text: String) -> String {
      text.replacing("#Preview {", with: "@MainActor private func preview() -> some View {")
    }

    /// What SwiftPM makes for targets with resources.
    private static let bundle = """
      #if SWIFT_PACKAGE
        import Foundation

        extension Bundle {
          static var module: Bundle { .main }
        }
      #endif
      """
  }
#endif
