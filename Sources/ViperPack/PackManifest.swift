import ViperSpec
import ViperTemplate
import ViperText

/// The contents of a `pack.json` with their locations.
struct PackManifest {
  struct Role {
    let key: EmbeddedText
    let role: Dialect.Role
    let named: Pack.Named
    /// Nil for the component's name.
    let mock: Template?
  }

  struct Contract {
    let key: EmbeddedText
    /// Nil if no component of the module calls it.
    let property: EmbeddedText?
    let conformer: EmbeddedText
    let caller: EmbeddedText?
    let contract: Dialect.Contract
    let named: Pack.Named?
  }

  struct Namespaces {
    let key: EmbeddedText
    let parts: [(key: EmbeddedText, name: EmbeddedText, part: Dialect.Namespaces.Part)]
    let named: Pack.Named
  }

  var name: EmbeddedText?
  var summary = ""
  var words: [EmbeddedText] = []
  var roles: [Role] = []
  var contracts: [Contract] = []
  var uiFrameworks: [(key: EmbeddedText, uiFramework: Dialect.UIFramework)] = []
  var holders: Dialect.Holders?
  var builder: EmbeddedText?
  var reserved: [EmbeddedText] = []
  var output: Pack.Named?
  var dependencies: Pack.Named?
  var namespaces: Namespaces?
  var observed: EmbeddedText?
  var mockSuffixes = MockSuffixes()
  var files: [Pack.File] = []
  var xcodeChoices: [(label: String, uiFramework: String)] = []

  var allNamed: [Pack.Named] {
    roles.map(\.named) + contracts.compactMap(\.named)
      + [output, dependencies, namespaces?.named].compactMap(\.self)
  }

  func pack(library: TemplateLibrary) -> Pack? {
    guard let name, let holders, let output else { return nil }
    var dialect = Dialect(name: name.string)
    dialect.roles = roles.map(\.role)
    dialect.contracts = contracts.map(\.contract)
    dialect.uiFrameworks = uiFrameworks.map(\.uiFramework)
    dialect.holders = holders
    dialect.builderNames = builderNames
    dialect.namespaces = namespaces.map { .init(key: $0.key.string, parts: $0.parts.map(\.part)) }
    dialect.observed = observed?.string
    dialect.mayMix = files.contains(where: \.isGeneratedPart)
    dialect.takesRoles = files.contains(where: \.isOfAdded)
    dialect.takesContracts = files.contains(where: \.declaresAllContracts)
    dialect.builder = builder?.string ?? ""
    return Pack(
      name: name.string, summary: summary, dialect: dialect,
      roles: byKey(roles.map { ($0.role.key, $0.named) }),
      mocks: byKey(roles.compactMap { role in role.mock.map { (role.role.key, $0) } }),
      contracts: byKey(contracts.compactMap { one in one.named.map { (one.contract.key, $0) } }),
      outputName: output, dependenciesName: dependencies, namespaceName: namespaces?.named,
      builder: dialect.builder, mockSuffixes: mockSuffixes, files: files,
      xcodeChoices: xcodeChoices, library: library, words: byKey(usedWords.map { ($0, $0) }))
  }

  private func byKey<Value>(_ entries: [(String, Value)]) -> [String: Value] {
    Dictionary(entries) { first, _ in first }
  }

  /// Names may depend on the library that draws views.
  var frameworks: [String] { Set(uiFrameworks.map(\.uiFramework.framework)).union([""]).sorted() }

  /// Words of an extended pack may be unused.
  private var usedWords: [String] {
    words.map(\.string).filter { word in allNamed.contains { $0.name.reads(word, of: "words") } }
  }

  private var builderNames: Set<String> {
    let parts = roles.map(\.role.key).filter { $0 != builder?.string }
    return Set(parts + parts.map { $0 + "Mock" } + reserved.map(\.string) + ["output"])
  }
}
