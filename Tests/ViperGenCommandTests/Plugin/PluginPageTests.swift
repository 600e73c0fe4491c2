import Foundation
import Testing

/// The blocks of the plugin's page.
@Suite struct PluginPageTests {
  private static func blocks(_ language: String) throws -> [String] {
    let page = ConsumerPackage.repository.appending(path: "Sources/ViperGenPlugin/README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.matches(of: /(?m)^```(\w+)\n([\s\S]*?)^```$/)
      .filter { $0.1 == language }.map { String($0.2) }
  }

  /// Without the indentation of the lines.
  private func flat(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  @Test func theTargetsAreThoseOfTheConsumer() throws {
    let manifest = ConsumerPackage.repository
      .appending(path: "Tests/ViperGenCommandTests/Consumer/Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    for block in try Self.blocks("swift") { #expect(flat(text).contains(flat(block))) }
  }

  /// As Xcode would run them, with its variables.
  @Test func theScriptsMakeTheNamedFiles() throws {
    let scripts = try Self.blocks("sh").filter { $0.contains("$SRCROOT") }
    #expect(scripts.count == 2)
    let config = try #require(try Self.blocks("json").first)
    let place = try Workspace([
      "viper-gen.json": config, "App/Modules/Login.viper.json": SpecText.empty,
      "App/Modules/Menu.viper.json": SpecText.empty, "Tools/.keep": "", "Derived/.keep": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: place.url("Tools/viper-gen").path, withDestinationPath: Subprocess.viperGen)
    let variables = [
      "SRCROOT": place.path, "DERIVED_FILE_DIR": place.path + "/Derived",
      "INPUT_FILE_PATH": place.path + "/App/Modules/Menu.viper.json",
    ]
    for script in scripts {
      let run = try Subprocess("/bin/sh", ["-ec", script], environment: variables)
      #expect(run.status == 0 && run.errors.isEmpty && run.output.isEmpty, "\(run.errors)")
    }
    #expect(
      place.files.filter { $0.hasSuffix(".swift") } == [
        "App/Derived/Login.viper.swift", "App/Derived/Menu.viper.swift",
        "Derived/Menu.viper.swift",
      ])
  }
}
