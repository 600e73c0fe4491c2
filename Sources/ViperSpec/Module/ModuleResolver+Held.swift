import SwiftReading
import ViperText

/// Checks that a component stores each value of the spec.
extension ModuleResolver {
  func checkHolders() {
    let holders = dialect.holders
    let said: [(key: String, holder: String, place: SourceLocation?)] = [
      ("inputs", holders.inputs, spec.inputs.first?.location),
      ("services", holders.services, spec.services.first?.field.location),
      ("state", holders.state, spec.state.first?.location),
      ("output", holders.output, spec.output?.members.first?.member.location),
      ("handles", holders.output, spec.handled.first?.module.location),
    ]
    for (key, holder, place) in said where holder.isEmpty {
      if let place { diagnostics.append(.notHeld(key, dialect: dialect.name, at: place)) }
    }
  }

  func checkAdded() {
    let known = dialect.roles.map(\.key).filter { $0 != dialect.builder }
    for role in spec.added.helpers {
      let key = Dialect.Contract.helpersKey(of: role.string)
      let conformer = dialect.contracts.first { $0.key == key }?.conformer
      if let conformer, !known.contains(conformer) {
        diagnostics.append(.unknownRole(role, known: known))
      }
    }
    guard dialect.hasBuilder else { return }
    let held = Set(dialect.contracts.filter { !$0.isWeak && $0.caller != "" }.map(\.conformer))
    for role in spec.added.roles where !held.contains(role.string) {
      diagnostics.append(.unheldPart(role))
    }
  }
}

extension Diagnostic {
  static func notHeld(_ key: String, dialect: String, at place: SourceLocation) -> Self {
    let holder = key == "handles" ? "output" : key
    return Diagnostic(
      id: "unsupported-pack-key",
      "the pack '\(dialect)' doesn't support '\(key)', because none of its components stores '\(key)'",
      at: place,
      help: "delete '\(key)', or name the component that stores '\(key)' in pack.json: "
        + "\"holders\": { \"\(holder)\": … }")
  }
}
