import SwiftReading
import ViperPack
import ViperSpec

/// Types of the spec that a test imports by name, because another imported module has a type with
/// the same name: `@testable import struct Blog.Comment`.
enum ClashingTypes {
  /// - Parameter imported: the modules that the file imports.
  static func imports(
    in context: TestContext, beside imported: Set<String>
  ) -> [(kind: String, name: String)] {
    let module = context.module
    let entities = module.namesOfEntities(project: context.project).sorted()
    let services = module.services.compactMap(\.declaration?.name)
    let namespace = module.namespaces.isEmpty ? nil : context.names.namespace
    let bringsFoundation = !imported.isDisjoint(with: withFoundation)
    let all =
      entities.map { ("struct", $0) } + services.map { ("protocol", $0) }
      + [namespace].compactMap(\.self).map { ("enum", $0) }
    return all.filter { _, name in
      bringsFoundation || imported.contains("Testing") && testing.contains(name)
    }
  }

  /// Modules that re-export Foundation, which has too many types to list.
  private static let withFoundation: Set = [
    "AppKit", "Combine", "CoreData", "CoreLocation", "Foundation", "MapKit", "SwiftUI", "UIKit",
    "XCTest",
  ]

  /// The types of Testing.
  private static let testing: Set = [
    "Attachable", "AttachableWrapper", "Attachment", "Bug", "Comment", "ConditionTrait",
    "Confirmation", "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus",
    "ExitTest", "Expectation", "ExpectationFailedError", "Issue", "IssueHandlingTrait",
    "KnownIssueMatcher", "ParallelizationTrait", "SourceLocation", "Suite", "SuiteTrait", "Tag",
    "Test", "TestScoping", "TestTrait", "TimeLimitTrait", "Trait",
  ]
}

extension Module {
  /// The entities in members, and in the fields of these entities.
  fileprivate func namesOfEntities(project: SpecTable) -> [String] {
    var open = (inputs + state).flatMap(\.type.outermostNames)
    for contract in contracts { open += contract.members.flatMap(\.member.outermostNames) }
    for declaration in services.compactMap(\.declaration) {
      open += declaration.members.flatMap(\.member.outermostNames)
    }
    if let output { open += output.members.flatMap(\.member.outermostNames) }
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
