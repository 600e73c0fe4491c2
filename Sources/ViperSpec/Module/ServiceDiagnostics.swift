import SwiftReading
import ViperText

// All that is said of services, and of how they reach who uses them.

extension Diagnostic {
  static func missingService(_ field: Field, target: Spec, at to: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "missing-service",
      "'\(target.name)' needs the service '\(field.name)', which routes hand over",
      at: to.location,
      help: "add \"with\": { \"\(field.name)\": \"…\" }, or give it a default there",
      notes: [.init("the service is declared here", at: field.location)])
  }

  static func noDependencies(_ to: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "no-dependencies",
      "'\(to.string)' has its services from a container, which the modules of this project don't have",
      at: to.location, help: "name a 'container' in the viper-gen.json of this project, too")
  }

  static func serviceOfContainer(
    _ input: EmbeddedText, _ service: Service, of target: Spec
  ) -> Diagnostic {
    Diagnostic(
      id: "not-handed-over",
      "'\(target.name)' has '\(input.string)' from its container: only routes of its own target hand it over",
      at: input.location,
      help:
        "delete \"\(input.string)\" here, or give it a default value in \(target.name).viper.json",
      notes: [.init("the service is declared here", at: service.given.location)])
  }

  static func hiddenDependencies(
    _ to: EmbeddedText, has: String, wants: String
  ) -> Diagnostic {
    Diagnostic(
      id: "hidden-dependencies",
      "'\(to.string)' is '\(has)' in another target, and this module, which opens it, '\(wants)'",
      at: to.location, help: "write \"access\": \"\(wants)\" in \(to.string).viper.json")
  }

  package static func clashingServices(
    _ clash: ServiceGraph.Clash, of needing: String
  ) -> Diagnostic {
    let (first, second) = (clash.first, clash.second)
    return Diagnostic(
      id: "clashing-services",
      "\(needing) needs '\(second.name)' as '\(second.type.text)' and as '\(first.type.text)'",
      at: second.location,
      help: "give one another name there: { \"name\": \"\(second.name)\", "
        + "\"type\": \"\(second.type.text)\", \"as\": \"\(otherName(for: second))\" }",
      notes: [.init("the other one is declared here", at: first.location)])
  }

  /// Another name for a property, of its type: `any FeedService` → `feedService`, and of all of that where
  /// it is the name that clashes: `any Box<Int>` → `boxInt`.
  private static func otherName(for service: Field) -> String {
    let words = service.type.referencedNames
    let names = [words.first ?? "", words.joined()].map(camelCased)
    return names.first { !$0.isEmpty && $0 != service.name }
      ?? "other" + service.name.capitalisedFirst
  }
}
