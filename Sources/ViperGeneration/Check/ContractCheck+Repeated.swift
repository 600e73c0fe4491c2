import SwiftMerge
import ViperProject
import ViperText

extension ContractCheck {
  /// What two files of the module declare, those that the user has added to its folder among them.
  mutating func reportRepeated(_ own: [Text]) throws(DiskError) {
    // Each module of a folder with several would read all of it: that is left to the compiler.
    let added = sharesFolder ? [] : try addedPaths()
    // What is generated is at odds with itself only if it is mixed with what is not.
    var texts = generatedTexts { !added.isEmpty || $0.isOfMixed } + own
    if !added.isEmpty {
      let owners = Set(texts.flatMap(\.members).map(\.owner))
      texts += try otherTexts().all.filter { added.contains($0.source.path) }
        .map { Text(source: $0.source, members: $0.members.filter { owners.contains($0.owner) }) }
    }
    reportRepeated(in: texts)
  }

  /// The Swift files, as they are displayed, that the user has added to the module's folder.
  private func addedPaths() throws(DiskError) -> Set<String> {
    let planned = Set(files.map(\.path))
    let added = try sources.paths().filter { !planned.contains($0) && !sources.isTest($0) }
    return Set(added.map { display($0) })
  }

  mutating func reportRepeated(in texts: [Text]) {
    var declared = RepeatedDeclarations()
    for text in texts {
      for member in text.members {
        guard let earlier = declared.insert(member, of: text.source) else { continue }
        diagnostics.append(
          .repeatedDeclaration(
            member.name, at: place(of: (member, text.source)), first: place(of: earlier)))
      }
    }
  }

  private func generatedTexts(where isNeeded: (RenderedFile) -> Bool) -> [Text] {
    files.filter { $0.owner == .generated && $0.isOfModule && isNeeded($0) }.compactMap { file in
      SwiftMerge.members(in: file.bytes).map {
        Text(source: SourceText(path: display(file.path), bytes: file.bytes), members: $0)
      }
    }
  }
}

extension RenderedFile {
  /// Whether it is Swift that the module is compiled from.
  var isOfModule: Bool { kind == .module && path.hasSuffix(".swift") }
}
