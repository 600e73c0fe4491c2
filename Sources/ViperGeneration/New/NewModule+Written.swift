import ViperSpec
import ViperText

extension NewModule {
  /// Whether a spec is as `new` writes it: only then nothing is lost with it that options of `new`
  /// could not say again.
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
    return elements.allSatisfy { isText($0) || isEntity($0) }
  }

  private static func isText(_ node: JSONNode) -> Bool {
    if case .string = node.value { true } else { false }
  }

  private static func isEntity(_ node: JSONNode) -> Bool {
    guard case .object(let members) = node.value,
      members.map(\.key.string) == ["name", "fields"],
      case .array(let fields) = members[1].value.value
    else { return false }
    return isText(members[0].value) && fields.allSatisfy(isText)
  }
}
