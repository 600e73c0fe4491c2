import SwiftReading
import ViperSpec

/// Values for services in the tests of all modules.
package struct ServiceValues {
  let samples: [String: [String]]
  let project: SpecTable

  package init(samples: [String: [String]], project: SpecTable) {
    self.samples = samples
    self.project = project
  }

  /// Nil for an unknown type.
  package func expression(for field: Field, of spec: String) -> String? {
    if let service = project.service(of: field.type, in: spec),
      let type = mockType(of: service, for: field.type)
    {
      return type + "()"
    }
    return SampleValues(samples: samples, project: project)
      .value(of: field.type, place: 1, name: field.name)?.expression
  }

  /// `TripStoreMock`, `CacheMock<Int>()`; nil if generic arguments are unknown.
  func mockType(of service: Service.Declaration, for type: SwiftType) -> String? {
    let own = (samples[type.text] ?? samples[type.withoutModules.text])?.first {
      $0.hasPrefix(service.mockStem + "Mock<") && $0.hasSuffix("()")
    }
    return own.map { String($0.dropLast("()".count)) } ?? service.mockType
  }

  func unknown(among fields: [Field], of spec: String) -> Field? {
    fields.first { $0.defaultValue == nil && expression(for: $0, of: spec) == nil }
  }
}
