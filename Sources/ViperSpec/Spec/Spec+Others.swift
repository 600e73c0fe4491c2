import ViperText

extension Spec {
  /// Whether another text of the same spec says the same of all that the project as a whole is made of.
  ///
  /// No more may differ than the members of contracts that are the module's own matter: those that lead to no other
  /// module. Which members are the user's to write counts as well, since tests of an app leave such modules out.
  package func saysTheSameToOthers(as other: Spec, in dialect: Dialect) -> Bool {
    guard added.isEmpty, other.added.isEmpty, hasOpenMembers == other.hasOpenMembers,
      let mine = textsByKey, let theirs = other.textsByKey
    else { return false }
    let inner = innerContracts(in: dialect).intersection(other.innerContracts(in: dialect))
    return Set(mine.keys).union(theirs.keys).allSatisfy { key in
      let texts = [mine[key], theirs[key]]
      guard texts[0] != texts[1] else { return true }
      return inner.contains(key) && texts.allSatisfy { $0?.first != UInt8(ascii: "{") }
    }
  }

  /// The contracts without a member that leads to another module.
  private func innerContracts(in dialect: Dialect) -> Set<String> {
    guard let leading = dialect.holders.routes else { return [] }
    let leadingContracts = dialect.contracts.filter { contract in
      let conformers = dialect.flavours.compactMap { $0.conformers[contract.key] }
      return contract.conformer == leading || conformers.contains(leading)
    }
    let routed = contracts.filter { $0.value.contains(where: \.isRoute) }.keys
    return Set(dialect.contracts.map(\.key)).subtracting(leadingContracts.map(\.key))
      .subtracting(routed)
  }

  /// What stands behind each key.
  private var textsByKey: [String: ArraySlice<UInt8>]? {
    guard case .object(let members) = JSONParser.parse(source).node?.value else { return nil }
    return Dictionary(
      members.map { ($0.key.string, source.bytes[$0.value.location.range]) }
    ) { first, _ in first }
  }
}

extension ContractMember {
  fileprivate var isRoute: Bool {
    implementations.contains { implementation in
      if case .route = implementation { true } else { false }
    }
  }
}
