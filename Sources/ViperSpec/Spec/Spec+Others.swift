import ViperText

extension Spec {
  /// Computes the checksum of everything in a spec that can influence other modules and shared
  /// files.
  ///
  /// Members of contracts that open no module don't count. Whether the user writes members counts,
  /// because an app's tests skip such modules. A type `Task` counts, too. If the spec adds
  /// components or embeds a module, the whole spec counts.
  package func interfaceHash(in dialect: Dialect) -> ByteHash {
    let embedsByDefault = dialect.flavours.contains { $0.routes.first == "embed" }
    let embeds = routes.contains { $0.by.map { $0.string == "embed" } ?? embedsByDefault }
    guard added.isEmpty, !embeds, let texts = textsByKey else { return ByteHash(source.bytes) }
    let inner = innerContracts(in: dialect)
    var bytes: [UInt8] = [hasOpenMembers ? 1 : 0, declaresTaskType ? 1 : 0]
    for (key, text) in texts.sorted(by: { $0.key < $1.key })
    where !inner.contains(key) || text.first == UInt8(ascii: "{") {
      bytes += key.utf8
      bytes.append(0)
      bytes += text
      bytes.append(0)
    }
    return ByteHash(bytes)
  }

  private func innerContracts(in dialect: Dialect) -> Set<String> {
    guard let leading = dialect.holders.routes else { return [] }
    let leadingContracts = dialect.contracts.filter { contract in
      let conformers = dialect.flavours.compactMap { $0.conformers[contract.key] }
      return contract.conformer == leading || conformers.contains(leading)
    }
    let routed = contracts.filter { !$0.value.flatMap(\.routes).isEmpty }.keys
    return Set(dialect.contracts.map(\.key)).subtracting(leadingContracts.map(\.key))
      .subtracting(routed)
  }

  private var textsByKey: [String: ArraySlice<UInt8>]? {
    guard case .object(let members) = JSONParser.parse(source).node?.value else { return nil }
    return Dictionary(
      members.map { ($0.key.string, source.bytes[$0.value.location.range]) }
    ) { first, _ in first }
  }
}
