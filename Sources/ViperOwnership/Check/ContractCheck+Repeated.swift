import SwiftMerge
import ViperPipeline
import ViperProject
import ViperText

extension ContractCheck {
  /// What two files of the module declare, those that the user has added to its folder among them.
  mutating func reportRepeated(_ own: [Text]) throws(DiskError) {
    // Each module of a folder with several would read all of it: that is left to the compiler.
    let added = sharesFolder ? [] : try addedPaths()
    // What is generated is at odds with itself only if it is mixed with what is not.
    var declared = RepeatedDeclarations()
    for file in generatedFiles where !added.isEmpty || file.isOfMixed {
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

  /// The Swift files, as they are displayed, that the user has added to the module's folder.
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
  /// Whether it is Swift that the module is compiled from.
  var isOfModule: Bool { kind == .module && path.hasSuffix(".swift") }
}
