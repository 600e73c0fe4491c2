import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// The mocks of services whose protocols are declared in Swift files. All modules share them.
package struct ServiceMocks {
  let services: [ServiceProtocol]
  let suffixes: MockSuffixes

  private let values: SampleValues

  /// - Parameter samples: the config's.
  package init(suffixes: MockSuffixes, samples: [String: [String]], project: SpecTable) {
    services = project.mockedServices
    self.suffixes = suffixes
    values = SampleValues(
      module: nil, namespace: nil, samples: samples, project: project, outputs: [:])
  }

  package var records: TemplateValue {
    // Other checks report services that can't be mocked.
    var ignored: [Diagnostic] = []
    return .list(
      services.map { service in
        let qualified = service.origins.values.filter {
          $0.isStandard || repeated.contains($0.name)
        }
        let declaration = service.declaration.qualifying(qualified.sorted { $0.name < $1.name })
        let subject = MockBuilder.subject(of: declaration, suffixes: suffixes)
        return MockBuilder.record(subject, values, into: &ignored)
      })
  }

  /// The names of types that the file uses from several Swift modules. The file can't import these
  /// types by name.
  private var repeated: Set<String> {
    let origins = Set(services.flatMap(\.origins.values))
    var seen: Set<String> = []
    return Set(origins.map(\.name).filter { !seen.insert($0).inserted })
  }

  /// Lists the types that the file imports by name.
  ///
  /// - Parameter modules: the tested Swift modules.
  package func typeImports(testing modules: [String]) -> TemplateValue {
    let types = Set(services.flatMap(\.origins.values)).filter {
      !$0.isStandard && !repeated.contains($0.name)
    }
    return types.imports(testing: modules)
  }

  /// - Parameter modules: the tested Swift modules, which have `@testable` imports.
  package func imports(besides modules: [String]) -> TemplateValue {
    strings(Set(services.flatMap(\.imports)).subtracting(modules).sorted())
  }

  /// The lines of each import between `#if` and `#endif`.
  package var conditionalImports: TemplateValue {
    .list(Set(services.flatMap(\.conditionalImports)).sorted().map { lines($0) })
  }
}

extension Set<TypeOrigin> {
  /// - Parameter modules: the tested Swift modules.
  package func imports(testing modules: [String]) -> TemplateValue {
    .list(
      sorted { ($0.module ?? "", $0.name) < ($1.module ?? "", $1.name) }
        .map { $0.record(testing: modules) })
  }
}

extension TypeOrigin {
  /// - Parameter modules: the tested Swift modules. The first replaces an unknown Swift module.
  func record(testing modules: [String]) -> TemplateValue {
    let module = module ?? modules.first ?? ""
    return [
      "isTestable": .bool(modules.contains(module)), "kind": .string(keyword),
      "path": .string(module + "." + name),
    ]
  }
}
