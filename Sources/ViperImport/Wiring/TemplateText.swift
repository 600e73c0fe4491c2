import ViperText

/// A text in our template language: words are variables again, and what only looks like a tag is none.
struct TemplateText {
  let words: Placeholders

  /// - Parameter edits: what stands in place of some ranges, in the template language already.
  func text(_ bytes: [UInt8], _ edits: TemplateEdits = TemplateEdits()) -> String {
    var result = ""
    var start = 0
    let ordered = TextEdits(
      edits.edits.map { .init($0.range, $0.text) }, of: SourceText(path: "", bytes: bytes))
    for edit in ordered.edits {
      result += plain(bytes[start..<edit.range.lowerBound])
      result += String(decoding: edit.bytes, as: UTF8.self)
      start = edit.range.upperBound
    }
    return result + plain(bytes[start...])
  }

  /// A name or a path.
  func text(_ string: String) -> String { plain(Array(string.utf8)[...]) }

  private func plain(_ bytes: ArraySlice<UInt8>) -> String {
    var result = ""
    var start = bytes.startIndex
    for word in words.occurrences(in: bytes) {
      result += escaped(bytes[start..<word.range.lowerBound], isBeforeTag: true)
      switch word.meaning {
      case .expression(let text): result += "{{ \(text) }}"
      case .literal(let text): result += text
      case .unknown: break
      }
      start = word.range.upperBound
    }
    return result + escaped(bytes[start...], isBeforeTag: false)
  }

  private func escaped(_ bytes: ArraySlice<UInt8>, isBeforeTag: Bool) -> String {
    var text: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let next = index + 1 < bytes.endIndex ? bytes[index + 1] : nil
      let signs: [UInt8?] = [UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "#")]
      guard bytes[index] == UInt8(ascii: "{"), next == nil ? isBeforeTag : signs.contains(next)
      else {
        text.append(bytes[index])
        index += 1
        continue
      }
      let brace = [bytes[index]] + (next.map { [$0] } ?? [])
      text += Array("{{ \"".utf8) + brace + Array("\" }}".utf8)
      index += brace.count
    }
    return String(decoding: text, as: UTF8.self)
  }
}
