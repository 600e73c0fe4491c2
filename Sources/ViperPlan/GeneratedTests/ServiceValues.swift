import SwiftReading
import ViperSpec

/// Values for services in the tests of all modules.
struct ServiceValues {
  let samples: [String: [String]]
  let project: SpecTable

  /// `TripStoreMock()` or a sample; nil for an unknown type.
  func expression(for field: Field) -> String? {
    if let call = project.service(of: field.type)?.mockCall { return call }
    let values = SampleValues(
      module: nil, namespace: nil, samples: samples, project: project, outputs: [:])
    return values.value(of: field.type, place: 1, name: field.name)?.expression
  }

  /// The first field that needs a value and for which tests have none.
  func unknown(among fields: [Field]) -> Field? {
    fields.first { $0.defaultValue == nil && expression(for: $0) == nil }
  }
}
