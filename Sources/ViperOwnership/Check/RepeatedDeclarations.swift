import SwiftMerge
import ViperText

/// The members of a module's files. Finds members that Swift rejects because they are declared
/// twice.
struct RepeatedDeclarations {
  typealias Found = ContractCheck.Found

  /// Swift distinguishes members by these values.
  private struct Key: Hashable {
    let name: String
    let signature: [String]
    let generics: String
    /// An extension of a protocol may implement a requirement.
    let isRequirement: Bool
  }

  private(set) var owners: Set<String> = []
  /// The members that all files can use.
  private var visible: [Key: Found] = [:]
  /// The first declarations in each file, by path.
  private var first: [Key: [String: Found]] = [:]

  /// - Returns: the earlier declaration that the member repeats.
  mutating func insert(_ member: DeclaredMember, of source: SourceText) -> Found? {
    owners.insert(member.owner)
    // Another condition may exclude this declaration.
    guard !member.isConditional else { return nil }
    let key = Key(
      name: member.name, signature: member.signature, generics: member.generics,
      isRequirement: member.isRequirement)
    if let earlier = first[key]?[source.path] { return earlier }
    first[key, default: [:]][source.path] = (member, source)
    guard !member.isPrivate else { return nil }
    if let earlier = visible[key] { return earlier }
    visible[key] = (member, source)
    return nil
  }
}
