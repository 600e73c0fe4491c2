/// A property list as Xcode reads it.
indirect enum PropertyList {
  case string(String)
  case bool(Bool)
  case array([PropertyList])
  /// In the order in which it is written.
  case dictionary([(key: String, value: PropertyList)])

  /// The list as a document of XML.
  var document: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(to: &text, indentation: "")
    return text + "</plist>\n"
  }

  private func write(to text: inout String, indentation: String) {
    let inner = indentation + "  "
    switch self {
    case .string(let string): text += "\(indentation)<string>\(Self.escaped(string))</string>\n"
    case .bool(let bool): text += "\(indentation)<\(bool)/>\n"
    case .array(let elements):
      text += "\(indentation)<array>\n"
      for element in elements { element.write(to: &text, indentation: inner) }
      text += "\(indentation)</array>\n"
    case .dictionary(let entries):
      text += "\(indentation)<dict>\n"
      for (key, value) in entries {
        text += "\(inner)<key>\(Self.escaped(key))</key>\n"
        value.write(to: &text, indentation: inner)
      }
      text += "\(indentation)</dict>\n"
    }
  }

  /// `a<b&c` → `a&lt;b&amp;c`; what XML has no place for is left out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
