import SwiftReading
import ViperText

// All that is said of parts that one module has from another, and of who takes what it is built with.

extension Diagnostic {
  static func sharedContract(
    _ key: String, first: Member, role: String, owner: EmbeddedText
  ) -> Diagnostic {
    Diagnostic(
      id: "shared-contract",
      "'\(key)' has no place in this module, whose \(role) is that of '\(owner.string)'",
      at: first.location, help: "move it to \(owner.string).viper.json, or delete 'from'",
      notes: [.init("the \(role) is shared here", at: owner.location)])
  }

  static func sharedYours(_ word: EmbeddedText, owner: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "shared-yours",
      "the \(word.string) of this module is that of '\(owner.string)', there is none to write here",
      at: word.location, help: "delete it from 'yours'",
      notes: [.init("the \(word.string) is shared here", at: owner.location)])
  }

  static func sharedInACircle(
    _ owner: EmbeddedText, role: String, through places: [EmbeddedText]
  ) -> Diagnostic {
    Diagnostic(
      id: "shared-in-a-circle",
      places.count == 1
        ? "a module can't have its \(role) from itself"
        : "the \(role) of '\(owner.string)' comes back from this module, so that nobody makes it",
      at: owner.location, help: "let one of them make it itself",
      notes: places.dropFirst().map {
        .init("it is shared from '\($0.string)' here", at: $0.location)
      })
  }

  static func sharedFurther(
    _ owner: EmbeddedText, role: String, further: EmbeddedText
  ) -> Diagnostic {
    Diagnostic(
      id: "shared-further",
      "'\(owner.string)' has no \(role) of its own, it shares that of '\(further.string)'",
      at: owner.location, help: "write \"\(further.string)\"",
      notes: [.init("'\(owner.string)' shares it here", at: further.location)])
  }

  static func sharedAcrossPacks(_ owner: EmbeddedText, role: String, target: Spec) -> Diagnostic {
    let name = target.pack.map { "the pack '\($0.string)'" } ?? "another pack"
    return Diagnostic(
      id: "shared-across-packs",
      "'\(owner.string)' is made by \(name), whose \(role) this module can't call",
      at: owner.location, help: "give both modules one 'pack'",
      notes: target.pack.map { [.init("its pack is named here", at: $0.location)] } ?? [])
  }

  static func sharedTooFar(
    _ owner: EmbeddedText, role: String, target: Spec, has: String, wants: String
  ) -> Diagnostic {
    Diagnostic(
      id: "shared-too-far",
      "the \(role) of '\(owner.string)' is '\(has)', the builder of this module is '\(wants)'",
      at: owner.location,
      help: "set \"access\": \"\(wants)\" in \(owner.string).viper.json as well",
      notes: target.access.map { [.init("its access is set here", at: $0.location)] } ?? [])
  }

  static func notItsOwn(
    _ to: EmbeddedText, role: String, target: Spec, owner: EmbeddedText
  ) -> Diagnostic {
    Diagnostic(
      id: "not-its-own",
      "'\(to.string)' shares the \(role) of '\(owner.string)', which this module does not have",
      at: to.location,
      help: "open it from '\(owner.string)', or from a module that shares the same \(role)",
      notes: [.init("'\(target.name)' shares it here", at: owner.location)])
  }

  static func unusedService(_ service: Field, role: String, owner: String) -> Diagnostic {
    Diagnostic(
      id: "unused-service",
      "nothing in this module uses '\(service.name)': its \(role) is that of '\(owner)'",
      at: service.location, help: "delete it, or move it to \(owner).viper.json")
  }

  static func inputOfShared(_ input: Field, role: String, owner: String) -> Diagnostic {
    Diagnostic(
      id: "unused-input",
      "nothing in this module takes '\(input.name)': its \(role) is that of '\(owner)'",
      at: input.location, help: "name who takes it with 'for', or delete it")
  }

  static func unknownTaker(_ word: EmbeddedText, known: [String], dialect: Dialect) -> Diagnostic {
    let reason =
      dialect.owners[word.string].map { "is that of '\($0)' and takes nothing here" }
      ?? "is no component that takes anything"
    return Diagnostic(
      id: "unknown-taker", "'\(word.string)' \(reason)", at: word.location,
      help: didYouMean(word.string, known) ?? "components: \(known.joined(separator: ", "))")
  }
}
