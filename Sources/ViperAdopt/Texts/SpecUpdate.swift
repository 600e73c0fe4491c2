import ViperSpec
import ViperText

/// Takes what was changed in an app's protocols into a spec, in place.
struct SpecUpdate {
  /// The text with the members that the protocols have now; nil if it has them already, or is no spec.
  static func text(
    of source: SourceText, taking contracts: [FoundModule.Direction: ContractText]
  ) -> SourceText? {
    guard let root = JSONParser.parse(source).node, case .object(let members) = root.value else {
      return nil
    }
    let style = JSONStyle(of: root)
    var edits: [TextEdits.Edit] = []
    for (direction, contract) in contracts {
      guard let old = lists(in: members).first(where: { $0.key == direction.key })?.value,
        let new = value(of: contract, keeping: old)
      else { continue }
      let depth = direction.isOfPack ? 1 : 2
      let text = new.text(
        in: style, indentation: String(repeating: style.unit, count: depth),
        after: direction.key.utf8.count + style.colon.utf8.count)
      edits.append(.init(old.location.range, text))
    }
    return edits.isEmpty ? nil : TextEdits(edits, of: source).edited
  }

  /// A contract's value with what the protocol has now; nil if that is what it says.
  private static func value(of contract: ContractText, keeping old: JSONNode) -> JSONOutput? {
    let (list, inherits) = parts(of: old)
    guard case .array(let elements)? = list?.value else { return nil }
    let texts = elements.map(signature)
    guard texts != contract.members.map(\.text) || inherits != contract.inherits else { return nil }
    let kept = Dictionary(zip(texts, elements)) { first, _ in first }
    let members = contract.members.map { member in
      kept[member.text].map(JSONOutput.init) ?? member.json
    }
    // Who conforms and who calls stays as it is.
    guard case .object(let keys) = old.value else { return contract.json(members) }
    let others = keys.filter { !["inherits", "members"].contains($0.key.string) }
      .map { JSONOutput.Member($0.key.string, JSONOutput($0.value)) }
    guard !others.isEmpty else { return contract.json(members) }
    let parents = contract.inherits
    return .object(
      others + (parents.isEmpty ? [] : [.init("inherits", .strings(parents))])
        + [.init("members", .array(members))])
  }

  /// By key, the values of a spec's contracts: of the pack's, and of those that it adds.
  static func lists(in spec: [JSONMember]) -> [(key: String, value: JSONNode)] {
    spec.flatMap { member -> [(key: String, value: JSONNode)] in
      guard member.key.string == "contracts", case .object(let added) = member.value.value else {
        return [(member.key.string, member.value)]
      }
      return added.map { ($0.key.string, $0.value) }
    }
  }

  private static func parts(of node: JSONNode) -> (list: JSONNode?, inherits: [String]) {
    guard case .object(let members) = node.value else { return (node, []) }
    let inherits = members.first { $0.key.string == "inherits" }?.value
    var names: [String] = []
    if case .array(let elements)? = inherits?.value { names = elements.map(signature) }
    return (members.first { $0.key.string == "members" }?.value, names)
  }

  /// The elements of a contract's list.
  static func members(of node: JSONNode) -> [JSONNode] {
    guard case .array(let elements)? = parts(of: node).list?.value else { return [] }
    return elements
  }

  /// The text of a member: of an object what its `func`, `var` or `swift` says.
  static func signature(_ node: JSONNode) -> String {
    switch node.value {
    case .string(let text): text.string
    case .object(let members):
      members.first { ["func", "var", "swift"].contains($0.key.string) }.map { signature($0.value) }
        ?? ""
    default: ""
    }
  }
}
