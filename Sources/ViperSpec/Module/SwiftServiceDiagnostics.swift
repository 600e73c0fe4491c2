import ViperText

extension Diagnostic {
  static func unsupportedMember(
    _ text: EmbeddedText, _ member: ServiceProtocol.UnsupportedMember, of service: ServiceProtocol
  ) -> Self {
    Diagnostic(
      id: "unsupported-member-call",
      "the spec can't call '\(text.string)', because '\(member.name)' \(member.obstacle)",
      at: text.location,
      help: "use a 'body' instead",
      notes: [.init("'\(member.name)' is declared here", at: member.location)])
  }

  static func ambiguousService(_ text: EmbeddedText, _ service: ServiceProtocol) -> Self {
    Diagnostic(
      id: "ambiguous-service",
      "the spec can't call '\(text.string)', because \(ambiguity(of: service))", at: text.location,
      help: service.clearName.map { "add the Swift module's name, such as \"any \($0)\"" }
        ?? "use a 'body' instead",
      notes: places(of: service))
  }

  /// A service that can't leave the main actor, although a component awaits it there.
  static func unsendableService(_ service: ServiceProtocol) -> Self {
    let name = service.declaration.name
    return Diagnostic(
      .warning, id: "missing-sendable-service",
      "'\(name)' isn't 'Sendable', so it can't be awaited from the main actor in Swift 6",
      at: service.declaration.location,
      help: "write 'protocol \(name): Sendable'")
  }

  package static func unmockedService(_ service: ServiceProtocol) -> Self? {
    guard case .none(let reason, let location) = service.mock else { return nil }
    let name = service.text
    let isAmbiguous = !service.ambiguities.isEmpty
    return Diagnostic(
      .note, id: "unsupported-mock",
      "can't generate a mock of '\(name)', because \(isAmbiguous ? ambiguity(of: service) : reason)",
      at: location,
      help: "write a mock, and add the mock to the config: "
        + "\"samples\": { \"any \(name)\": \"My\(service.declaration.name.split(separator: ".").last ?? "")()\" }",
      notes: isAmbiguous ? Array(places(of: service).dropFirst()) : [])
  }

  private static func ambiguity(of service: ServiceProtocol) -> String {
    "\(service.ambiguities.count) protocols have the name '\(service.declaration.name)'"
  }

  private static func places(of service: ServiceProtocol) -> [Note] {
    service.ambiguities.map {
      Note("a protocol '\(service.declaration.name)' is declared here", at: $0)
    }
  }
}
