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
        diagnostics.append(.repeatedWord("without", word, first: earlier))
      } else if let key = contracts.first(where: { prefix + $0 == word.string }) {
        absent.contracts.insert(key)
      } else if roles.contains(word.string) {
        absent.roles.insert(word.string)
      } else {
        let known = roles + contracts.map { prefix + $0 }
        diagnostics.append(.unknownWord("without", word, known: known, of: whole))
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
        diagnostics.append(.memberOfAbsent(member.member, contract: contract.key, at: word))
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
      diagnostics.append(.nobodyHolds(word ?? last, root: whole.root ?? ""))
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
        diagnostics.append(.unknownWord(key, part, known: known, of: whole))
      }
    }
    check("names", spec.names.roles, roles)
    check("names", spec.names.contracts, protocols)
    check("names", spec.names.properties, contracts)
    check("files", spec.files.roles, whole.roles.map(\.key) + [Spec.tests])
    check("files", spec.files.contracts, protocols)
  }
}
