import ViperSpec
import ViperTemplate
import ViperText

/// A dialect with its templates: a folder with a `pack.json`.
package struct Pack: Sendable {
  package struct File: Sendable {
    package let template: String
    package let path: Template
    package let pathText: EmbeddedText
    /// The owner of the component owns the file.
    package let component: String?
    /// Such as a storyboard.
    package let isAlwaysYours: Bool
    /// Nil for all modules.
    package let condition: Template.Condition?
    /// Each partly generated component, `role` in the template, has such a file.
    package let isGeneratedPart: Bool
    /// Each component that a spec adds, `role` in the template, has such a file.
    package let isOfAdded: Bool
    package let isTest: Bool
    /// The file exists once in the project.
    package let isOfProject: Bool
    package let contracts: DeclaredContracts
  }

  package enum DeclaredContracts: Sendable {
    case none
    /// A config may spread them over several files.
    case all
    case some([String])
  }

  /// The templates of a type's name and of its doc comment.
  package struct Named: Sendable {
    package internal(set) var name: Template
    package let summary: Template
  }

  package let name: String
  package let summary: String
  /// Empty for built-in packs.
  package var checksum = ByteHash([])
  package var isBuiltIn: Bool { checksum == ByteHash([]) }
  package internal(set) var dialect: Dialect
  package internal(set) var roles: [String: Named]
  /// Without the suffix, if the name isn't the component's.
  package let mocks: [String: Template]
  package internal(set) var contracts: [String: Named]
  package let outputName: Named
  /// Nil if builders take services instead.
  package let dependenciesName: Named?
  /// Nil if the dialect has none.
  package let namespaceName: Named?
  /// The component whose type creates a module: `TripListBuilder.build(…)`.
  package let builder: String
  package let mockSuffixes: MockSuffixes
  package let files: [File]
  /// The choices in Xcode's New File dialog. The first is the default.
  package let xcodeChoices: [(label: String, uiFramework: String)]
  package internal(set) var library: TemplateLibrary
  /// `Router` → `Wireframe`
  package internal(set) var words: [String: String]
  package internal(set) var placement = PartSettings()
  package internal(set) var additions = Additions()
}

extension Pack {
  /// - Parameter words: the replacement of each word.
  static func nameContext(
    ofModule module: String, framework: String, words: [String: String]
  ) -> [String: TemplateValue] {
    [
      "module": ["name": .string(module), "framework": .string(framework)],
      "words": .record(words.mapValues { .string($0) }),
    ]
  }

  package func files(for module: Module) -> [File] {
    let absent = Set(dialect.roles.map(\.key)).subtracting(module.dialect.roles.map(\.key))
    return files.filter { !$0.isOfProject && !absent.contains($0.component ?? "") }
  }

  package var hasSharedTestFiles: Bool { files.contains { $0.isOfProject && $0.isTest } }
}

extension Pack.File {
  var declaresAllContracts: Bool { if case .all = contracts { true } else { false } }
}

/// The endings of the variables in mocks: `CallCount` for `callCount`.
package struct MockSuffixes: Hashable, Sendable {
  package var ofMethods: [String: String] = [:]
  package var ofProperties: [String: String] = [:]

  package init(ofMethods: [String: String] = [:], ofProperties: [String: String] = [:]) {
    self.ofMethods = ofMethods
    self.ofProperties = ofProperties
  }
}

/// The paths in a config or a spec, relative to the module's folder.
package struct FilePlacement: Sendable {
  private let roles: [String: Template]
  private let contracts: [String: Template]
  private let allContracts: Template?

  package init(_ texts: PartSettings, into diagnostics: inout [Diagnostic]) {
    func template(_ text: EmbeddedText) -> Template {
      let (template, problems) = Template.parse(text)
      diagnostics += problems
      return template
    }
    roles = texts.rolesByKey.mapValues(template)
    contracts = texts.contractsByKey.mapValues(template)
    allContracts = texts.allContracts.map(template)
  }

  /// Nil for the pack's path.
  package func file(ofRole role: String) -> Template? { roles[role] }

  package func file(ofContract contract: String) -> Template? {
    contracts[contract] ?? allContracts
  }
}
