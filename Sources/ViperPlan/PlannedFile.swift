import ViperText

/// One file that a module should have.
package struct PlannedFile: Sendable {
  package enum Owner: Hashable, Sendable {
    /// Always what the spec says, written anew whenever that changes.
    case generated
    /// Started once, then the user's.
    case yours
    /// The record of what was applied to files of yours.
    case lock
  }

  package enum Kind: Hashable, Sendable {
    /// A part of the module itself.
    case module
    /// What tests use: no component's.
    case mocks
    case tests
  }

  /// What one template adds to a file: often all of it.
  package struct Part: Hashable, Sendable {
    /// The template's name in the pack.
    package let template: String
    /// The role whose part it is; nil for what belongs to none.
    package var component: String?
    /// Whether it is what is generated of a mixed component.
    package var isOfMixed = false
    /// Whether its component is the templates' `role`.
    package var isOfRole = false
    /// The contracts that it declares, where others of the template's are in other files.
    package var contracts: [String]?
    /// Whether what the template has beside contracts is there, too.
    package var hasRest = true
  }

  /// Absolute.
  package let path: String
  /// The absolute folder that it must lie in.
  package let folder: String
  /// In the order of the pack's files.
  package internal(set) var parts: [Part]
  package internal(set) var owner: Owner
  package let kind: Kind
  /// Where the pattern of its path stands: in a pack, a config or a spec.
  package var pattern: SourceLocation?
  /// Whether a config or a spec says where it is: it may lie outside of the module's folder.
  package var isPlaced = false
  /// Of a component's file of yours, the absolute path of what is, or would be, generated beside it.
  package internal(set) var partner: String?

  /// The role whose file it is; nil for what belongs to none.
  package var component: String? { parts.lazy.compactMap(\.component).first }

  /// Whether it is what is generated of a mixed component.
  package var isOfMixed: Bool { parts.contains(where: \.isOfMixed) }

  /// What tells it from other files of its module, wherever it is: the name of its template.
  package var template: String {
    let main = parts.first { $0.component != nil } ?? parts.first
    let contracts = main?.contracts.map { " " + $0.joined(separator: " ") } ?? ""
    return (main?.template ?? "") + contracts
  }

  /// Whether the build makes it where 'write' is 'plugin': it takes one Swift file for each spec, so
  /// that what is drawn stays with 'generate'.
  package var isMadeByBuild: Bool { owner == .generated && path.hasSuffix(".swift") }
}
