import Foundation
import TestTools
import Testing

/// README and its pages tell the truth: their blocks are run as a newcomer would.
@Suite(.serialized, .processesInTurn) struct ReadmeTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func everyBlockWorksAsPrinted() throws {
    var blocks = try Blocks(readme())
    let folder = try TestFolder()

    let new = try blocks.next("sh")
    #expect(new == "swift run viper-gen new MyModule --package\n")
    let made = try viperGen(new, in: folder.url)
    #expect(try blocks.next("text") == made.output)
    let own = try blocks.next("sh").trimmingCharacters(in: .newlines)
    let script = try String(contentsOf: Self.root.appending(path: ".ci/run"), encoding: .utf8)
    #expect(script.contains("\n\(own) "))

    let package = folder.url.appending(path: "MyModule")
    let spec = try blocks.next("json")
    try folder.add("MyModule/Specs/Login.viper.json", spec)
    let generated = try viperGen(try blocks.next("sh"), in: package)
    #expect(generated.status == 0, "\(generated.errors)")
    let presenter = try folder.text("MyModule/Sources/MyModule/Login/LoginPresenter.swift")
    #expect(presenter.contains(try blocks.next("swift")))
    let build = try BuildFolder().swift("test", in: package)
    #expect(build.status == 0, "\(build.output)\(build.errors)")

    try folder.add(
      "MyModule/Specs/Login.viper.json",
      spec.replacingOccurrences(of: "interactor.signIn\"", with: "interactor.signin\""))
    let rejected = try viperGen("viper-gen generate Specs/Login.viper.json\n", in: package)
    #expect(rejected.errors == (try blocks.next("text")))
    #expect(rejected.status == 1)

    let manifest = ConsumerPackage.repository
      .appending(path: "Tests/ViperGenCommandTests/Consumer/Package.swift")
    let targets = try blocks.next("swift")
    #expect(try String(contentsOf: manifest, encoding: .utf8).contains(targets))

    try folder.add("MyModule/Specs/Login.viper.json", spec)
    let job = try blocks.next("yaml")
    let line = try #require(job.firstMatch(of: /- run: (.*)\n/)).1
    #expect(line == "swift package viper-check --format github")
    let annotated = try viperGen("viper-gen check --format github", in: package)
    let lines = annotated.output.split(separator: "\n")
    #expect(annotated.status == 0 && !lines.isEmpty, "\(annotated.output)")
    #expect(
      lines.allSatisfy { $0.hasPrefix("::notice ") && $0.contains("title=missing-implementation") })
    #expect(blocks.isEmpty, "a block of README that no test runs")
  }

  @Test func aTemplateIsTakenOutAndChanged() throws {
    var blocks = try Blocks(page("Templates"))
    let folder = try TestFolder()
    let new = try viperGen("viper-gen new MyModule --package", in: folder.url)
    #expect(new.status == 0, "\(new.errors)")
    let package = folder.url.appending(path: "MyModule")
    let eject = try viperGen(try blocks.next("sh"), in: package)
    #expect(eject.status == 0, "\(eject.errors)")
    let config = try folder.text("MyModule/viper-gen.json")
    try folder.add(
      "MyModule/viper-gen.json",
      config.replacingOccurrences(of: "{\n", with: "{\n  \"pack\": \"./Templates/ours\",\n"))
    let template = "MyModule/Templates/ours/Presenter.swift"
    try folder.add(template, try folder.text(template) + "\n// One of ours: {{ module.name }}\n")
    let lines = try blocks.next("sh").split(separator: "\n").map(String.init)
    let lint = try viperGen(lines[0], in: package)
    #expect(lint.output == "Templates/ours: no mistakes\n" && lint.status == 0, "\(lint.errors)")
    let ours = try viperGen(lines[1], in: package)
    #expect(ours.status == 0, "\(ours.output)\(ours.errors)")
    let changed = try folder.text("MyModule/Sources/MyModule/MyModule/MyModulePresenter.swift")
    #expect(changed.hasSuffix("\n// One of ours: MyModule\n"))

    #expect(blocks.isEmpty, "a block of the page that no test runs")
  }

  /// After a change of an example: `VIPER_GEN_RECORD=1 swift test --filter ReadmeTests`.
  @Test func theGraphsAreThoseOfTheExamples() throws {
    var text = try page("Modules")
    let graphs = text.matches(of: /```sh\n(viper-gen graph .*\n)```\n\n```mermaid\n([\s\S]*?)```/)
    #expect(graphs.count == 2)
    for graph in graphs.reversed() {
      let drawn = try viperGen(String(graph.1), in: Self.root)
      #expect(graph.2 == drawn.output)
      text.replaceSubrange(graph.2.startIndex..<graph.2.endIndex, with: drawn.output)
    }
    if ProcessInfo.processInfo.environment["VIPER_GEN_RECORD"] != nil {
      try text.write(
        to: Self.root.appending(path: Self.pages + "Modules.md"), atomically: true, encoding: .utf8)
    }
  }

  @Test(
    arguments: ["README.md"]
      + ["Apps", "Config", "Installing", "Merging", "Modules", "Templates"].map {
        "\(pages)\($0).md"
      })
  func everyLinkLeadsSomewhere(path: String) throws {
    let file = Self.root.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    for link in text.matches(of: /\]\(([^)#]+)\)/).map(\.1) where !link.hasPrefix("https:") {
      let target = file.deletingLastPathComponent().appending(path: String(link)).standardized
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
    }
  }

  private static let pages = "Sources/viper-gen/Documentation.docc/"

  private func page(_ name: String) throws -> String {
    try String(
      contentsOf: Self.root.appending(path: "\(Self.pages)\(name).md"), encoding: .utf8)
  }

  private func readme() throws -> String {
    try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
  }

  /// Runs a line that starts with `viper-gen` or `swift run viper-gen`.
  private func viperGen(_ line: String, in folder: URL) throws -> Subprocess {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let arguments = words.drop { $0 != "viper-gen" }.dropFirst()
    return try Subprocess(try Subprocess.viperGen, Array(arguments), in: folder)
  }
}

/// The fenced blocks of a Markdown text, in order.
private struct Blocks {
  private var blocks: ArraySlice<(language: String, text: String)>

  var isEmpty: Bool { blocks.isEmpty }

  init(_ markdown: String) {
    blocks =
      markdown.matches(of: /(?m)^```(\w+)\n([\s\S]*?)^```$/)
      .map { (String($0.1), String($0.2)) }[...]
  }

  mutating func next(_ language: String) throws -> String {
    let first = blocks.popFirst()
    let block = try #require(first)
    #expect(block.language == language, "\(block.text)")
    return block.text
  }
}
