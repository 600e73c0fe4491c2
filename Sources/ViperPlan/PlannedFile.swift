import ViperText

/// A file that a module should have.
package struct PlannedFile: Sendable {
  package enum Owner: Hashable, Sendable {
    /// viper-gen regenerates the file.
    case generated
    /// viper-gen creates the file once. Then the developer owns the file.
    case yours
    case lock
  }

  package enum Kind: Hashable, Sendable {
    /// A file of the module itself.
    case module
    /// Mocks and other shared code of tests.
    case mocks
    case tests
  }

  /// The output of one template. Most files have one part.
  package struct Part: Hashable, Sendable {
    package let template: String
    /// The component's key, if any.
    package var component: String?
    /// Whether this is the generated part of a partly generated component.
    package var isGeneratedPart = false
    /// Whether its component is `role` in the template.
    package var isOfRole = false
    /// The contracts that the part declares, if the template's contracts are in several files.
    package var contracts: [String]?
    /// Whether the part contains the template's other declarations.
    package var hasRest = true
  }

  /// The absolute path of the file.
  package let path: String
  /// The absolute path of the folder that contains the file, unless `isPlaced` is true.
  package let folder: String
  package internal(set) var parts: [Part]
  package internal(set) var owner: Owner
  package let kind: Kind
  /// The location of the path's template.
  package var pattern: SourceLocation?
  /// Whether a config or a spec sets the path, which then can be outside of the module's folder.
  package var isPlaced = false
  /// For a file you own: the absolute path of the generated file next to it.
  package internal(set) var partner: String?

  package var component: String? { parts.lazy.compactMap(\.component).first }

  package var isGeneratedPart: Bool { parts.contains(where: \.isGeneratedPart) }

  /// The file's identity in its module, independent of its path.
  package var template: String {
    let main = parts.first { $0.component != nil } ?? parts.first
    let contracts = main?.contracts.map { " " + $0.joined(separator: " ") } ?? ""
    return (main?.template ?? "") + contracts
  }

  /// Whether the build generates the file if `write` is `plugin`. The build creates one Swift file
  /// for each spec.
  package var isGeneratedByBuild: Bool { owner == .generated && path.hasSuffix(".swift") }
}
