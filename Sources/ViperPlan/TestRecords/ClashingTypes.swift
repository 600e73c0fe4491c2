import SwiftReading
import ViperPack
import ViperSpec

/// Types of the spec that a test file imports by name, so that a type of the same name in another
/// module that it imports is not meant: `Comment`, which Testing has too.
///
/// `@testable import struct Blog.Comment`
struct ClashingTypes {
  /// The entities that the module's files speak of, sorted.
  private let entities: [String]
  /// The protocols that it declares.
  private let services: [String]
  private let namespace: String?

  init(for module: Module, names: ModuleNames, project: SpecTable) {
    entities = module.namesOfEntities(project: project).sorted()
    services = module.services.compactMap(\.declaration?.name)
    namespace = module.namespaces.isEmpty ? nil : names.namespace
  }

  /// The declarations to import by name: `struct Comment`, `protocol Stream`.
  ///
  /// - Parameter imported: what the file imports whole.
  func imports(beside imported: Set<String>) -> [(kind: String, name: String)] {
    let bringsFoundation = !imported.isDisjoint(with: Self.withFoundation)
    let all =
      entities.map { ("struct", $0) } + services.map { ("protocol", $0) }
      + [namespace].compactMap(\.self).map { ("enum", $0) }
    return all.filter { _, name in
      bringsFoundation || imported.contains("Testing") && Self.testing.contains(name)
    }
  }

  /// Modules that bring Foundation's types along, of which there are too many to know.
  private static let withFoundation: Set = [
    "AppKit", "Combine", "CoreData", "CoreLocation", "Foundation", "MapKit", "SwiftUI", "UIKit",
    "XCTest",
  ]

  /// The types of the module that every test imports.
  private static let testing: Set = [
    "Attachable", "AttachableWrapper", "Attachment", "Bug", "Comment", "ConditionTrait",
    "Confirmation", "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus",
    "ExitTest", "Expectation", "ExpectationFailedError", "Issue", "IssueHandlingTrait",
    "KnownIssueMatcher", "ParallelizationTrait", "SourceLocation", "Suite", "SuiteTrait", "Tag",
    "Test", "TestScoping", "TestTrait", "TimeLimitTrait", "Trait",
  ]
}

extension Module {
  /// The entities that its files speak of: in a member, or in an entity that a member speaks of.
  fileprivate func namesOfEntities(project: SpecTable) -> [String] {
    var open = (inputs + state).flatMap(\.type.outermostNames)
    for contract in contracts {
      open += contract.members.flatMap(\.member.outermostNames)
    }
    for declaration in services.compactMap(\.declaration) {
      open += declaration.members.flatMap(\.member.outermostNames)
    }
    if let output {
      open += output.members.flatMap(\.member.outermostNames)
    }
    var seen: Set<String> = []
    var entities: [String] = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let entity = project.entity(named: name) else { continue }
      entities.append(name)
      open += entity.fields.flatMap(\.field.type.outermostNames)
    }
    return entities
  }
}
