import TestTools
import Testing
import ViperTestTools
import ViperText

struct WithoutPartsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let pack: String
    let ui: [String]
    let parts: [String]

    var testDescription: String { pack }
  }

  private static let viper = [
    "interactor", "router", "builder", "contracts.view", "contracts.viewOutput",
    "contracts.interactor", "contracts.interactorOutput", "contracts.router",
  ]

  @Test(arguments: [
    Row(pack: "viper", ui: ["none", "uikit", "swiftui", "nib", "storyboard"], parts: viper),
    Row(pack: "viper-io", ui: ["none", "uikit", "swiftui"], parts: viper),
    Row(
      pack: "vip", ui: ["none", "uikit"],
      parts: [
        "presenter", "interactor", "router", "builder", "contracts.displayLogic",
        "contracts.presentationLogic", "contracts.businessLogic", "contracts.routingLogic",
      ]),
    Row(
      pack: "viper-observable", ui: ["none", "swiftui"],
      parts: ["interactor", "router", "builder", "contracts.interactor", "contracts.router"]),
    Row(pack: "mvvm", ui: ["none", "uikit", "swiftui"], parts: ["router", "builder"]),
  ])
  func noTemplateNeedsAnOmittedComponent(_ row: Row) throws {
    var specs: [String: String] = [:]
    for ui in row.ui {
      for (number, first) in row.parts.enumerated() {
        for (index, second) in row.parts.enumerated()
        where runsLongTests || (number + index) % 4 == 0 {
          let parts = Set([first, second, index > 4 ? row.parts[index - 4] : first]).sorted()
          specs["M\(specs.count)"] = """
            { "root": true, "pack": "\(row.pack)", "ui": "\(ui)", "without": \(parts) }
            """
        }
      }
    }
    var errors: [Diagnostic]
    repeat {
      let run = Run(MemoryDisk(TestProject.viper(config: #"{ "output": "Out" }"#, specs)))
      errors = try run.changeSets().diagnostics.filter { $0.severity == .error }
      for error in errors {
        let path = error.location?.source.path ?? ""
        try #require(path.hasSuffix(".viper.json"), "\(path): \(error.message)")
        specs[String(path.dropLast(".viper.json".count))] = nil
      }
    } while !errors.isEmpty
    #expect(specs.count > row.parts.count)
  }
}
