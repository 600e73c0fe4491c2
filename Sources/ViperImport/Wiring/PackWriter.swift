import ViperProject
import ViperSpec
import ViperText

/// Writes the files of a pack: its manifest and its templates.
struct PackWriter {
  let wired: WiredTemplate
  private let texts: TemplateText

  init(_ wired: WiredTemplate) {
    self.wired = wired
    texts = TemplateText(words: wired.template.words)
  }

  /// A file of the template in the pack.
  private struct Entry {
    let index: Int
    let template: String
    let path: String
    let text: String
  }

  /// The pack's files by their path in it, how many of the template's files are among them, and what
  /// is left alone or missing.
  func files() -> (files: [(path: String, text: String)], taken: Int, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var entries: [Entry] = []
    for (index, file) in wired.files.enumerated() {
      guard wired.template.words.mentionsModule(String(name(of: file.file.path))) else {
        diagnostics.append(
          .leftAlone(
            texts.text(file.file.path),
            because: .sameForAll,
            at: file.file.place))
        continue
      }
      let (text, problems) = wired.text(of: index)
      diagnostics += problems
      let path = texts.text(file.file.path)
      let template = unused(templateName(of: file.file), by: entries.map(\.template))
      entries.append(Entry(index: index, template: template, path: path, text: text))
    }
    // A pack is for modules of Swift.
    guard entries.contains(where: { wired.files[$0.index].file.isSwift }) else {
      return ([], 0, diagnostics)
    }
    let manifest = (path: "pack.json", text: self.manifest(entries).document())
    var files = [manifest] + entries.map { ($0.template, $0.text) }
    if hasMocks { files.append(("Mocks.swift", mocks)) }
    if entries.contains(where: { $0.text.contains(TestDoubles.part) }) {
      files.append((TestDoubles.part, TestDoubles.text))
    }
    return (files, entries.count, diagnostics)
  }

  private func name(of path: String) -> Substring {
    path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
  }

  /// The path without the module's name: `View/Viper0ZViewController.swift` → `View/ViewController.swift`
  private func templateName(of file: PeerTemplate.File) -> String {
    let name = String(name(of: file.path))
    let parts = wired.template.words.parts(of: name)
    let short = parts.before + parts.after
    var folder = texts.text(String(file.path.dropLast(name.count)))
    // What lies there is taken for a part of the pack, instead of the tool's own.
    let isOfParts = (FilePath.normal(folder) + "/").lowercased().hasPrefix("parts/")
    if isOfParts, !file.isTest { folder = "Module/" + folder }
    let plain = short.hasPrefix(".") ? "Module" + short : short
    let isPlain = !folder.contains("{")
    return (file.isTest ? "Tests/" : "") + (isPlain ? folder : "") + plain
  }

  private func unused(_ name: String, by others: [String]) -> String {
    let taken = Set(
      (others + ["Entities.swift", "Mocks.swift", "pack.json"]).map { $0.lowercased() })
    guard taken.contains(name.lowercased()) else { return name }
    let file = self.name(of: name)
    let folder = name.dropLast(file.count)
    return (2...).lazy.map { "\(folder)\($0)-\(file)" }
      .first { !taken.contains($0.lowercased()) } ?? name
  }

  // MARK: - The manifest

  private func manifest(_ entries: [Entry]) -> JSONOutput {
    let roles = wired.roles
    let framework = Framework(wired.files)
    let yours = roles.filter { role in entries.contains { $0.index == role.file } }
    return .object([
      .init("name", .string(wired.template.name)),
      .init("summary", .string(wired.template.summary)),
      .init("templates", .string("viper")),
      .init("roles", .array(roles.map(role))),
      .init("contracts", .array(wired.contracts.map(contract))),
      .init(
        "output",
        named(outputName, "What {{ module.name }} tells the module that opened it.")),
      .init("holders", .object([])),
      .init(
        "flavours",
        .array([
          .object([
            .init("key", .string(framework.flavour)),
            .init("alwaysYours", .strings(yours.map(\.key))),
          ])
        ])),
      .init("files", .array(entries.map(file) + (hasMocks ? [Self.mocks] : []) + [Self.entities])),
    ])
  }

  private func named(_ name: String, _ summary: String) -> JSONOutput {
    .object([.init("name", .string(name)), .init("summary", .string(summary))])
  }

