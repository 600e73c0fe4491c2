import ViperProject
import ViperSpec
import ViperText

/// What the last run that changed nothing knew, and where something has changed since.
package struct FormerRun: Sendable {
  /// By the absolute path of the spec, and what a project has as a whole by that of its root.
  package let modules: [String: KnownModule]
  /// The absolute paths.
  package let changed: Set<String>
  /// Those of all specs that were read.
  private let texts: [Witness]

  init(modules: [String: KnownModule], changed: Set<String>, texts: [Witness]) {
    (self.modules, self.changed, self.texts) = (modules, changed, texts)
  }

  var unchangedTexts: [Witness] { texts.filter { !changed.contains($0.subject) } }

  package var changedTexts: [Witness] { texts.filter { changed.contains($0.subject) } }

  /// The specs that some modules have looked something up in.
  ///
  /// - Parameters:
  ///   - paths: of the modules' specs.
  ///   - files: all specs that there are.
  package func specs(lookedUpBy paths: Set<String>, of files: [Project.SpecFile]) -> Set<String> {
    let byText = Dictionary(grouping: texts, by: \.answer)
    let byName = Dictionary(files.map { ($0.name, $0.absolutePath) }) { first, _ in first }
    let byOwner = Dictionary(files.map { (ByteHash.of($0.name), $0.absolutePath) }) { first, _ in
      first
    }
    var specs: Set<String> = []
    for lookup in paths.lazy.compactMap({ modules[$0] }).flatMap(\.lookups) {
      switch lookup.question.kind {
      case .spec, .entity, .service:
        for text in byText[lookup.answer] ?? [] { specs.insert(text.subject) }
      case .owner: if let path = byOwner[lookup.answer] { specs.insert(path) }
      case .node: if let path = byName[lookup.question.subject] { specs.insert(path) }
      case .unread, .swiftService, .parent, .folder, .ownTask: break
      }
    }
    return specs
  }
}

/// What the specs of a project answer of which some are read, as far as a former run has asked them.
package struct ExpectedAnswers: Sendable {
  let former: FormerRun
  /// The hashes of the texts that have changed, with those of the new ones.
  let newTexts: [ByteHash: ByteHash]

  package init(former: FormerRun, newTexts: [ByteHash: ByteHash]) {
    (self.former, self.newTexts) = (former, newTexts)
  }

  /// Whether all specs together would answer the same.
  ///
  /// - Parameter spec: the absolute path of the one whose module asks.
  package func hold(_ lookup: KnownModule.Lookup, of spec: String) -> Bool {
    guard
      let known = answer(to: lookup.question, in: former.modules[spec])
        ?? former.modules.values.lazy.compactMap({ answer(to: lookup.question, in: $0) }).first
    else { return false }
    return newTexts[known] ?? known == lookup.answer
  }

  private func answer(to question: SpecQuestion, in module: KnownModule?) -> ByteHash? {
    module?.lookups.first { $0.question == question }?.answer
  }
}
