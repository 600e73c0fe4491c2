#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing
  import ViperTestTools
  import ViperText

  @testable import ViperGeneration

  /// Modules of imported packs, compiled against declarations of Apple's names.
  @Suite(.serialized, .processesInTurn) struct ImportedModulesTests {
    /// As it is imported, with a member more for each contract, and with two.
    @Test func aMethodLandsInProtocolAndClassAndEverythingCompiles() throws {
      let shapes = PeerTemplates.all
      var texts: [String: String] = [:]
      for shape in shapes { texts.merge(try Imported(shape).texts) { one, _ in one } }
      let project = ImportedProject(texts)
      for (index, shape) in shapes.enumerated() {
        project.add("Plain\(index)", pack: shape.pack, [])
        project.add("Full\(index)", pack: shape.pack, Self.members(of: shape, ["first"]))
      }
      try generate(project)
      let before = project.sources()
      for (index, shape) in shapes.enumerated() {
        let members = Self.members(of: shape, ["first", "second"])
        project.add("Full\(index)", pack: shape.pack, members)
      }
      try generate(project)
      let sources = project.sources()
      for (path, text) in sources where path.hasPrefix("Plain") { #expect(before[path] == text) }
      for (index, shape) in shapes.enumerated() {
        let module = sources.filter { $0.key.hasPrefix("Full\(index)/") }.map(\.value).joined()
        for contract in shape.contracts {
          for name in ["first", "second"] {
            let member = "func " + Self.member(name, of: contract)
            #expect(module.ranges(of: member).count == 2, "\(member)")
          }
        }
      }
      try compile(sources, tests: project.sources(ofTests: true))
    }

    private func generate(_ project: ImportedProject) throws {
      let problems = try project.generate()
      #expect(problems == "", "\(problems)")
    }

    private static func members(
      of shape: PeerTemplates.Shape, _ names: [String]
    ) -> [(contract: String, members: [String])] {
      shape.contracts.map { contract in (contract, names.map { member($0, of: contract) }) }
    }

    private static func member(_ name: String, of contract: String) -> String {
      "\(name)\(capitalized(contract))(id: Int, date: Date) async throws -> [String]"
    }

    /// In Swift 5, as the templates were written, and as new projects of Xcode are set up.
    private func compile(_ sources: [String: String], tests: [String: String]) throws {
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let search = ["-I", try AppleDeclarations.modules()]
      let paths = try Toolchain.write(sources, in: folder)
      let doubles = try Toolchain.write(tests, in: folder)
      for options in [["-swift-version", "5"], ["-default-isolation", "MainActor"]] {
        let output = try Toolchain.emit(
          "App", paths, in: folder, options: options + search + ["-enable-testing"])
        #expect(output == "", "\(options)")
        let double = try Toolchain.check(
          doubles, in: folder, options: options + search + ["-I", folder.path])
        #expect(double == "", "\(options)")
      }
    }
  }
#endif
