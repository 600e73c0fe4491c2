import ViperText

/// A file that a module should have.
package struct PlannedFile: Sendable {
  package enum Owner: Hashable, Sendable {
    case generated
    /// viper-gen creates the file once.
    case yours
    case lock
  }

  package enum Kind: Hashable, Sendable {
    case module
    /// Mocks and other shared code of tests.
    case mocks
    case tests
  }

  /// The output of one template.
  package struct Part: Hashable, Sendable {
    package let template: String
    package var component: String?
    package var isGeneratedPart = false
    /// Whether the component is `role` in the template.
    package var isOfRole = false
    /// Nil for all.
    package var contracts: [String]?
    package var hasRest = true
  }

  package let path: String
  /// The folder that contains the file, unless `isPlaced` is true.
  package let folder: String
  package internal(set) var parts: [Part]
  package internal(set) var owner: Owner
  package let kind: Kind
  package var pattern: SourceLocation?
  /// If a config or a spec sets the path, it can be outside of the module's folder.
  package var isPlaced = false
  /// For a file you own: the generated file next to it.
  package internal(set) var partner: String?

  package var component: String? { parts.lazy.compactMap(\.component).first }

  package var isGeneratedPart: Bool { parts.contains(where: \.isGeneratedPart) }

  /// Independent of the path.
  package var template: String {
    let main = parts.first { $0.component != nil } ?? parts.first
    let contracts = main?.contracts.map { " " + $0.joined(separator: " ") } ?? ""
    return (main?.template ?? "") + contracts
  }

  /// The build creates one Swift file for each spec.
  package var isGeneratedByBuild: Bool { owner == .generated && path.hasSuffix(".swift") }
}
