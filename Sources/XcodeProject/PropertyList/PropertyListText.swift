import ViperText

/// Writes strings of property lists.
package enum PropertyListText {
  /// Whether a string without quotes can contain the byte.
  static func isBare(_ byte: UInt8) -> Bool {
    byte < 0x80 && isWordByte(byte) || "$/:.-".utf8.contains(byte)
  }

  /// A string as Xcode writes it. Xcode quotes more strings than necessary:
  /// `"FeedView.swift"` → `"FeedView.swift"`, `"Feed+Calls.swift"` → `"\"Feed+Calls.swift\""`
  package static func written(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      isBare($0) && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":")
    }
    if isPlain, !text.isEmpty, !text.contains("//"), !text.contains("___") { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The comment with an object's name: ` /* FeedView.swift */`
  package static func comment(_ text: String) -> String {
    // A name that ends the comment would become a part of the list.
    Array(text.utf8).firstRange(of: Array("*/".utf8)) != nil ? "" : " /* \(text) */"
  }
}
