import ViperSpec
import ViperTemplate
import ViperText

/// A dialect with its templates: a folder with a `pack.json`.
package struct Pack: Sendable {
  /// One file of a module.
  package struct File: Sendable {
    package let template: String
    /// Relative to the module's folder.
    package let path: Template
    package let pathText: EmbeddedText
    /// The component of the file. The owner of the component owns the file.
    package let component: String?
    /// Whether the user always owns it, such as a storyboard.
    package let isAlwaysYours: Bool
    /// The modules that have the file; nil for all.
    package let condition: Template.Condition?
    /// Whether there is one for each partly generated component, which is `role` in the template.
    package let isGeneratedPart: Bool
    /// Whether there is one for each component that a spec adds, which is `role` in the template.
    package let isOfAdded: Bool
    package let isTest: Bool
    /// Whether the project has one instead of each module.
    package let isOfProject: Bool
    package let contracts: DeclaredContracts
  }

  package enum DeclaredContracts: Sendable {
    case none
    /// All contracts whose file isn't moved elsewhere.
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
  /// The choices in Xcode's New File dialog and their UI frameworks. The default is the first one.
  package let xcodeChoices: [(label: String, flavour: String)]
  package let library: TemplateLibrary
  /// The words in names that a config may replace, and their replacements: `Router` → `Wireframe`.
  package internal(set) var words: [String: String]
  /// The file paths in the project's config.
  package internal(set) var placement = PartSettings()
  package internal(set) var additions = Additions()
}

extension Pack {
  /// The variables in templates of names.
  ///
  /// - Parameters:
  ///   - framework: the library that draws the view, because names may differ by it.
  ///   - words: the replacement of each word.
  static func nameContext(
    ofModule module: String, framework: String, words: [String: String]
  ) -> [String: TemplateValue] {
    [
      "module": ["name": .string(module), "framework": .string(framework)],
      "words": .record(words.mapValues { .string($0) }),
    ]
  }
}

extension Pack {
  /// The files that a module may have, without those of components that it leaves out.
  package func files(for module: Module) -> [File] {
    let absent = absentRoles(of: module)
    return files.filter { !$0.isOfProject && !$0.belongs(to: absent) }
  }

  package var hasSharedTestFiles: Bool { files.contains { $0.isOfProject && $0.isTest } }

  /// The pack's components that a module doesn't have.
  package func absentRoles(of module: Module) -> Set<String> {
    let present = module.dialect.roles.map(\.key)
    return Set(dialect.roles.map(\.key).filter { !present.contains($0) })
  }
}

extension Pack.File {
  var declaresAllContracts: Bool { if case .all = contracts { true } else { false } }

  /// Whether it is the file of one of these components.
  package func belongs(to roles: Set<String>) -> Bool { component.map(roles.contains) ?? false }
}
