import ViperSpec
import ViperText

/// Writes changes of an app's protocols into an existing spec.
struct SpecUpdate {
  typealias Direction = Architecture.Direction

  private let source: SourceText
  private let root: JSONNode?
  private let contracts: [Direction: ContractText]

  /// - Parameter contracts: the members of the module's protocols.
  init(_ source: SourceText, taking contracts: [Direction: ContractText]) {
    (self.source, self.contracts) = (source, contracts)
    root = JSONParser.parse(source).node
  }

  private var members: [JSONMember] { root?.value.members ?? [] }

  /// The updated spec; nil if nothing changed or the source isn't a spec.
  var text: SourceText? {
    guard let root else { return nil }
    let style = JSONStyle(of: root)
    var edits: [TextEdits.Edit] = []
    for (direction, contract) in contracts {
      guard let old = list(of: direction), let new = Self.value(of: contract, keeping: old) else {
        continue
      }
      let depth = direction.isOfPack ? 1 : 2
      let text = new.text(
        in: style, indentation: String(repeating: style.unit, count: depth),
        after: direction.key.utf8.count + ": ".utf8.count)
      edits.append(.init(old.location.range, text))
    }
    return edits.isEmpty ? nil : TextEdits(edits, of: source).edited
  }

  private func list(of direction: Direction) -> JSONNode? {
    Self.lists(in: members).first { $0.key == direction.key }?.value
  }

  func says(_ direction: Direction) -> Bool { list(of: direction) != nil }

  /// Warns about protocols that the spec doesn't contain, and about contracts without a protocol.
  func diagnostics(of module: FoundModule, in app: App) -> [Diagnostic] {
    guard isAdopted else { return [] }
    let new = contracts.keys.filter { !says($0) }.sorted { $0.key < $1.key }
    let known = Set(contracts.keys.map(\.key))
    let gone = members.flatMap { member -> [EmbeddedText] in
      if member.key.string == "contracts", let added = member.value.value.members {
        return added.map(\.key)
      }
      return Direction.ofPacks.contains { $0.key == member.key.string } ? [member.key] : []
    }.filter { !known.contains($0.string) }
    return new.compactMap { direction in
      guard let name = module.contracts[direction]?.name, let place = app.location(of: name) else {
        return nil
      }
      return .newContract(name, direction, at: place)
    } + gone.map(Diagnostic.goneContract)
  }

  /// Whether the user owns the module's protocols.
  private var isAdopted: Bool {
    let yours = root?.member("yours")?.value.value.elements ?? []
    return yours.contains { ["all", "contracts"].contains(Self.signature($0)) }
  }

  /// Updates a contract's value; nil if nothing changed.
  private static func value(of contract: ContractText, keeping old: JSONNode) -> JSONOutput? {
    let (list, inherits) = parts(of: old)
    guard let elements = list?.value.elements else { return nil }
    let texts = elements.map(signature)
    guard texts != contract.members.map(\.text) || inherits != contract.inherits else { return nil }
    let kept = Dictionary(zip(texts, elements)) { first, _ in first }
    let members = contract.members.map { member in
      kept[member.text].map(JSONOutput.init) ?? member.json
    }
    // The conforming component and the caller stay unchanged.
    let others = (old.value.members ?? [])
      .filter { !["inherits", "members"].contains($0.key.string) }
      .map { JSONOutput.Member($0.key.string, JSONOutput($0.value)) }
    guard !others.isEmpty else { return contract.json(members) }
    let parents = contract.inherits
    return .object(
      others + (parents.isEmpty ? [] : [.init("inherits", .strings(parents))])
        + [.init("members", .array(members))])
  }

  /// Lists the values of a spec by key, with the added contracts in place of `contracts`.
  static func lists(in spec: [JSONMember]) -> [(key: String, value: JSONNode)] {
    spec.flatMap { member -> [(key: String, value: JSONNode)] in
      let added = member.key.string == "contracts" ? member.value.value.members : nil
      return (added ?? [member]).map { ($0.key.string, $0.value) }
    }
  }

  private static func parts(of node: JSONNode) -> (list: JSONNode?, inherits: [String]) {
    guard node.value.members != nil else { return (node, []) }
    let inherits = node.member("inherits")?.value.value.elements ?? []
    return (node.member("members")?.value, inherits.map(signature))
  }

  static func members(of node: JSONNode) -> [JSONNode] {
    parts(of: node).list?.value.elements ?? []
  }

  /// Reads the text of a member: the string itself, or the value of `func`, `var` or `swift`.
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
