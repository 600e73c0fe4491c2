import Foundation
import TestTools
import Testing

/// The blocks of the plugin's page.
@Suite(.serialized, .processesInTurn) struct PluginPageTests {
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

  @Test func thePageShowsTheTargetsOfTheConsumer() throws {
    let manifest = ConsumerPackage.repository
      .appending(path: "Tests/ViperGenCommandTests/Consumer/Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    for block in try Self.blocks("swift") {
      let targets = block.components(separatedBy: "targets: [\n").last ?? ""
      #expect(flat(text).contains(flat(targets.replacing("  ]\n)\n", with: ""))))
    }
  }

  /// As Xcode would run them, with its variables.
  @Test func theScriptsMakeTheNamedFiles() throws {
    let all = try Self.blocks("sh").filter { $0.contains("$SRCROOT") }
    let scripts = all.filter { !$0.contains("SCRIPT_INPUT_FILE_LIST") }
    #expect(scripts.count == 2 && all.count == 3)
    let config = try #require(try Self.blocks("json").first)
    let place = try Workspace([
      "viper-gen.json": config, "App/Modules/Login.viper.json": SpecText.empty,
      "App/Modules/Menu.viper.json": SpecText.empty, "Tools/.keep": "", "Derived/.keep": "",
      "App/Modules/Views.swift": "final class LoginView {}\nfinal class MenuView {}\n",
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
      place.files.filter { $0.hasSuffix(".viper.swift") } == [
        "App/Derived/Login.viper.swift", "App/Derived/Menu.viper.swift",
        "Derived/Menu.viper.swift",
      ])
  }

  /// In a folder with nothing but the files of the list, as a sandbox would have it.
  @Test func theListOfInputsIsAllThatABuildReads() throws {
    let blocks = try Self.blocks("sh")
    let list = try #require(blocks.first { $0.contains(" inputs ") })
    let script = try #require(blocks.first { $0.contains("SCRIPT_INPUT_FILE_LIST") })
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true, "write": "plugin", "pack": "./Packs/ours" }"#,
      ".swift-format": #"{ "lineLength": 60 }"#, "App/Modules/Two words.txt": "",
      "App/Modules/Login.viper.json": SpecText.show, "App/Modules/Menu.viper.json": SpecText.empty,
      "Tools/.keep": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: place.url("Tools/viper-gen").path, withDestinationPath: Subprocess.viperGen)
    #expect(try place.run("templates eject viper Presenter.swift --into Packs/ours").status == 0)
    #expect(try place.run("generate").status == 0)
    let listed = try Subprocess("/bin/sh", ["-ec", list], in: place.url(""))
    #expect(listed.status == 0 && listed.errors.isEmpty, "\(listed.errors)")
    let lines = try place.text("viper-gen.xcfilelist").split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.hasPrefix("$(SRCROOT)/") }, "\(lines)")

    let sandbox = try Workspace()
    let names = lines.map { String($0.dropFirst("$(SRCROOT)/".count)) }
    for name in names {
      try FileManager.default.createDirectory(
        at: sandbox.url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: place.url(name), to: sandbox.url(name))
    }
    try sandbox.write("list", names.map { sandbox.path + "/" + $0 + "\n" }.joined())
    let run = try Subprocess(
      "/bin/sh", ["-ec", script],
      environment: [
        "SRCROOT": sandbox.path, "SCRIPT_INPUT_FILE_LIST_0": sandbox.path + "/list",
      ])
    #expect(run.status == 0, "\(run.errors)")
    let built = try place.run("build --quiet --into App/Derived App/Modules")
    #expect(built.status == 0, "\(built.errors)")
    for name in ["Login", "Menu"] {
      let path = "App/Derived/\(name).viper.swift"
      // A body of the spec names the spec by its whole path.
      #expect(
        try sandbox.text(path)
          == place.text(path).replacing(place.path + "/", with: sandbox.path + "/"))
    }
    #expect(names.contains("App/Modules/Login.viper.lock") && names.contains(".swift-format"))
    #expect(names.contains("Packs/ours/Presenter.swift"))
  }
}
