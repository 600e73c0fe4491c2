import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// The mocks of services whose protocols Swift files declare: all modules of a project share them.
package struct ServiceMocks {
  let services: [SwiftService]
  let suffixes: MockSuffixes

  package init(_ services: [SwiftService], suffixes: MockSuffixes) {
    self.services = services
    self.suffixes = suffixes
  }

  /// What templates may say of them, as of the mocks of a module.
  package var records: TemplateValue {
    // A service that no mock can be made of is none of them.
    var ignored: [Diagnostic] = []
    return .list(
      services.map { service in
        let subject = MockBuilder.subject(of: service.declaration, suffixes: suffixes)
        return MockBuilder.record(subject, into: &ignored)
      })
  }

  /// What the file has to import, sorted.
  ///
  /// - Parameter modules: those under test, which it sees as a whole.
  package func imports(besides modules: [String]) -> TemplateValue {
    strings(Set(services.flatMap(\.imports)).subtracting(modules).sorted())
  }

  /// Imports between `#if` and `#endif`, each as its lines.
  package var conditionalImports: TemplateValue {
    .list(Set(services.flatMap(\.conditionalImports)).sorted().map { lines($0) })
  }
}
