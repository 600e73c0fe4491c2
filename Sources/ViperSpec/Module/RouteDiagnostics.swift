import SwiftReading
import ViperText

extension Diagnostic {
  static func noRoutes(_ route: SpecRoute, uiFramework: String) -> Self {
    let key = route.to == nil ? "by" : "to"
    return Diagnostic(
      id: "unsupported-routes",
      "viper-gen can't generate routes with the UI framework '\(uiFramework)'", at: route,
      help: "delete '\(key)', and write the method in Swift")
  }

  static func misplacedRoute(_ route: SpecRoute, member: Member, dialect: Dialect) -> Self {
    let role = dialect.holders.routes ?? ""
    let contract = dialect.contracts(conformedToBy: role).first
    return Diagnostic(
      id: "invalid-route-component", "only the \(role) can open and close modules", at: route,
      help: "add a method to '\(contract?.key ?? role)', and write here "
        + "\"forward\": \"\(contract?.property ?? role).\(member.name)\"")
  }

  static func routeReturns(_ member: Member, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "unsupported-route-result",
      "'\(member.compoundName)' \(member.isProperty ? "is a property" : "has a result"), "
        + "but a route must be a method without a result",
      at: location, help: "declare a method without a result, or use a 'body' instead")
  }

  static func hidingParameter(_ parameter: Parameter, of method: Method, role: String) -> Self {
    Diagnostic(
      id: "conflicting-parameter-name",
      "the parameter '\(parameter.name)' hides a name that the \(role) needs to open modules",
      at: method, help: "rename the parameter")
  }

  static func wrongUIFramework(_ to: EmbeddedText, has: String, wants: String) -> Self {
    Diagnostic(
      id: "conflicting-ui",
      "'\(to)' uses the UI framework '\(has)', so a module with '\(wants)' can't open it", at: to,
      help: "use the same 'ui' for both modules")
  }

  static func partWithoutEmbedding(_ part: EmbeddedText) -> Self {
    Diagnostic(
      id: "unexpected-in", "'in' works with embedded modules only", at: part,
      help: "use \"by\": \"embed\", or delete 'in'")
  }

  static func takenPart(
    _ part: String, role: String, at location: SourceLocation, member: Member?
  ) -> Self {
    Diagnostic(
      id: "conflicting-view-part", "the \(role) already has a member '\(part)'", at: location,
      help: "choose another name, such as '\(part)Part'", note: member?.note)
  }

  static func takesNothing(_ by: String, _ input: EmbeddedText) -> Self {
    Diagnostic(
      id: "unexpected-close-key", "'\(by)' doesn't open a module, so it can't pass inputs",
      at: input, help: "delete 'with'")
  }

  static func unknownRoute(_ word: EmbeddedText, known: [String], uiFramework: String) -> Self {
    return Diagnostic(
      id: "unknown-presentation-style",
      "'\(word)' isn't a presentation style of the UI framework '\(uiFramework)'", at: word,
      help: didYouMean(word.string, known, or: "use one of these presentation styles: "))
  }

  static func routeWithoutTarget(_ location: SourceLocation) -> Self {
    Diagnostic(
      id: "missing-key", "key 'to' is missing", at: location, help: "name the module to open")
  }

  static func opensNothing(_ by: String, _ to: EmbeddedText) -> Self {
    Diagnostic(
      id: "unexpected-close-key", "'\(by)' doesn't open a module", at: to, help: "delete 'to'")
  }

  package static func unknownModule(_ to: EmbeddedText, among project: SpecTable) -> Self {
    let new =
      isSwiftIdentifier(to.string)
      ? "create the module: viper-gen new \(to), or add the folder of its spec to 'known' in the config"
      : "name a module, such as '\(project.names.first ?? "Detail")'"
    return Diagnostic(
      id: "unknown-module", "no spec of this project has the name '\(to)'", at: to,
      help: didYouMean(to.string, project.candidates(for: to.string)) ?? new)
  }

  /// - Parameter known: the inputs of the module's builder.
  static func unknownInput(_ input: EmbeddedText, target: Spec, known: [String]) -> Self {
    let list =
      known.isEmpty
      ? "delete '\(input)', because '\(target.name)' has no inputs"
      : "use an input of '\(target.name)': " + known.joined(separator: ", ")
    return Diagnostic(
      id: "unknown-input", "'\(target.name)' has no input '\(input)'", at: input,
      help: didYouMean(input.string, known) ?? list,
      note: target.inputs.first.map {
        .init("the inputs of '\(target.name)' are declared here", at: $0)
      })
  }

  static func missingInput(
    _ input: Field, target: Spec, at location: SourceLocation, method: Method
  ) -> Self {
    let parameter = method.parameters.first {
      $0.storedType == input.type || $0.storedType.optional == input.type
    }
    return Diagnostic(
      id: "missing-input", "'\(target.name)' needs its input '\(input.name)'", at: location,
      help: parameter.map { "add \"with\": { \"\(input.name)\": \"\($0.name)\" }" }
        ?? "add a parameter '\(input.name): \(input.type.text)' to '\(method.name)'",
      note: .declared(input.name, at: input))
  }

  static func wrongInput(
    _ name: String, mistake: String, at location: SourceLocation, input: Field, target: Spec
  ) -> Self {
    Diagnostic(
      id: "invalid-input",
      "'\(name)' \(mistake), but the input '\(input.name)' of '\(target.name)' is '\(input.type.text)'",
      at: location,
      help: "pass a value of the type '\(input.type.text)': \"with\": { \"\(input.name)\": \"…\" }",
      note: .declared(input.name, at: input))
  }

  static func unknownArgument(_ value: EmbeddedText, length: Int, method: Method) -> Self {
    let name = String(decoding: value.bytes.prefix(length), as: UTF8.self)
    return Diagnostic(
      id: "unknown-argument", "'\(method.compoundName)' has no parameter '\(name)'",
      at: value.location(of: 0..<length),
      help: didYouMean(
        name, method.parameters.map(\.name), or: "use one of these parameters: ",
        none: "add a parameter '\(name)' to '\(method.name)'"))
  }
}
