#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing

  @Suite(.serialized, .processesInTurn) struct AccessTests {
    static let uiFrameworks = ["uikit", "storyboard", "nib", "swiftui", "none"]

    @Test(arguments: casesToRun(["internal", "package", "public"], every: 3))
    func anotherTargetCanBuildAndListen(_ access: String) throws {
      var specs: [String: String] = [:]
      for uiFramework in Self.uiFrameworks {
        specs["Use" + uiFramework] = Self.spec(uiFramework, access: access)
      }
      let project = try GeneratedProject(specs, runtime: "package").valid()
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let modules = try Toolchain.write(project.files, in: folder)
      let runtime = ["-I", try Toolchain.viperKit.get()]
      let options = runtime + (access == "internal" ? ["-enable-testing"] : [])
      #expect(try Toolchain.emit("Screens", modules, in: folder, options: options).isEmpty)
      let consumer = try Toolchain.write(["App.swift": Self.consumer(access)], in: folder)
      let output = try Toolchain.check(
        consumer, in: folder,
        options: ["-module-name", "App", "-package-name", "app", "-I", folder.path] + runtime)
      #expect(output.isEmpty, "\(output)")
    }

    @Test(arguments: [
      ("internal", ["UsenoneBuilder"]),
      ("public", ["UsenonePresenter", "UsenoneViewProtocol", "UsenoneHidden"]),
    ])
    func anotherTargetCannotSeeTheRest(_ access: String, _ types: [String]) throws {
      let project = try GeneratedProject(
        ["Usenone": Self.spec("none", access: access)], runtime: "package")
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let modules = try Toolchain.write(project.files, in: folder)
      #expect(try Toolchain.emit("Screens", modules, in: folder).isEmpty)
      let uses = types.map { "let a\($0) = \($0).self\n" }.joined()
      let consumer = try Toolchain.write(["App.swift": "import Screens\n\n" + uses], in: folder)
      let output = try Toolchain.check(consumer, in: folder, options: ["-I", folder.path])
      for type in types {
        #expect(output.contains("cannot find '\(type)' in scope"), "\(output)")
      }
    }

    private static func spec(_ uiFramework: String, access: String) -> String {
      """
      {
        "ui": "\(uiFramework)",
        "access": "\(access)",
        "inputs": ["id: Int"],
        "services": [
          { "name": "Use\(uiFramework)Store", "methods": ["load(page: Int = 0) async -> [Int]"] }
        ],
        "entities": [
          { "name": "Use\(uiFramework)Row", "conforms": ["Hashable"], "fields": ["id: Int = 0"] },
          { "name": "Use\(uiFramework)Hidden", "fields": ["row: Use\(uiFramework)Row"] }
        ],
        "view": ["display(rows: [Use\(uiFramework)Row], animated: Bool = true)"],
        "viewOutput": ["viewDidLoad()", "viewDidDisappear()", "title: String { get }"],
        "interactor": ["load()"],
        "router": ["leave()"],
        "output": ["didPick(_ row: Use\(uiFramework)Row)"],
        "yours": ["presenter", "interactor", "router"]
      }
      """
    }

    private static func consumer(_ access: String) -> String {
      let uses = uiFrameworks.map { uiFramework in
        let view = """
          final class \(uiFramework)View: Use\(uiFramework)ViewProtocol {
            func display(rows: [Use\(uiFramework)Row], animated: Bool) {}
          }

          @MainActor func show(in view: \(uiFramework)View) -> Use\(uiFramework)View? {
            view.display(rows: [Use\(uiFramework)Row(id: 1), Use\(uiFramework)Row()])
            return nil
          }

          """
        return """
          \(access == "public" ? "" : view)
          final class \(uiFramework)Owner: Use\(uiFramework)Output {
            func didPick(_ row: Use\(uiFramework)Row) {}
          }

          struct \(uiFramework)Store: Use\(uiFramework)Store {
            func load(page: Int) async -> [Int] { [page] }
          }

          @MainActor func use\(uiFramework)(owner: \(uiFramework)Owner) async {
            owner.didPick(Use\(uiFramework)Row(id: 1))
            _ = await \(uiFramework)Store().load()
            _ = Use\(uiFramework)Builder.build(
              id: 1, use\(uiFramework)Store: \(uiFramework)Store(), output: owner)
          }
          """
      }
      let head = access == "internal" ? "@testable import Screens\n" : "import Screens\n"
      return head + "\n" + uses.joined(separator: "\n\n")
    }
  }
#endif
