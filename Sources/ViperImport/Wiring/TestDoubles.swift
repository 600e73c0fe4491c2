import SwiftReading
import ViperText

/// The doubles of a template's tests: they conform to contracts, and so have what specs add to these.
///
/// A member ends the test that calls it, since there is nothing that it could return.
enum TestDoubles {
  /// The template of a double's member.
  static let part = "parts/double.swift"
  static let text = """
    {# A member of a double, which no test expects to be called until it says so. #}
    {% if member.isMethod %}
    {{ member.declaration }} {
      fatalError("{{ member.compoundName }} is not expected")
    }
    {% else %}
    {{ member.header }} {
      get{{ member.effects }} {
        fatalError("{{ member.compoundName }} is not expected")
      }
    {% if member.isSettable %}
      set {
        fatalError("{{ member.compoundName }} is not expected")
      }
    {% endif %}
    }
    {% endif %}

    """

  static func wire(
    _ file: SwiftTemplateFile, to contracts: [FoundContract], in template: WiredTemplate,
    _ edits: inout TemplateEdits
  ) {
    let contracts = Dictionary(contracts.map { ($0.name, $0) }) { first, _ in first }
    var waiting = file.declarations
    while let type = waiting.popLast() {
      waiting += type.members
      guard type.kind.isType, type.kind != .protocol, let body = type.body else { continue }
      let names = Set(type.inherited.flatMap(file.names))
      let protocols = template.shape.protocols(namedBy: names)
      for contract in protocols.sorted().compactMap({ contracts[$0] }) {
        let list = "contract.\(contract.key).members | where: \"isOfPack\", false"
        edits.append(
          membersOf: list, including: "\"\(part)\"", to: body, in: file.text.bytes)
      }
    }
  }
}
