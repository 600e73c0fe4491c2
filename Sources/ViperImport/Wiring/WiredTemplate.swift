import SwiftReading
import ViperText

/// A template as a pack: what its contracts are, and the texts in which they are wired.
struct WiredTemplate {
  let template: PeerTemplate
  let files: [SwiftTemplateFile]
  let shape: ModuleShape
  let contracts: [FoundContract]
  let roles: [FoundRole]
  /// How many protocols of the module the template declares.
  let protocolCount: Int
  private let rolesByName: [String: FoundRole]
  /// The contracts whose protocol or conforming type a file has.
  private let byFile: [Int: [FoundContract]]
  private(set) var diagnostics: [Diagnostic]

  /// - Parameter reserved: words that no key of a contract may be.
  init(_ template: PeerTemplate, reserved: Set<String>) {
    var template = template
    let indentation = template.indentation
    files = template.files.map {
      SwiftTemplateFile($0, indentation: indentation, words: &template.words)
    }
    let search = ContractSearch(files, words: template.words, reserved: reserved)
    shape = search.shape
    contracts = search.contracts
    protocolCount = search.shape.protocols.count
    byFile = contracts.reduce(into: [:]) { files, contract in
      files[contract.place.file, default: []].append(contract)
      if contract.conformance.file != contract.place.file {
        files[contract.conformance.file, default: []].append(contract)
      }
    }
    roles = FoundRole.roles(of: search.contracts, in: search.shape, words: template.words)
    rolesByName = Dictionary(roles.map { ($0.name, $0) }) { first, _ in first }
    self.template = template
    diagnostics = search.diagnostics
    for file in files where file.file.isSwift && file.swift == nil {
      diagnostics.append(
        .leftAlone(
          TemplateText(words: template.words).text(file.file.path), because: .unreadable,
          at: file.text.location(of: 0..<0)))
    }
  }

  /// The role whose file it is: the first one that it declares.
  func role(of file: Int) -> FoundRole? { roles.first { $0.file == file } }

  func role(named name: String) -> FoundRole? { rolesByName[name] }

  /// Whether a spec says all of a file: it has contracts and nothing else.
  func isGenerated(_ file: Int) -> Bool {
    let declarations = files[file].declarations.filter { $0.kind != .import }
    let names = Set((byFile[file] ?? []).filter { $0.place.file == file }.map(\.name))
    return files[file].swift != nil && !files[file].file.isTest && !declarations.isEmpty
      && declarations.allSatisfy { $0.kind == .protocol && names.contains($0.name) }
  }

  // MARK: - Texts

  /// A file's text in the template language, and what it needs that nobody has said.
  func text(of index: Int) -> (text: String, diagnostics: [Diagnostic]) {
    let file = files[index]
    var edits = TemplateEdits()
    if file.file.isSwift {
      let tokens = file.swift?.source ?? SwiftLexer.read(file.text.bytes).tokens
      edits.removeUnknown(in: tokens, words: template.words)
      replaceClass(in: file, &edits)
      for contract in byFile[index] ?? [] { wire(contract, in: index, &edits) }
      addImports(to: index, &edits)
      if file.file.isTest { TestDoubles.wire(file, to: contracts, in: self, &edits) }
      for role in roles where role.file == index { addCalls(of: role, &edits) }
    }
    var removed = edits.removed[...]
    var diagnostics: [Diagnostic] = []
    for word in template.words.occurrences(in: file.text.bytes[...]) {
      guard case .unknown(let name) = word.meaning else { continue }
      while let first = removed.first, first.upperBound <= word.range.lowerBound {
        removed = removed.dropFirst()
      }
      if removed.first?.overlaps(word.range) != true {
        diagnostics.append(.unsetParameter(name, at: file.text.location(of: word.range)))
      }
    }
    return (TemplateText(words: template.words).text(file.text.bytes, edits), diagnostics)
  }

  /// `protocol A: class` is what Swift called `AnyObject` once, and warns of today.
  private func replaceClass(in file: SwiftTemplateFile, _ edits: inout TemplateEdits) {
    for declaration in file.declarations where declaration.kind == .protocol {
      for range in declaration.inherited where file.text.string(in: range) == "class" {
        edits.replace(range, with: "AnyObject")
      }
    }
  }

  /// What the spec adds to a contract stands in the protocol, and in the type that conforms to it.
  private func wire(_ contract: FoundContract, in index: Int, _ edits: inout TemplateEdits) {
    let bytes = files[index].text.bytes
    if contract.place.file == index, let body = contract.place.declaration.body {
      let list = "contract.\(contract.key).members | where: \"isOfPack\", false"
      let line = "  {% include \"parts/requirements.swift\", members: members %}"
      let lines = ["{% assign members = \(list) %}", line]
      edits.append(lines, orBehindOthers: lines, to: body, in: bytes)
    }
    guard contract.conformance.file == index, let body = contract.conformance.declaration.body
    else { return }
    let words = contract.place.declaration.modifiers.map(\.word)
    let access = words.contains(.public) ? "public " : words.contains(.package) ? "package " : ""
    let list = "contract.\(contract.key).implemented | where: \"isOfPack\", false"
    edits.append(
      membersOf: list, including: "\"parts/member.swift\", access: \"\(access)\"", to: body,
      in: bytes)
  }

  /// What members are made of comes from somewhere: the spec's imports join those of the file.
  private func addImports(to index: Int, _ edits: inout TemplateEdits) {
    let file = files[index]
    guard byFile[index] != nil || file.file.isTest, let declarations = file.swift?.declarations,
      let first = declarations.first
    else { return }
    guard let last = declarations.prefix(while: { $0.kind == .import }).last else {
      edits.insert(
        "{% include \"parts/imports.swift\" %}\n", behindRemoved: first.comments.lowerBound)
      return
    }
    let known = file.imports.sorted().map { "name == \"\($0)\"" }.joined(separator: " or ")
    let bytes = file.text.bytes
    let end = bytes[last.range.upperBound...].firstIndex(of: UInt8(ascii: "\n"))
    let lines = [
      "{% for name in module.imports %}", "{% unless \(known) %}", "import {{ name }}",
      "{% endunless %}", "{% endfor %}",
    ]
    edits.insert(
      (end == nil ? "\n" : "") + lines.map { $0 + "\n" }.joined(),
      at: end.map { $0 + 1 } ?? bytes.count)
  }

  /// The calls that a component runs need a place in it.
  private func addCalls(of role: FoundRole, _ edits: inout TemplateEdits) {
    let index = role.file
    guard contracts.contains(where: { $0.conformer == role.name }),
      contracts.contains(where: { $0.holding?.type == role.name }),
      let type = files[index].declarations.first(where: { $0.name == role.name }),
      let body = type.body
    else { return }
    let bytes = files[index].text.bytes
    let argument = "role: roles.\(role.key)"
    let lines = [
      "{% if roles.\(role.key).runningCalls %}", "",
      "  {% include \"parts/stored-calls.swift\", \(argument) %}", "{% endif %}",
    ]
    edits.append(lines, orBehindOthers: lines, to: body, in: bytes)
    let end = bytes.last == UInt8(ascii: "\n") ? "" : "\n"
    edits.insert("\(end){% include \"parts/calls.swift\", \(argument) %}\n", at: bytes.count)
  }
}
