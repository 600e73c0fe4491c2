import SwiftReading
import ViperText

extension Diagnostic {
  static func sharedContract(
    _ key: String, first: Member, role: String, owner: EmbeddedText
  ) -> Self {
    Diagnostic(
      id: "unexpected-shared-contract",
      "this module can't have '\(key)', because it shares the \(role) of '\(owner)'", at: first,
      help: "move '\(key)' to \(owner).viper.json, or delete 'from'",
      note: .init("'from' shares the \(role) of '\(owner)' here", at: owner))
  }

  static func sharedYours(_ word: EmbeddedText, owner: EmbeddedText) -> Self {
    Diagnostic(
      id: "unexpected-shared-yours",
      "'yours' can't contain '\(word)', because this module shares the \(word) of '\(owner)'",
      at: word, help: "delete \"\(word)\" from 'yours'",
      note: .init("'from' shares the \(word) of '\(owner)' here", at: owner))
  }

  static func sharedInACircle(
    _ owner: EmbeddedText, role: String, through places: [EmbeddedText]
  ) -> Self {
    Diagnostic(
      id: "invalid-share-cycle",
      places.count == 1
        ? "a module can't share its \(role) with itself"
        : "modules share this \(role) in a cycle, so no module creates it",
      at: owner, help: "delete 'from' in one of the modules",
      notes: zip(places, places.dropFirst()).map { module, next in
        .init("'\(module.string)' shares the \(role) of '\(next.string)' here", at: next)
      })
  }

  static func sharedFurther(_ owner: EmbeddedText, role: String, further: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-share-source",
      "'\(owner)' doesn't create its own \(role), but shares the \(role) of '\(further)'",
      at: owner, help: "use \"from\": \"\(further)\"",
      note: .init("'\(owner)' shares the \(role) of '\(further)' here", at: further))
  }

  static func sharedAcrossPacks(_ owner: EmbeddedText, role: String, target: Spec) -> Self {
    let name = target.pack.map { "the pack '\($0.string)'" } ?? "another pack"
    return Diagnostic(
      id: "conflicting-packs",
      "can't share the \(role) of '\(owner)', because '\(owner)' uses \(name)", at: owner,
      help: "use the same 'pack' for both modules",
      note: target.pack.map { .init("the pack of '\(owner)' is set here", at: $0) })
  }

  static func sharedTooFar(_ owner: EmbeddedText, role: String, target: Spec) -> Self {
    Diagnostic(
      id: "conflicting-share-access",
      "the protocol of the \(role) of '\(owner)' is internal in another Swift module",
      at: owner, help: "set \"access\": \"package\" in \(owner).viper.json",
      note: target.access.map { .init("the access of '\(owner)' is set here", at: $0) })
  }

  static func notItsOwn(
    _ to: EmbeddedText, role: String, target: Spec, owner: EmbeddedText
  ) -> Self {
    Diagnostic(
      id: "conflicting-shared-component",
      "'\(to)' shares the \(role) of '\(owner)', but this module has another \(role)", at: to,
      help: "open '\(to)' from '\(owner)', or from a module that shares the same \(role)",
      note: .init("'\(target.name)' shares the \(role) of '\(owner)' here", at: owner))
  }

  static func unusedService(_ service: Field, role: String, owner: String) -> Self {
    Diagnostic(
      id: "unused-service",
      "the service '\(service.name)' is unused, because this module shares the \(role) of '\(owner)'",
      at: service,
      help: "delete '\(service.name)', or move '\(service.name)' to \(owner).viper.json")
  }

  static func inputOfShared(_ input: Field, role: String, owner: String) -> Self {
    Diagnostic(
      id: "unused-input",
      "the input '\(input.name)' is unused, because this module shares the \(role) of '\(owner)'",
      at: input, help: "name another component with 'for', or delete '\(input.name)'")
  }

  static func unknownTaker(_ word: EmbeddedText, known: [String], dialect: Dialect) -> Self {
    let reason =
      dialect.owners[word.string].map {
        "is shared from '\($0)' and can't store inputs or services of this module"
      } ?? "isn't a component that can store inputs or services"
    return Diagnostic(
      id: "unknown-for-component", "'\(word)' \(reason)", at: word,
      help: didYouMean(word.string, known, or: "use one of these components: "))
  }
}
