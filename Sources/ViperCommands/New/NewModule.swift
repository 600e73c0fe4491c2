import ViperSpec
import ViperText

package struct NewModule: Sendable {
  package let name: String
  package var schema: String?
  package var pack: String?
  package var ui: String?
  package var access: String?
  package var contracts: [String] = []
  /// The component that only some modules need; nil if all need every component.
  package var dispensable: String?
  /// The key of the array of namespaces, if the pack has one.
  package var namespaces: String?

  package init(name: String) { self.name = name }

  package var specText: String {
    let texts = [("$schema", schema), ("pack", pack), ("ui", ui), ("access", access)]
    let members = texts.compactMap { key, value in
      value.map { JSONOutput.Member(key, .string($0)) }
    }
    let lists = [namespaces].compactMap(\.self) + contracts
    return JSONOutput.object(members + lists.map { .init($0, .array([])) }).document()
  }

  /// Whether a spec has the form that `new` and `add` write, because nobody edited the spec by
  /// hand.
  static func isWritten(_ bytes: [UInt8]) -> Bool {
    guard let node = JSONParser.parse(SourceText(path: "", bytes: bytes)).node,
      case .object(let members) = node.value, members.allSatisfy({ isWritten($0.value) })
    else { return false }
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x0A || byte == 0x0D }
    let end = bytes.lastIndex { !isBlank($0) } ?? -1
    return equalButForLineEndings(
      bytes[...end] + [UInt8(ascii: "\n")], Array(JSONOutput(node).document().utf8))
  }

  private static func isWritten(_ node: JSONNode) -> Bool {
    guard case .array(let elements) = node.value else { return isText(node) }
    return elements.allSatisfy { isText($0) || isObject($0) }
  }

  private static func isText(_ node: JSONNode) -> Bool {
    if case .string = node.value { true } else { false }
  }

  private static func isObject(_ node: JSONNode) -> Bool {
    guard case .object(let members) = node.value else { return false }
    let known =
      ["func", "var", "name", "type", "fields"] + NewMember.Detail.allCases.map(\.rawValue)
    return members.allSatisfy { member in
      switch member.value.value {
      case .string: known.contains(member.key.string)
      case .array(let elements):
        known.contains(member.key.string) && elements.allSatisfy(isText)
      case .object(let arguments):
        member.key.string == "with" && arguments.allSatisfy { isText($0.value) }
      case .null, .bool, .number: false
      }
    }
  }
}
