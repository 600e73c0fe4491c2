import ViperProject
import ViperSpec
import ViperText

/// Decides which protocols get a mock. Protocols with a sample in the config, with a handwritten
/// mock, or with a name that another protocol has get none.
struct MockChoice {
  private let unseen: [String: String]
  private var config: Config { lookup.scopes.project.config }
  private let lookup: ProtocolLookup
  private var clashing: Set<String> = []
  /// The handwritten test files, once they were read.
  private(set) var tests: SwiftSources?

  init(
    _ services: [String: [String: ServiceProtocol]], unseen: [String: String],
    _ lookup: ProtocolLookup
  ) {
    (self.unseen, self.lookup) = (unseen, lookup)
    var first: [String: SourceLocation] = [:]
    for declared in services.values.flatMap(\.values).map(\.declaration) {
      let earlier = first.updateValue(declared.location, forKey: declared.mockStem)
      if let earlier, earlier != declared.location { clashing.insert(declared.mockStem) }
    }
  }

  mutating func mock(
    of service: ServiceProtocol, as name: String, besides modules: [String: String]
  ) -> ServiceProtocol.Mock {
    let declared = service.declaration
    let mock = declared.mockStem + "Mock"
    // `StoreMock<Int>()` creates the generated mock.
    let plain = modules.reduce(name) { $0.replacing($1.value + "." + $1.key, with: $1.key) }
    let samples = [name, "any " + name, plain, "any " + plain].flatMap { config.samples[$0] ?? [] }
    if !samples.isEmpty, !samples.contains(where: { $0.hasPrefix(mock + "<") }) { return .yours }
    guard service.hasMock else { return service.mock }
    if clashing.contains(declared.mockStem) {
      return .none("another protocol has the same name", declared.location)
    }
    if let other = unseen[name] {
      return .none(
        "'\(other)' has a service with this name, but can't see this protocol", declared.location)
    }
    guard let folder = config.tests else { return .generated }
    let scopes = lookup.scopes
    let tests =
      self.tests
      ?? SwiftSources(below: folder, module: nil, needs: scopes.project.needs, on: scopes.disk)
    self.tests = tests
    return lookup.declarations(of: mock, in: tests).first { $0.kind != .protocol }.map {
      .none("'\($0.location.source.path)' declares '\(mock)'", declared.location)
    } ?? .generated
  }
}
