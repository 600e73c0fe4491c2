import SwiftMerge
import ViperPipeline
import ViperProject
import ViperText

extension ContractCheck {
  /// Includes files that the developer added.
  mutating func reportRepeated(_ own: [Text]) throws(DiskError) {
    // In a shared folder, each module would read all files, so the compiler reports repeated
    // declarations.
    let added = sharesFolder ? [] : try addedPaths()
    // Generated files can only clash with other files.
    var declared = RepeatedDeclarations()
    for file in generatedFiles where !added.isEmpty || file.isGeneratedPart {
      let source = SourceText(path: display(file.path), bytes: file.bytes)
      reportRepeated(SwiftMerge.members(in: file.bytes) ?? [], of: source, after: &declared)
    }
    for text in own { reportRepeated(text.members, of: text.source, after: &declared) }
    guard !added.isEmpty else { return }
    for text in try otherTexts().all where added.contains(text.source.path) {
      let members = text.members.filter { declared.owners.contains($0.owner) }
      reportRepeated(members, of: text.source, after: &declared)
    }
  }

  private func addedPaths() throws(DiskError) -> Set<String> {
    let planned = Set(files.map(\.path))
    let added = try sources.paths().filter { !planned.contains($0) && !sources.isTest($0) }
    return Set(added.map { display($0) })
  }

  mutating func reportRepeated(
    _ members: [DeclaredMember], of source: SourceText, after declared: inout RepeatedDeclarations
  ) {
    for member in members {
      guard let earlier = declared.insert(member, of: source) else { continue }
      diagnostics.append(
        .repeatedDeclaration(
          member.name, at: place(of: (member, source)), first: place(of: earlier)))
    }
  }
}

extension RenderedFile {
  var isOfModule: Bool { kind == .module && path.hasSuffix(".swift") }
}

/// Finds members of a module's files that Swift rejects because they are declared twice.
struct RepeatedDeclarations {
  typealias Found = ContractCheck.Found

  private struct Key: Hashable {
    let name: String
    let signature: [String]
    let generics: String
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
