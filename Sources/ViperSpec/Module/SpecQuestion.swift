import SwiftReading
import ViperText

/// Something that a module looks up in the specs of its project.
///
/// What becomes of a module follows from the answers alone, from configs, packs and its own files: where
/// all answers are the same again, so is the module.
package struct SpecQuestion: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// What a spec says, and what its types are called.
    case spec
    /// Whether a spec is there that could not be read.
    case unread
    case entity, service, swiftService, parent
    /// Which services reach a module.
    case node
    /// The module that a type belongs to.
    case owner
    /// Whether several modules have a folder.
    case folder
    /// Whether the app has a type `Task` of its own.
    case ownTask
  }

  package let kind: Kind
  /// The name that is looked up.
  package let subject: String
  /// The module in which the name stands; empty where that does not matter.
  package let module: String

  package init(_ kind: Kind, _ subject: String, in module: String = "") {
    (self.kind, self.subject, self.module) = (kind, subject, module)
  }
}

extension SpecTable {
  /// A hash of the answer; nil for what specs alone can't say.
  package func answer(to question: SpecQuestion) -> ByteHash? {
    let name = question.subject
    return switch question.kind {
    case .spec: hash(self[name]?.source)
    case .unread: hash([isUnread(name) ? "yes" : "no"])
    case .entity: hash(entity(named: name)?.location.source)
    case .service: hash(declaration(of: name)?.location.source)
    case .swiftService: hash(swiftService(name, in: question.module))
    case .parent: hash(parent(name, in: question.module))
    case .node: hash(graph[name].words)
    case .ownTask: hash([taskType])
    case .owner, .folder: nil
    }
  }

  private func hash(_ source: SourceText?) -> ByteHash {
    source.map { ByteHash($0.bytes) } ?? ByteHash(high: 0, low: 0)
  }

  private func hash(_ service: SwiftService?) -> ByteHash {
    guard let service else { return hash(nil as SourceText?) }
    let place = service.declaration.location
    return hash([
      service.text, place.source.path, String(place.range.lowerBound), service.mock.word,
      String(service.callable.count), String(service.callsOffMainActor.count),
      String(service.unsupported.count), String(service.isComplete),
      String(service.ambiguities.count), service.clearName ?? "",
      service.imports.joined(separator: " "), service.conditionalImports.joined(separator: " "),
    ])
  }

  private func hash(_ words: [String]) -> ByteHash {
    ByteHash(Array(words.joined(separator: "\0").utf8))
  }
}

extension SwiftService.Mock {
  fileprivate var word: String {
    switch self {
    case .generated: "generated"
    case .yours: "yours"
    case .none(let reason, _): reason
    }
  }
}
