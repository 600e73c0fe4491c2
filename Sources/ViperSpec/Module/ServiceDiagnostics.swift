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
    return Diagnostic(
      id: "conflicting-services",
      "\(needing) needs two services named '\(second.name)', with the types '\(second.type.text)' and '\(first.type.text)'",
      at: second,
      help: "rename this service: { \"name\": \"\(second.name)\", "
        + "\"type\": \"\(second.type.text)\", \"as\": \"\(otherName(for: second))\" }",
      note: .init("the other '\(first.name)' is declared here", at: first))
  }

  /// `any FeedService` → `feedService`; if that name is taken, `any Box<Int>` → `boxInt`.
  private static func otherName(for service: Field) -> String {
    let words = service.type.referencedNames
    let names = [words.first ?? "", words.joined()].map(camelCased)
    return names.first { !$0.isEmpty && $0 != service.name }
      ?? "other" + service.name.capitalizedFirst
  }
}
