import ViperSpec
import ViperText

extension NewModule {
  /// Whether a spec is as `new` writes it: only then nothing is lost with it that options of `new`
  /// could not say again.
  static func isWritten(_ bytes: [UInt8]) -> Bool {
    guard let node = JSONParser.parse(SourceText(path: "", bytes: bytes)).0,
      case .object(let members) = node.value
    else { return false }
    var lines: [String] = []
    for member in members {
      guard let value = written(member.value) else { return false }
      lines.append("  \(jsonString(member.key.string)): \(value)")
    }
    let text = lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n}"
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x0A || byte == 0x0D }
    let end = bytes.lastIndex { !isBlank($0) } ?? -1
    return equalButForLineEndings(Array(bytes[...end]), Array(text.utf8))
  }

  /// A value in the layout of `new`; nil for what it never writes.
  private static func written(_ node: JSONNode) -> String? {
    switch node.value {
    case .string(let text): return jsonString(text.string)
    case .array(let nodes):
      let elements = nodes.compactMap(element)
      return elements.count == nodes.count ? list(elements) : nil
    default: return nil
    }
  }

  private static func element(_ node: JSONNode) -> String? {
    switch node.value {
    case .string(let text): return jsonString(text.string)
    case .object(let members):
      guard members.map(\.key.string) == ["name", "fields"],
        case .string(let name) = members[0].value.value,
        case .array(let nodes) = members[1].value.value
      else { return nil }
      let fields = nodes.compactMap { node in
        if case .string(let field) = node.value { field.string } else { nil }
      }
      return fields.count == nodes.count ? NewEntity(name: name.string, fields: fields).json : nil
    default: return nil
    }
  }
}
