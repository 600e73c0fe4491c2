import ViperSpec
import ViperTemplate
import ViperText

/// Tests of the methods that viper-gen implements, each on its component with mocks around it.
extension TestBuilder {
  /// A component's methods under test; nil if it has none.
  mutating func fixture(_ role: String) -> TemplateValue? {
    let members = module.members(of: role).filter(\.isGenerated)
    guard !members.isEmpty else { return nil }
    var missing: [String] = []
    guard let fixture = surroundings.fixture(role, missing: &missing) else {
      for type in missing { noteNoSample(role, nil, type) }
      return nil
    }
    let subject = mocks.subject(role: role)
    let sut = MockReference(
      variable: "parts.\(role)",
      subject: subject ?? .init(name: "", protocols: [], members: [], isSendable: false))
    var tests = PartTests(
      builder: self, fixture: fixture, role: role, sut: sut, testNames: testNames)
    for member in members { tests.add(member) }
    notes += tests.notes
    testNames = tests.testNames
    guard !tests.isEmpty else { return nil }
    return tests.record
  }
}

extension Module.ImplementedMember {
  /// Whether viper-gen writes a method that a test can call on mocks alone.
  fileprivate var isGenerated: Bool {
    switch implementation {
    case .body, .forward: true
    case .yours, .route, .state: false
    }
  }
}
