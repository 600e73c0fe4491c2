import ViperSpec
import ViperTemplate
import ViperText

extension Pack {
  /// Applies a project's words, names and file paths.
  package func following(_ conventions: Conventions, into diagnostics: inout [Diagnostic]) -> Pack {
    guard !conventions.isEmpty else { return self }
    var pack = self
    pack.replace(conventions.words, into: &diagnostics)
    pack.rename(conventions.names, into: &diagnostics)
    pack.place(conventions.files, into: &diagnostics)
    return pack
  }

  private mutating func replace(
    _ replacements: [PartSettings.Entry], into diagnostics: inout [Diagnostic]
  ) {
    guard !replacements.isEmpty else { return }
    let known = words.keys.sorted()
    words = Dictionary(known.map { ($0, $0) }) { first, _ in first }
    for (word, replacement) in replacements {
      if words[word.string] == nil {
        diagnostics.append(.unknownPackWord(word, pack: name, known: known))
      } else {
        words[word.string] = replacement.string
      }
    }
    if let last = replacements.last, hasClash {
      diagnostics.append(.clashingWords(last.text))
    }
  }

  private mutating func rename(_ names: PartSettings, into diagnostics: inout [Diagnostic]) {
    guard !names.isEmpty else { return }
    let before = diagnostics.count
    for (key, text) in names.roles {
      let template = template(text, into: &diagnostics)
      if let named = roles[key.string] {
        roles[key.string]?.name = template ?? named.name
      } else {
        let known = dialect.roles.map(\.key) + ["contracts", "properties"]
        mention(key, isRole: true, what: "component", known: known)
        additions.roles[key.string] = template
      }
    }
    for (key, text) in names.contracts {
      let template = template(text, into: &diagnostics)
      if let named = contracts[key.string] {
        contracts[key.string]?.name = template ?? named.name
      } else if dialect.contracts.contains(where: { $0.key == key.string }) {
        diagnostics.append(
          .unknownPart("protocol", key, pack: name, known: contracts.keys.sorted()))
      } else {
        mention(key)
        additions.contracts[key.string] = template
      }
    }
    let keys = Set(dialect.contracts.map(\.key))
    for entry in names.properties where !keys.contains(entry.key.string) {
      mention(entry.key)
      additions.properties.append(entry)
    }
    dialect = dialect.calling(names.properties, into: &diagnostics)
    if diagnostics.count == before, hasClash, let last = (names.roles + names.contracts).last?.text
    {
      diagnostics.append(.clashingNames(last))
    }
  }

  private mutating func mention(
    _ key: EmbeddedText, isRole: Bool = false, what: String = "contract", known: [String]? = nil
  ) {
    let known = known ?? dialect.contracts.map(\.key)
    additions.mentions.append(.init(key: key, isRole: isRole, what: what, pack: name, known: known))
  }

  /// The name must differ between modules.
  private func template(_ text: EmbeddedText, into diagnostics: inout [Diagnostic]) -> Template? {
    let (template, problems) = Template.parse(text)
    diagnostics += problems
    guard !problems.hasErrors else { return nil }
    for framework in frameworks {
      let (name, problems) = render(template, module: "Sample", framework)
      diagnostics += problems
      guard !problems.hasErrors else { return nil }
      if !isSwiftIdentifier(name) || isReservedSwiftTypeName(name) {
        diagnostics.append(.badTypeName(name, at: text))
        return nil
      }
      if name == render(template, module: "Other", framework).text {
        diagnostics.append(.nameOfAllModules(name, at: text))
        return nil
      }
    }
    return template
  }

  private func render(
    _ template: Template, module: String, _ framework: String
  ) -> (text: String, diagnostics: [Diagnostic]) {
    template.render(Pack.nameContext(ofModule: module, framework: framework, words: words))
  }

  private mutating func place(_ files: PartSettings, into diagnostics: inout [Diagnostic]) {
    guard !files.isEmpty else { return }
    for (key, _) in files.roles where !placeable.contains(key.string) {
      let known = placeable + ["contracts"]
      if roles[key.string] == nil {
        mention(key, isRole: true, what: "file", known: known)
      } else {
        diagnostics.append(.unknownPart("file", key, pack: name, known: known))
      }
    }
    if let text = files.allContracts ?? files.contracts.first?.key, !declaresContracts {
      diagnostics.append(.noContractFiles(text, pack: name))
    }
    for entry in files.contracts where contracts[entry.key.string] == nil {
      mention(entry.key)
    }
    _ = FilePlacement(files, into: &diagnostics)
    placement = files
  }

  package var placeable: [String] {
    let placed = Set(
      files.filter { !$0.isOfProject && !$0.isGeneratedPart && !$0.isOfAdded }.compactMap(
        \.component))
    return dialect.roles.map(\.key).filter(placed.contains)
      + (placed.contains("tests") ? ["tests"] : [])
  }

  private var declaresContracts: Bool {
    files.contains { if case .none = $0.contracts { false } else { true } }
  }

  private var frameworks: [String] { Set(dialect.uiFrameworks.map(\.framework)).sorted() }

  private var hasClash: Bool {
    var ignored: [Diagnostic] = []
    return frameworks.contains { framework in
      ModuleNames.make(
        module: "Sample", framework: framework, pack: self, hasDependencies: true, into: &ignored
      ).hasClash
    }
  }
}
