import ViperText

extension JSONNode {
  /// The value in one fixed form: keys sorted, an element a line, two spaces a level. Two texts that
  /// mean the same give the same form, and a change of one element changes its line only, so that
  /// git can merge it.
  ///
  /// - Parameter indentation: what stands in front of every line but the first.
  package func canonicalText(indentation: String = "") -> String {
    var text = ""
    write(to: &text, indentation: indentation)
    return text
  }

  private func write(to text: inout String, indentation: String) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): text += jsonString(string.string)
    case .array(let elements):
      JSONNode.writeList(elements, brackets: ("[", "]"), to: &text, indentation: indentation) {
        $0.write(to: &$1, indentation: $2)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key.string < $1.key.string }
      JSONNode.writeList(sorted, brackets: ("{", "}"), to: &text, indentation: indentation) {
        $1 += jsonString($0.key.string) + ": "
        $0.value.write(to: &$1, indentation: $2)
      }
    }
  }

  private static func writeList<Element>(
    _ elements: [Element], brackets: (open: String, close: String), to text: inout String,
    indentation: String, write: (Element, inout String, String) -> Void
  ) {
    guard !elements.isEmpty else {
      text += brackets.open + brackets.close
      return
    }
    text += brackets.open + "\n"
    let inner = indentation + "  "
    for (index, element) in elements.enumerated() {
      text += inner
      write(element, &text, inner)
      text += index == elements.count - 1 ? "\n" : ",\n"
    }
    text += indentation + brackets.close
  }
}
