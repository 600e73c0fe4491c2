import SwiftReading
import ViperSpec

/// What stands for services in the tests of all modules.
struct ServiceValues {
  /// By the type's text.
  let samples: [String: [String]]
  let project: SpecTable

  /// `TripStoreMock()`, or a sample; nil for a type that nothing is known of.
  func expression(for field: Field) -> String? {
    if let service = project.service(of: field.type) {
      return service.name + "Mock()"
    }
    let values = SampleValues(
      module: nil, namespace: nil, samples: samples, project: project, outputs: [:])
    return values.value(of: field.type, place: 1, name: field.name)?.expression
  }
}
