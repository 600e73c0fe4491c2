import SwiftReading
import ViperPack
import ViperSpec

/// Types of the spec that a test file imports by name, so that a type of the same name in another
/// module that it imports is not meant: `Comment`, which Testing has too.
///
/// `@testable import struct Blog.Comment`
enum ClashingTypes {
  /// The declarations to import by name: `struct Comment`, `protocol Stream`.
  ///
  /// - Parameter imported: what the file imports whole.
  static func imports(
    for module: Module, names: ModuleNames, project: SpecTable, beside imported: Set<String>
  ) -> [(kind: String, name: String)] {
    let bringsFoundation = !imported.isDisjoint(with: withFoundation)
    func mayClash(_ name: String) -> Bool {
      bringsFoundation || imported.contains("Testing") && testing.contains(name)
    }
    var found: [(kind: String, name: String)] = []
    for name in module.namesOfTypes(project: project).sorted()
    where project.entity(named: name) != nil && mayClash(name) {
      found.append(("struct", name))
    }
    for case let service? in module.services.map(\.declaration?.name) where mayClash(service) {
      found.append(("protocol", service))
    }
    if let namespace = names.namespace?.name, !module.namespaces.isEmpty, mayClash(namespace) {
      found.append(("enum", namespace))
    }
    return found
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
  /// The types that its files speak of: in a member, or in an entity that a member speaks of.
  fileprivate func namesOfTypes(project: SpecTable) -> Set<String> {
    var open = (inputs + state).flatMap(\.namesOfTypes)
    for contract in contracts {
      open += contract.members.flatMap(\.member.namesOfTypes)
    }
    for declaration in services.compactMap(\.declaration) {
      open += declaration.members.flatMap(\.member.namesOfTypes)
    }
    if let output {
      open += output.members.flatMap(\.member.namesOfTypes)
    }
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      open += project.entity(named: name)?.fields.flatMap { $0.field.namesOfTypes } ?? []
    }
    return seen
  }
}

extension Member {
  /// The outermost names of the types that it speaks of.
  var namesOfTypes: [String] {
    let names =
      switch self {
      case .method(let method): method.referencedNames
      case .property(let property): property.type.referencedNames
      }
    return names.map { String($0.prefix { $0 != "." }) }
  }
}

extension Field {
  fileprivate var namesOfTypes: [String] {
    type.referencedNames.map { String($0.prefix { $0 != "." }) }
  }
}
