import SwiftReading
import ViperText

extension Diagnostic {
  static func unsupportedMember(
    _ text: EmbeddedText, _ member: ServiceProtocol.UnsupportedMember, of service: ServiceProtocol
  ) -> Self {
    Diagnostic(
      id: "unsupported-member-call",
      "the spec can't call '\(text)', because '\(member.name)' \(member.obstacle)", at: text,
      help: "use a 'body' instead", note: .declared(member.name, at: member))
  }

  static func ambiguousService(_ text: EmbeddedText, _ service: ServiceProtocol) -> Self {
    Diagnostic(
      id: "ambiguous-service", "the spec can't call '\(text)', because \(ambiguity(of: service))",
      at: text,
      help: service.clearName.map { "add the Swift module's name, such as \"any \($0)\"" }
        ?? "use a 'body' instead", notes: places(of: service))
  }

  static func unsendableService(_ service: ServiceProtocol) -> Self {
    let name = service.declaration.name
    return Diagnostic(
      .warning, id: "missing-sendable-service",
      "'\(name)' isn't 'Sendable', so it can't be awaited from the main actor in Swift 6",
      at: service.declaration, help: "write 'protocol \(name): Sendable'")
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

  package static func unusedMock(_ service: ServiceProtocol) -> Self? {
    let declared = service.declaration
    let names = declared.form.generics.parameters.map(\.name)
    guard service.hasMock, let name = names.first, declared.mockType == nil else { return nil }
    let mock = declared.mockStem + "Mock"
    let arguments = names.map { "My" + $0 }.joined(separator: ", ")
    return Diagnostic(
      .note, id: "unsupported-mock",
      "tests can't use '\(mock)', because no type is known for '\(name)'", at: declared,
      help: "name one in the config: "
        + "\"samples\": { \"any \(service.text)\": \"\(mock)<\(arguments)>()\" }")
  }

  /// Only `any` tells that the type is a protocol.
  package static func undeclaredService(_ field: Field, _ type: ServiceType) -> Self? {
    let withoutMembers: Set = ["AnyObject", "Copyable", "Sendable", "SendableMetatype"]
    guard field.type.text.contains("any "), !withoutMembers.isSuperset(of: type.parts.map(\.name))
    else { return nil }
    let last = type.parts.last?.name.split(separator: ".").last ?? ""
    return Diagnostic(
      .note, id: "unsupported-mock",
      "can't generate a mock of '\(type.text)', because no Swift file that is searched declares it",
      at: field,
      help: "write a mock, and add the mock to the config: "
        + "\"samples\": { \"any \(type.text)\": \"My\(last)()\" }")
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
