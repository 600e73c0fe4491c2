import SwiftReading
import ViperSpec
import ViperText

/// Finds the member that a rename names.
struct MemberSearch {
  let contracts: [Dialect.Contract]
  let spec: Spec
  private(set) var diagnostics: [Diagnostic] = []

  private typealias Found = (contract: Dialect.Contract?, member: SpecMember)

  /// - Parameter old: `Feed.didTapAdd`, `Feed.show(_:)` or, with its contract, `Feed.interactor.load`.
  mutating func target(_ old: EmbeddedText, to new: EmbeddedText) -> MemberTarget? {
    let written = old.string.drop { $0 != "." }.dropFirst()
    let head = written.prefix { $0 != "(" }
    let key = head.lastIndex(of: ".").map { String(head[..<$0]) }
    let name = key.map { written.dropFirst($0.count + 1) } ?? written
    let base = String(name.prefix { $0 != "(" })
    let all = members(of: key)
    let newBase = String(new.string.prefix { $0 != "(" })
    var found = all.filter { $0.member.member.isNamed(base, name.dropFirst(base.count)) }
    // An interrupted rename may have changed the spec already.
    if found.isEmpty {
      found = all.filter { $0.member.member.isNamed(newBase, name.dropFirst(base.count)) }
    }
    guard let (contract, member) = found.first, found.count == 1 else {
      let known = Set(all.map(\.member.member.name)).sorted()
      diagnostics.append(
        found.isEmpty
          ? .noMember(String(name), of: spec.name, known: known, at: old.location)
          : .severalMembers(base, of: spec.name, found.map(path), at: old.location))
      return nil
    }
    check(newBase, new, for: member, in: contract)
    guard diagnostics.isEmpty else { return nil }
    let property = contract?.property ?? "output"
    let same = members(of: nil).filter { $0.member.member.name == member.member.name }
    return MemberTarget(
      contract: contract, member: member, oldName: base, newName: newBase,
      isOverloaded: same.count { $0.contract?.key == contract?.key } > 1,
      isOnly: same.count { ($0.contract?.property ?? "output") == property } == 1)
  }

  private func members(of key: String?) -> [Found] {
    let own = contracts.filter { key == nil || $0.key == key }.flatMap { contract in
      (spec.contracts[contract.key] ?? []).map { (contract, $0) as Found }
    }
    let output = key == nil || key == "output" ? spec.output?.members ?? [] : []
    return own + output.map { (nil, $0) }
  }

  private func path(_ found: Found) -> String {
    "\(spec.name).\(found.contract?.key ?? "output").\(found.member.member.compoundName)"
  }

  private mutating func check(
    _ name: String, _ new: EmbeddedText, for member: SpecMember, in contract: Dialect.Contract?
  ) {
    let base = EmbeddedText(SourceText(path: new.location.source.path, text: name))
    _ = SignatureParser.identifier(base, into: &diagnostics)
    let old = member.member
    if isSwiftKeyword(name) { diagnostics.append(.keywordMember(name, at: new.location)) }
    if !new.string.dropFirst(name.count).isEmpty,
      !old.isNamed(old.name, new.string.dropFirst(name.count))
    {
      diagnostics.append(.labelRename(old, to: name, at: new.location))
    }
    if member.inheritance != nil || member.isOfPack {
      diagnostics.append(.foreignMember(old, of: spec.name, isOfPack: member.isOfPack))
    } else if old.isProperty, contract != nil, spec.state.contains(where: { $0.name == old.name }) {
      diagnostics.append(.stateMember(old, of: spec.name))
    }
  }
}

extension Member {
  /// Whether it has a name and labels: `"show"`, `"(_:)"`. Without parentheses, any labels.
  fileprivate func isNamed(_ base: String, _ labels: Substring) -> Bool {
    name == base && (labels.isEmpty || compoundName.dropFirst(name.count) == labels)
  }
}
