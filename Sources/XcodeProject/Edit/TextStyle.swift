/// The layout of a project's text.
struct TextStyle {
  let newline: String
  let step: String
  let indentation: String
  let hasComments: Bool

  init(_ file: ProjectFile) {
    let bytes = file.source.bytes
    let lineEnd = bytes.firstIndex(of: UInt8(ascii: "\n"))
    newline = lineEnd.map { $0 > 0 && bytes[$0 - 1] == 0x0D } == true ? "\r\n" : "\n"
    let first = file.objects.first?.range.lowerBound
    indentation = first.flatMap { Self.indentation(at: $0, in: bytes) } ?? "\t\t"
    step = String(indentation.utf8.prefix(max(1, indentation.utf8.count / 2))) ?? "\t"
    hasComments = Self.marker("Begin", nil, in: bytes, from: file.objectsRange) != nil
  }

  /// Finds the white space before an offset; nil if anything else is on the line before the offset.
  static func indentation(at offset: Int, in bytes: [UInt8]) -> String? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x0A else { return nil }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  static func marker(
    _ word: String, _ isa: String?, in bytes: [UInt8], from range: Range<Int>
  ) -> Range<Int>? {
    let text = Array("/* \(word) \(isa.map { "\($0) section */" } ?? "")".utf8)
    return bytes[range].firstRange(of: text)
  }

  func text(
    of object: ObjectText, isShort: Bool, list: (String) -> [(id: String, title: String)]
  ) -> [UInt8] {
    let end = isShort ? " " : newline + indentation + step
    var text = object.id + comment(object.title) + " = {" + (isShort ? "" : end)
    for (index, field) in object.fields.enumerated() {
      if index > 0 { text += end }
      text += field.key + " = "
      if field.isList {
        let inner = isShort ? " " : end + step
        text += "(" + list(field.value).map { inner + $0.id + comment($0.title) + "," }.joined()
        text += end + ");"
      } else {
        text += PropertyListText.written(field.value) + comment(field.comment) + ";"
      }
    }
    text += (isShort ? " " : newline + indentation) + "};"
    return Array(text.utf8)
  }

  func comment(_ title: String) -> String { hasComments ? title : "" }
}
