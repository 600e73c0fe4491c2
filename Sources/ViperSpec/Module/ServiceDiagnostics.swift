import SwiftReading
import ViperText

extension Diagnostic {
  static func missingService(_ field: Field, target: Spec, at to: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-service",
      "'\(target.name)' needs the service '\(field.name)', which this route must pass",
      at: to.location,
      help: "add \"with\": { \"\(field.name)\": \"…\" }, or give the service a default value",
      notes: [.init("'\(field.name)' is declared here", at: field.location)])
  }

  static func noDependencies(_ to: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-project-container",
      "'\(to.string)' gets its services from a dependency container, but this project has none",
      at: to.location, help: "add 'container' to the viper-gen.json of this project, too")
  }

  static func serviceOfContainer(
    _ input: EmbeddedText, _ service: Service, of target: Spec
  ) -> Self {
    Diagnostic(
      id: "unsupported-service-override",
      "routes in other targets can't pass '\(input.string)', because '\(target.name)' gets '\(input.string)' from its dependency container",
      at: input.location,
      help:
        "delete \"\(input.string)\" here, or add a default value in \(target.name).viper.json",
      notes: [.init("'\(input.string)' is declared here", at: service.given.location)])
  }

  static func hiddenDependencies(_ to: EmbeddedText, has: String, wants: String) -> Self {
    Diagnostic(
      id: "invalid-access",
      "'\(to.string)' is '\(has)', but this module in another target, which opens it, is '\(wants)'",
      at: to.location, help: "set \"access\": \"\(wants)\" in \(to.string).viper.json")
  }

  package static func clashingServices(_ clash: ServiceGraph.Clash, of needing: String) -> Self {
    let (first, second) = (clash.first, clash.second)
    return Diagnostic(
      id: "conflicting-services",
      "\(needing) needs two services named '\(second.name)', with the types '\(second.type.text)' and '\(first.type.text)'",
      at: second.location,
      help: "rename this service: { \"name\": \"\(second.name)\", "
        + "\"type\": \"\(second.type.text)\", \"as\": \"\(otherName(for: second))\" }",
      notes: [.init("the other '\(first.name)' is declared here", at: first.location)])
  }

  /// A property name from the type: `any FeedService` → `feedService`, or from the whole type if
  /// that name is taken: `any Box<Int>` → `boxInt`.
  private static func otherName(for service: Field) -> String {
    let words = service.type.referencedNames
    let names = [words.first ?? "", words.joined()].map(camelCased)
    return names.first { !$0.isEmpty && $0 != service.name }
      ?? "other" + service.name.capitalizedFirst
  }
}
