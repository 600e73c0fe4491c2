import SwiftReading
import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// The mocks of protocols in Swift files, which all modules share.
package struct ServiceMocks {
  let services: [ServiceProtocol]
  let suffixes: MockSuffixes
  private let qualified: Set<SwiftType.Name>

  private let values: SampleValues

  package init(suffixes: MockSuffixes, samples: [String: [String]], project: SpecTable) {
    services = project.mockedServices
    qualified = Self.qualified(in: services)
    self.suffixes = suffixes
    values = SampleValues(samples: samples, project: project)
  }

  package var records: TemplateValue {
    // Other checks report services that can't be mocked.
    var ignored: [Diagnostic] = []
    let imported = Set(services.flatMap(\.origins).map(\.typeName)).subtracting(qualified)
    return .list(
      services.map { service in
        let declaration = service.declaration.replacing { type in
          imported.contains(type) ? .named(type.name) : nil
        }
        let subject = MockBuilder.subject(of: declaration, suffixes: suffixes)
        var values = values
        values.foreignTypes = Set(service.origins.filter(isForeign).map(\.name))
        return MockBuilder.record(subject, values, into: &ignored)
      })
  }

  /// Whether the type is of another Swift module than the spec's entity with its name.
  private func isForeign(_ type: TypeOrigin) -> Bool {
    let owner = values.project.owner(of: type.name)
    return type.module != nil
      && type.module != owner.map { values.project.graph[$0].place.swiftModule }
  }

  /// Standard types, and types from several Swift modules, which the file can't import by name.
  private static func qualified(in services: [ServiceProtocol]) -> Set<SwiftType.Name> {
    let origins = Set(services.flatMap(\.origins))
    let byName = Dictionary(grouping: origins, by: \.name)
    let qualified = origins.filter { $0.isStandard || byName[$0.name, default: []].count > 1 }
    return Set(qualified.filter { !$0.isHidden }.map(\.typeName))
  }

  package func typeImports(testing modules: [String]) -> TemplateValue {
    let types = Set(services.flatMap(\.origins)).filter {
      $0.module == nil || !qualified.contains($0.typeName)
    }
    return types.imports(testing: modules)
  }

  package func imports(besides modules: [String]) -> TemplateValue {
    strings(Set(services.flatMap(\.imports)).subtracting(modules).sorted())
  }

  package var conditionalImports: TemplateValue {
    .list(Set(services.flatMap(\.conditionalImports)).sorted().map { lines($0) })
  }
}

extension Set<TypeOrigin> {
  package func imports(testing modules: [String]) -> TemplateValue {
    .list(
      sorted { ($0.module ?? "", $0.name) < ($1.module ?? "", $1.name) }
        .map { $0.record(testing: modules) })
  }
}

extension TypeOrigin {
  /// - Parameter modules: the tested Swift modules. The first replaces an unknown one.
  func record(testing modules: [String]) -> TemplateValue {
    let module = module ?? modules.first ?? ""
    return [
      "isTestable": .bool(modules.contains(module)), "kind": .string(keyword),
      "path": .string(module + "." + name),
    ]
  }
}
