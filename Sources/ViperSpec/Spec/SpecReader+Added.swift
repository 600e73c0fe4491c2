import ViperText

/// `roles` and `contracts`: the parts that a spec adds.
extension SpecReader {
  mutating func addedRoles(_ texts: [EmbeddedText]) -> [EmbeddedText] {
    if let first = texts.first, !dialect.takesRoles {
      report(.noTemplate(of: "roles", dialect: dialect, at: first.location))
    }
    var first: [String: EmbeddedText] = [:]
    return texts.filter { text in
      isPartKey(text, of: "role", dialect.builderNames.union(Spec.partWords), first: &first)
    }
  }

  mutating func addedContracts(
    _ members: [JSONMember]
  ) -> [(contract: AdditionalParts.Contract, nodes: [JSONNode])] {
    if let first = members.first, !dialect.takesContracts {
      report(.noTemplate(of: "contracts", dialect: dialect, at: first.key.location))
    }
    let known = dialect.adding(added).roles.map(\.key).filter { $0 != dialect.builder }
    var first: [String: EmbeddedText] = [:]
    return members.compactMap { member in
      let isKey = isPartKey(
        member.key, of: "contract", Set(dialect.contracts.map(\.key)), first: &first)
      guard
        var object = JSONObjectReader(
          member.value, expected: "'\(member.key.string)' is an object", into: &diagnostics)
      else { return nil }
      let conformer = object.requiredString("conformer")
      let caller = object.string("caller")
      inherited[member.key.string] = object.strings("inherits").filter { isProtocolName($0) }
      let nodes = object.array("members")
      object.finish(into: &diagnostics)
      for role in [conformer, caller].compactMap(\.self) where !known.contains(role.string) {
        report(.unknownRole(role, known: known))
      }
      if let caller, caller.string == conformer?.string { return fail(.callsItself(caller)) }
      guard isKey, let conformer, known.contains(conformer.string),
        caller.map({ known.contains($0.string) }) != false
      else { return nil }
      return (.init(key: member.key, conformer: conformer, caller: caller), nodes)
    }
  }

  private mutating func isPartKey(
    _ key: EmbeddedText, of what: String, _ taken: Set<String>, first: inout [String: EmbeddedText]
  ) -> Bool {
    if let earlier = first.updateValue(key, forKey: key.string) {
      report(.repeatedWord(what + "s", key, first: earlier))
    } else if !isSwiftIdentifier(key.string) || isSwiftKeyword(key.string) {
      report(.badPartKey(key, what: what, isTaken: false))
    } else if taken.contains(key.string) {
      report(.badPartKey(key, what: what, isTaken: true))
    } else {
      return true
    }
    return false
  }
}
