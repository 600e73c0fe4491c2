import ViperSpec
import ViperTemplate
import ViperText

/// A dialect with its templates: a folder with a `pack.json`.
package struct Pack: Sendable {
  package struct File: Sendable {
    package let template: String
    /// The path relative to the module's folder.
    package let path: Template
    package let pathText: EmbeddedText
    /// The component of the file. The owner of the component owns the file.
    package let component: String?
    /// Whether the user always owns the file, such as a storyboard.
    package let isAlwaysYours: Bool
    /// The modules that have the file; nil for all.
    package let condition: Template.Condition?
    /// Whether each partly generated component, `role` in the template, has such a file.
    package let isGeneratedPart: Bool
    /// Whether each component that a spec adds, `role` in the template, has such a file.
    package let isOfAdded: Bool
    package let isTest: Bool
    /// Whether the file exists once in the project, not in each module.
    package let isOfProject: Bool
    package let contracts: DeclaredContracts
  }

  package enum DeclaredContracts: Sendable {
    case none
    /// All contracts. A config may spread them over several files.
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
  /// The checksum of all files; empty for built-in packs.
  package var checksum = ByteHash([])
  package internal(set) var dialect: Dialect
  package internal(set) var roles: [String: Named]
  /// By component, the name of its mock without the suffix, if it isn't the component's name.
  package let mocks: [String: Template]
  package internal(set) var contracts: [String: Named]
  package let outputName: Named
  /// The dependencies protocol; nil if builders take services instead.
  package let dependenciesName: Named?
  /// The enum around grouped values; nil if the dialect has none.
  package let namespaceName: Named?
  /// The component whose type creates a module: `TripListBuilder.build(…)`.
  package let builder: String
  package let mockSuffixes: MockSuffixes
  package let files: [File]
  /// The choices in Xcode's New File dialog and their UI frameworks. The first is the default.
  package let xcodeChoices: [(label: String, uiFramework: String)]
  package internal(set) var library: TemplateLibrary
  /// The words in names that a config may replace, and their replacements: `Router` → `Wireframe`.
  package internal(set) var words: [String: String]
  /// The file paths in the project's config.
  package internal(set) var placement = PartSettings()
  package internal(set) var additions = Additions()
}

extension Pack {
  /// Makes the variables for templates of names.
  ///
  /// - Parameters:
  ///   - framework: the library that draws the view. Names may depend on it.
  ///   - words: the replacement of each word.
  static func nameContext(
    ofModule module: String, framework: String, words: [String: String]
  ) -> [String: TemplateValue] {
    [
      "module": ["name": .string(module), "framework": .string(framework)],
      "words": .record(words.mapValues { .string($0) }),
    ]
  }

  /// Lists the files that a module may have, without files of absent components.
  package func files(for module: Module) -> [File] {
    let absent = absentRoles(of: module)
    return files.filter { !$0.isOfProject && !$0.belongs(to: absent) }
  }

  package var hasSharedTestFiles: Bool { files.contains { $0.isOfProject && $0.isTest } }

  package func absentRoles(of module: Module) -> Set<String> {
    let present = module.dialect.roles.map(\.key)
    return Set(dialect.roles.map(\.key).filter { !present.contains($0) })
  }
}

extension Pack.File {
  var declaresAllContracts: Bool { if case .all = contracts { true } else { false } }

  package func belongs(to roles: Set<String>) -> Bool { component.map(roles.contains) ?? false }
}

/// The endings of the variables in mocks, by the key in templates: `callCount` → `CallCount`.
package struct MockSuffixes: Hashable, Sendable {
  package var ofMethods: [String: String] = [:]
  package var ofProperties: [String: String] = [:]

  package init(ofMethods: [String: String] = [:], ofProperties: [String: String] = [:]) {
    self.ofMethods = ofMethods
    self.ofProperties = ofProperties
  }
}

/// The paths of files in a config or a spec, relative to the module's folder.
package struct FilePlacement: Sendable {
  private let roles: [String: Template]
  private let contracts: [String: Template]
  private let allContracts: Template?

  /// - Parameter texts: the value of `files`.
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

  /// Finds the path of a component's file; nil for the pack's path.
  package func file(ofRole role: String) -> Template? { roles[role] }

  /// Finds the path of a contract's file; nil for the pack's path.
  package func file(ofContract contract: String) -> Template? {
    contracts[contract] ?? allContracts
  }
}
