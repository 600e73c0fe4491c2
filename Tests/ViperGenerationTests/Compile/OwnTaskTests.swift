#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing

  @Suite(.serialized, .processesInTurn) struct OwnTaskTests {
    private static func specs(ui: String) -> [String: String] {
      return [
        "Tasks": """
        {
          "ui": "\(ui)", "root": true,
          "entities": [{ "name": "Task", "fields": ["id: Int", "title: String"] }],
          "view": ["show(_ tasks: [Task])", "showError(_ error: any Error)"],
          "viewOutput": [
            {
              "func": "viewDidLoad()", "forward": "interactor.load",
              "then": "view.show", "catch": "view.showError"
            }
          ],
          "interactor": ["load() async throws -> [Task]"]
        }
        """,
        // It speaks of none.
        "About": """
        {
          "ui": "\(ui)", "root": true,
          "view": ["show(_ text: String)"],
          "viewOutput": [
            "viewWillAppear() async",
            {
              "func": "didTapReload()", "forward": "interactor.text", "then": "view.show",
              "task": "latest"
            }
          ],
          "interactor": ["text() async -> String"]
        }
        """,
      ]
    }

    @Test(arguments: casesToRun(["uikit", "swiftui", "none"], every: 3))
    func everyModuleWaitsInThatOfSwiftIfAnEntityHasItsName(ui: String) throws {
      let project = try GeneratedProject(Self.specs(ui: ui), testModule: "App").valid()
      #expect(Self.about(in: project).contains("calls.didTapReload = _Concurrency.Task {"))
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let app = project.files.filter { !$0.key.hasPrefix("Tests/") }
      let output = try Toolchain.check(try Toolchain.write(app, in: folder), in: folder)
      #expect(output.isEmpty, "\(output)")

      let tests = try #require(project.files["Tests/About/AboutTests.swift"])
      let names = tests.matches(of: #/\b(?:_Concurrency\.)?Task\b/#).map { String($0.output) }
      #expect(Set(names) == ["_Concurrency.Task"])

      let alone = try GeneratedProject(Self.specs(ui: ui).filter { $0.key == "About" })
      #expect(Self.about(in: alone).contains("calls.didTapReload = Task {"))
    }

    private static func about(in project: GeneratedProject) -> String {
      project.files.filter { $0.key.hasPrefix("About/") }.values.joined()
    }
  }
#endif
