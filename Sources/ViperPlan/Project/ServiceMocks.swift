import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// The mocks of services whose protocols are declared in Swift files. All modules share them.
package struct ServiceMocks {
  let services: [ServiceProtocol]
  let suffixes: MockSuffixes

  package init(_ services: [ServiceProtocol], suffixes: MockSuffixes) {
    self.services = services
    self.suffixes = suffixes
  }

  package var records: TemplateValue {
    // Other checks report services that can't be mocked.
    var ignored: [Diagnostic] = []
    return .list(
      services.map { service in
        let subject = MockBuilder.subject(of: service.declaration, suffixes: suffixes)
        return MockBuilder.record(subject, into: &ignored)
      })
  }

  /// - Parameter modules: the tested modules, which the file imports with `@testable`.
  package func imports(besides modules: [String]) -> TemplateValue {
    strings(Set(services.flatMap(\.imports)).subtracting(modules).sorted())
  }

  /// The lines of each import between `#if` and `#endif`.
  package var conditionalImports: TemplateValue {
    .list(Set(services.flatMap(\.conditionalImports)).sorted().map { lines($0) })
  }
}
