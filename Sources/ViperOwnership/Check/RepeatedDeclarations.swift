import SwiftMerge
import ViperText

/// The members that some files of a module declare, to find those that Swift refuses as declared twice.
struct RepeatedDeclarations {
  typealias Found = (member: DeclaredMember, source: SourceText)

  /// What Swift tells members apart by.
  private struct Key: Hashable {
    let name: String
    let signature: [String]
    let generics: String
    /// An extension of a protocol may have what the protocol asks for.
    let isRequirement: Bool
  }

  /// The types that have members.
  private(set) var owners: Set<String> = []
  /// Those that all files see.
  private var visible: [Key: Found] = [:]
  /// The first ones of each file, by its path.
  private var first: [Key: [String: Found]] = [:]

  /// - Returns: the earlier declaration that the member repeats.
  mutating func insert(_ member: DeclaredMember, of source: SourceText) -> Found? {
    owners.insert(member.owner)
    // There may be another one under another condition.
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
