import SwiftReading
import ViperText

extension Diagnostic {
  static func missingService(_ field: Field, target: Spec, at to: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-service",
      "'\(target.name)' needs the service '\(field.name)', which this route must pass", at: to,
      help: "add \"with\": { \"\(field.name)\": \"…\" }, or give the service a default value",
      note: .declared(field.name, at: field))
  }

  static func noDependencies(_ to: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-project-container",
      "'\(to)' gets its services from a dependency container, but this project has none", at: to,
      help: "add 'container' to the viper-gen.json of this project, too")
  }

  static func serviceOfContainer(
    _ input: EmbeddedText, _ service: Service, of target: Spec
  ) -> Self {
    Diagnostic(
      id: "unsupported-service-override",
      "routes in other targets can't pass '\(input)', because '\(target.name)' gets '\(input)' from its dependency container",
      at: input,
      help: "delete \"\(input)\" here, or add a default value in \(target.name).viper.json",
      note: .declared(input.string, at: service.given))
  }

  static func hiddenDependencies(_ to: EmbeddedText, has: String, wants: String) -> Self {
    Diagnostic(
      id: "invalid-access",
      "'\(to)' is '\(has)', but this module in another target, which opens it, is '\(wants)'",
      at: to, help: "set \"access\": \"\(wants)\" in \(to).viper.json")
  }

  package static func clashingServices(_ clash: ServiceGraph.Clash, of needing: String) -> Self {
    let (first, second) = (clash.first, clash.second)
    // The place of a service that is an object is its name.
    let isObject = !second.location.source.string(in: second.location.range).contains(":")
    return Diagnostic(
      id: "conflicting-services",
      "\(needing) needs two services named '\(second.name)', with the types '\(second.type.text)' and '\(first.type.text)'",
      at: second,
      help: "rename this service: "
        + (isObject
          ? "add " : "{ \"name\": \"\(second.name)\", \"type\": \"\(second.type.text)\", ")
        + "\"as\": \"\(otherName(for: second))\"" + (isObject ? "" : " }"),
      note: .init("the other '\(first.name)' is declared here", at: first))
  }

  /// `any FeedService` → `feedService`; if that name is taken, `any Box<Int>` → `boxInt`.
  private static func otherName(for service: Field) -> String {
    let words = service.type.referencedNames
    let names = [words.first ?? "", words.joined()].map(camelCased)
    return names.first { !$0.isEmpty && $0 != service.name }
      ?? "other" + service.name.capitalizedFirst
  }

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

  static func unsendableService(_ service: ServiceProtocol, _ severity: Severity) -> Self {
    let name = service.declaration.name
    return Diagnostic(
      severity, id: "missing-sendable-service",
      "'\(name)' isn't 'Sendable', so it can't be awaited from the main actor in Swift 6",
      at: service.declaration,
      help: service.isConcrete
        ? "make '\(name)' an actor, or let it conform to 'Sendable'"
        : "write 'protocol \(name): Sendable'")
  }

  package static func unmockedService(_ service: ServiceProtocol) -> Self? {
    guard case .none(let reason, let location) = service.mock else { return nil }
    let name = service.text
    let isAmbiguous = !service.ambiguities.isEmpty
    return Diagnostic(
      .note, id: "unsupported-mock",
      "can't generate a mock of '\(name)', because \(isAmbiguous ? ambiguity(of: service) : reason)",
      at: location, help: adviceToMock(name, service.declaration.name),
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
    return Diagnostic(
      .note, id: "unsupported-mock",
      "can't generate a mock of '\(type.text)', because no Swift file that is searched declares it",
      at: field,
      help: "declare the protocol in a Swift file of the target; or "
        + adviceToMock(type.text, type.parts.last?.name ?? ""))
  }

  private static func adviceToMock(_ type: String, _ name: String) -> String {
    let last = name.split(separator: ".").last ?? ""
    return "write a mock, and add the mock to the config: "
      + "\"samples\": { \"any \(type)\": \"My\(last)()\" }"
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
