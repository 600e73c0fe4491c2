import SwiftReading
import ViperText

/// `without`, `names` and `files`: the parts that a module leaves out, renames or moves.
extension ModuleResolver {
  func without(of whole: Dialect) -> Dialect.Absent {
    var absent = Dialect.Absent()
    let contracts = whole.contractKeys
    let roles = whole.roles.filter { $0.whole == nil }.map(\.key)
    let prefix = Spec.contractsWord + "."
    var first: [String: EmbeddedText] = [:]
    for word in spec.without {
      if let earlier = first.updateValue(word, forKey: word.string) {
        report(.repeatedWord("without", word, first: earlier))
      } else if let key = contracts.first(where: { prefix + $0 == word.string }) {
        absent.contracts.insert(key)
      } else if roles.contains(word.string) {
        absent.roles.insert(word.string)
      } else {
        let known = roles + contracts.map { prefix + $0 }
        report(.unknownWord("without", word, known: known, of: whole))
      }
    }
    return absent
  }

  func checkWithout(of whole: Dialect) {
    guard let last = spec.without.last else { return }
    let contracts = Set(dialect.contracts.map(\.key))
    for contract in whole.contracts where !contracts.contains(contract.key) {
      if let member = firstMember(of: contract) {
        let word = word(leavingOut: contract) ?? last
        report(.memberOfAbsent(member.member, contract: contract.key, at: word))
      }
    }
    let isBuilt = dialect.roles.contains { $0.key == whole.builder }
    let root = whole.adapted(uiFramework, using: spec.usedContracts).root
    if isBuilt, root != dialect.root {
      let word = spec.without.first { word in
        var absent = Dialect.Absent()
        absent.roles = [word.string]
        absent.contracts = Set(
          whole.contracts.map(\.key).filter { Spec.contractsWord + "." + $0 == word.string })
        return whole.adapted(uiFramework, using: spec.usedContracts, without: absent).root != root
      }
      report(.nobodyHolds(word ?? last, root: whole.root ?? ""))
    }
  }

  private func word(leavingOut contract: Dialect.Contract) -> EmbeddedText? {
    let key = Spec.contractsWord + "." + contract.key
    return spec.without.first { $0.string == key }
      ?? spec.without.first { [contract.conformer, contract.caller].contains($0.string) }
  }

  /// - Parameter whole: the pack's dialect.
  func checkParts(of whole: Dialect) {
    let roles = whole.roles.filter(\.mayBeYours).map(\.key)
    let contracts = whole.contractKeys
    let protocols = whole.contracts.filter(\.hasProtocol).map(\.key)
    func check(_ key: String, _ entries: [PartSettings.Entry], _ known: [String]) {
      for (part, _) in entries where !known.contains(part.string) {
        report(.unknownWord(key, part, known: known, of: whole))
      }
    }
    check("names", spec.names.roles, roles)
    check("names", spec.names.contracts, protocols)
    check("names", spec.names.properties, contracts)
    check("files", spec.files.roles, whole.roles.map(\.key) + [Spec.tests])
    check("files", spec.files.contracts, protocols)
  }

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
      if let place { report(.notHeld(key, dialect: dialect.name, at: place)) }
    }
  }

  func checkAdded() {
    let known = dialect.roles.map(\.key).filter { $0 != dialect.builder }
    for role in spec.added.helpers {
      let key = Dialect.Contract.helpersKey(of: role.string)
      let conformer = dialect.contracts.first { $0.key == key }?.conformer
      if let conformer, !known.contains(conformer) {
        report(.unknownRole(role, known: known))
      }
    }
    guard dialect.hasBuilder else { return }
    let held = Set(dialect.contracts.filter { !$0.isWeak && $0.caller != "" }.map(\.conformer))
    for role in spec.added.roles where !held.contains(role.string) {
      report(.unheldPart(role))
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
