import ViperSpec
import ViperTemplate
import ViperText

/// A dialect with the templates that write it: what a folder with a `pack.json` means.
package struct Pack: Sendable {
  /// One file of a module.
  package struct File: Sendable {
    /// The template's name in the pack.
    package let template: String
    /// Below the module's folder.
    package let path: Template
    /// Where the manifest says so.
    package let pathText: EmbeddedText
    /// The role whose file it is; it is the user's if that role is.
    package let component: String?
    /// Whether it is the user's anyway, as what is drawn with a mouse.
    package let isAlwaysYours: Bool
    /// Which modules have the file; all without it.
    package let condition: Template.Condition?
    /// Where the manifest says so.
    package let conditionText: EmbeddedText?
    /// Whether it is what is generated of a mixed component: there is one for each of these, and the
    /// component is the templates' `role`.
    package let isOfMixed: Bool
    /// Whether there is one for each component that a spec adds, which is the templates' `role`.
    package let isOfAdded: Bool
    /// Whether it goes where the project's tests are, and only if there are any.
    package let isTest: Bool
    /// Whether the project has one, and not each module.
    package let isOfProject: Bool
    /// The contracts that it declares.
    package let contracts: DeclaredContracts
  }

  /// Which contracts a file declares.
  package enum DeclaredContracts: Sendable {
    case none
    /// Those of the templates' list `contracts`, so that some of them can go elsewhere.
    case all
    case some([String])
  }

  /// What a type is called, and the comment above it.
  package struct Named: Sendable {
    package let name: Template
    package let summary: Template
  }

  package let name: String
  package let summary: String
  /// Of all files, for a pack in a folder; the tool has the built-in packs.
  package var checksum = ByteHash([])
  /// What specs for it are written in.
  package internal(set) var dialect: Dialect
  /// Names and summaries of the roles, by key.
  package internal(set) var roles: [String: Named]
  /// What mocks of some roles are called after in place of the role's type, by key.
  package let mocks: [String: Template]
  /// Names and summaries of the contracts, by key.
  package internal(set) var contracts: [String: Named]
  /// Of the protocol that tells the module which opened this one.
  package let outputName: Named
  /// Of the protocol of what a module depends on; nil in a pack whose builders take services alone.
  package let dependenciesName: Named?
  /// The enum around all grouped values of a module, in a dialect that has such.
  package let namespaceName: Named?
  /// The role whose type makes a module: `TripListBuilder.build(…)`.
  package let builder: String
  package let mockSuffixes: MockSuffixes
  package let files: [File]
  /// What Xcode's New File dialog offers, and the flavour that each choice means; the default first.
  package let xcodeChoices: [(label: String, flavour: String)]
  /// All its templates, parsed.
  package let library: TemplateLibrary
  /// The parts of names that a config may replace, and what stands for each: `Router` → `Wireframe`.
  package internal(set) var words: [String: String]
  /// Where a project puts the files of its modules, if not where the pack does.
  package internal(set) var placement = Placement()
  /// What a config says of parts that the pack does not have: specs may add them.
  package internal(set) var additions = Additions()
}

extension Pack {
  /// What the templates of names may say of a module.
  ///
  /// - Parameters:
  ///   - framework: what draws its view; a view controller can be called so for UIKit alone.
  ///   - words: what stands for each word of a name.
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
  /// The files that a module may have: what belongs to a part that it does without is left out.
  package func files(for module: Module) -> [File] {
    let absent = absentRoles(of: module)
    return files.filter { !$0.isOfProject && !$0.belongs(to: absent) }
  }

  /// Whether the tests of a project have files that belong to no module: mocks that all share.
  package var makesProjectTests: Bool { files.contains { $0.isOfProject && $0.isTest } }

  /// The roles of the pack that a module does without.
  package func absentRoles(of module: Module) -> Set<String> {
    let present = module.dialect.roles.map(\.key)
    return Set(dialect.roles.map(\.key).filter { !present.contains($0) })
  }
}

extension Pack.File {
  /// Whether it declares what contracts there are, and not only those that it names.
  var declaresAllContracts: Bool { if case .all = contracts { true } else { false } }

  /// Whether the file is that of one of some roles.
  package func belongs(to roles: Set<String>) -> Bool { component.map(roles.contains) ?? false }
}