  private func role(_ role: FoundRole) -> JSONOutput {
    .object([
      .init("key", .string(role.key)), .init("name", .string(texts.text(role.name))),
      .init("summary", .string("The \(Self.words(role.key)) of {{ module.name }}.")),
    ])
  }

  private func contract(_ contract: FoundContract) -> JSONOutput {
    let conformer = wired.role(named: contract.conformer)?.key ?? ""
    let caller = (contract.holding?.type).flatMap(wired.role)?.key
    let who =
      caller.map { "the \(Self.words($0)) of {{ module.name }} calls" }
      ?? "others than {{ module.name }} call"
    var members: [JSONOutput.Member] = [
      .init("key", .string(contract.key)), .init("name", .string(texts.text(contract.name))),
      .init("summary", .string("What \(who) on its \(Self.words(conformer)).")),
      .init("conformer", .string(conformer)),
    ]
    if let caller, let holding = contract.holding {
      members += [.init("caller", .string(caller)), .init("property", .string(holding.property))]
      if holding.isWeak { members.append(.init("weak", .bool(true))) }
      if holding.isOptional, !holding.isWeak { members.append(.init("late", .bool(true))) }
    }
    if !contract.isOnMainActor { members.append(.init("mainActor", .bool(false))) }
    if !contract.members.isEmpty { members.append(.init("members", .strings(contract.members))) }
    return .object(members)
  }

  /// `viewController` → `view controller`
  private static func words(_ key: String) -> String { snakeCased(key).replacing("_", with: " ") }

  /// What no type of the template is called.
  private var outputName: String {
    let taken = Set(
      (wired.roles.map(\.name) + wired.contracts.map(\.name)).map(texts.text))
    return ["Output", "ModuleOutput", "Events"].map { "{{ module.name }}\($0)" }
      .first { !taken.contains($0) } ?? "{{ module.name }}TellsOpener"
  }

  private func file(_ entry: Entry) -> JSONOutput {
    var members: [JSONOutput.Member] = [
      .init("template", .string(entry.template)), .init("path", .string(entry.path)),
    ]
    if wired.files[entry.index].file.isTest {
      members += [.init("tests", .bool(true)), .init("yours", .bool(true))]
    } else if let role = wired.role(of: entry.index) {
      members.append(.init("component", .string(role.key)))
    } else if !wired.isGenerated(entry.index) {
      members.append(.init("yours", .bool(true)))
    }
    return .object(members)
  }

  /// What a spec says of values is written as in every pack.
  private static let entities = JSONOutput.object([
    .init("template", .string("Entities.swift")),
    .init("path", .string("{{ module.name }}Entities.swift")),
    .init("when", .string("module.entities")),
  ])
}

extension PackWriter {
  /// Whether mocks can have all that contracts require, and the template's tests have none of these names.
  private var hasMocks: Bool {
    let names = Set(wired.roles.map { $0.name + "Mock" })
    let tests = wired.files.filter(\.file.isTest)
    return !wired.contracts.isEmpty && wired.contracts.allSatisfy(\.isWhole)
      && !tests.contains { $0.declarations.contains { names.contains($0.name) } }
  }

  /// Mocks of the contracts, which import what the contracts' files do.
  private var mocks: String {
    let imports = Set(wired.contracts.flatMap { wired.files[$0.place.file].imports }).sorted()
    let pushed = imports.map { " | push: \"\($0)\"" }.joined()
    return """
      {% assign names = module.imports\(pushed) | uniq | sort %}
      {% for name in names %}
      import {{ name }}
      {% endfor %}
      {% if names %}

      {% endif %}
      @testable import {{ tests.module }}
      {% for mock in mocks %}
      {% include "mocks/mock.swift" %}
      {% endfor %}

      """
  }

  private static let mocks = JSONOutput.object([
    .init("template", .string("Mocks.swift")),
    .init("path", .string("{{ module.name }}Mocks.swift")), .init("tests", .bool(true)),
  ])
}

/// What a template's views are made with: the word of a spec's `ui`.
private struct Framework {
  let flavour: String

  init(_ files: [SwiftTemplateFile]) {
    let imports = files.map(\.imports).reduce(into: Set()) { $0.formUnion($1) }
    let known = [
      ("UIKit", "uikit"), ("SwiftUI", "swiftui"), ("AppKit", "appkit"), ("Cocoa", "appkit"),
    ]
    flavour = known.first { imports.contains($0.0) }?.1 ?? "none"
  }
}
