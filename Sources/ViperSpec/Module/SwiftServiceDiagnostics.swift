import ViperText

// All that is said of services whose protocols stand in Swift files.

extension Diagnostic {
  static func unsupportedMember(
    _ text: EmbeddedText, _ member: SwiftService.UnsupportedMember, of service: SwiftService
  ) -> Diagnostic {
    Diagnostic(
      id: "unsaid-member",
      "'\(text.string)' can't be called: '\(member.name)' \(member.obstacle)", at: text.location,
      help: "say it with a 'body'",
      notes: [.init("'\(member.name)' is declared here", at: member.location)])
  }

  static func ambiguousService(_ text: EmbeddedText, _ service: SwiftService) -> Diagnostic {
    Diagnostic(
      id: "ambiguous-service",
      "'\(text.string)' can't be called: \(ambiguity(of: service))", at: text.location,
      help: service.clearName.map { "name the module as well, such as \"any \($0)\"" }
        ?? "say it with a 'body'",
      notes: places(of: service))
  }

  /// A service that a component on the main actor waits for, and that must not leave that actor.
  static func unsendableService(_ service: SwiftService) -> Diagnostic {
    let name = service.declaration.name
    return Diagnostic(
      .warning, id: "unsendable-service",
      "nothing says that '\(name)' is 'Sendable', so that Swift 6 lets nobody on the main actor wait for it",
      at: service.declaration.location,
      help: "let it inherit from 'Sendable', as in 'protocol \(name): Sendable'")
  }

  /// That a service has no mock, where tests would use one.
  package static func unmockedService(_ service: SwiftService) -> Diagnostic? {
    guard case .none(let reason, let location) = service.mock else { return nil }
    let name = service.text
    let isAmbiguous = !service.ambiguities.isEmpty
    return Diagnostic(
      .note, id: "unmocked-service",
      "no mock of '\(name)' is made: \(isAmbiguous ? ambiguity(of: service) : reason)",
      at: location,
      help: "write one, and name it in the config: "
        + "\"samples\": { \"any \(name)\": \"My\(service.declaration.name.split(separator: ".").last ?? "")()\" }",
      notes: isAmbiguous ? Array(places(of: service).dropFirst()) : [])
  }

  private static func ambiguity(of service: SwiftService) -> String {
    "\(service.ambiguities.count) protocols are called '\(service.declaration.name)'"
  }

  private static func places(of service: SwiftService) -> [Note] {
    service.ambiguities.map { Note("one is declared here", at: $0) }
  }
}
