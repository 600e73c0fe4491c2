import ViperPipeline
import ViperProject
import ViperSpec
import ViperText

/// The changes of a rename in the specs of the project.
struct RenamedSpecs {
  private(set) var edits: [String: TextEdits] = [:]

  init(
    _ drafts: [ProjectReader.Draft], config: Config, from old: String, to new: String,
    _ renaming: Renaming?
  ) {
    let starts = config.app?.namedModules.filter { $0.string == old }.map(\.location) ?? []
    if let source = starts.first?.source {
      edits[config.path] = TextEdits(starts.map { .init($0.range, new) }, of: source)
    }
    for draft in drafts {
      let modules = draft.spec.namedModules.filter { $0.string == old }.map(\.location.range)
      var found = modules.map { TextEdits.Edit($0, new) }
      if let renaming {
        let known = Set(modules)
        found += Self.texts(of: draft.node).flatMap { text, isSwift in
          renaming.mentions(in: text.bytes, isSwift: isSwift).map {
            TextEdits.Edit(text.location(of: $0.range).range, $0.name)
          }
        }.filter { !known.contains($0.range) }
      }
      if !found.isEmpty {
        edits[draft.file.absolutePath] = TextEdits(found, of: draft.spec.source)
      }
    }
  }

  /// Finds the strings of a spec that may name types, and whether they are Swift.
  private static func texts(of node: JSONNode, isSwift: Bool = true) -> [(EmbeddedText, Bool)] {
    switch node.value {
    case .null, .bool, .number: []
    case .string(let text): [(text, isSwift)]
    case .array(let elements): elements.flatMap { texts(of: $0, isSwift: isSwift) }
    case .object(let members):
      members.flatMap { member -> [(EmbeddedText, Bool)] in
        switch member.key.string {
        case "$schema", "pack", "imports": []
        case "doc": texts(of: member.value, isSwift: false)
        default: texts(of: member.value)
        }
      }
    }
  }
}
