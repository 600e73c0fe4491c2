import ViperPipeline
import ViperProject
import ViperSpec
import ViperText

extension ModuleRename {
  /// Finds the edits of specs and of the config, by path.
  ///
  /// - Parameter renaming: the new names of the module's types. Nil if they aren't known yet.
  func edits(of old: RenderedModule, _ renaming: Renaming? = nil) -> [String: TextEdits] {
    var edits: [String: TextEdits] = [:]
    let starts =
      project.config.app?.namedModules.filter { $0.string == spec.name }.map(\.location) ?? []
    if let source = starts.first?.source {
      edits[project.config.path] = TextEdits(starts.map { .init($0.range, newName) }, of: source)
    }
    for draft in old.read.ownDrafts {
      let modules = draft.spec.namedModules.filter { $0.string == spec.name }.map(\.location.range)
      var found = modules.map { TextEdits.Edit($0, newName) }
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
    return edits
  }

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
