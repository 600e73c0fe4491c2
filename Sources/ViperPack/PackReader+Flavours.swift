import SwiftReading
import ViperSpec
import ViperText

/// `flavours`: what a way to build user interfaces changes in the dialect.
extension PackReader {
  /// - Parameter earlier: the flavours before it, one of which it may be `like`.
  mutating func flavour(
    _ node: JSONNode, roles: [String], contracts: [String], earlier: [Dialect.Flavour]
  ) -> PackManifest.Flavour? {
    guard var object = JSONObjectReader(node, what: "a flavour", into: &diagnostics) else {
      return nil
    }
    let key = object.requiredString("key")
    var flavour = Dialect.Flavour(key: key?.string ?? "")
    if let like = object.string("like") {
      if let model = earlier.first(where: { $0.key == like.string }) {
        flavour = model.renamed(flavour.key)
      } else {
        diagnostics.append(.unknownInPack("flavour", like, known: earlier.map(\.key)))
      }
    }
    if let framework = object.string("framework") { flavour.framework = framework.string }
    if let superclass = object.string("superclass") { flavour.superclass = superclass.string }
    if object.holds("routes") { flavour.routes = object.strings("routes").map(\.string) }
    flavour.types.formUnion(object.strings("types").map(\.string))
    if object.holds("runtime") { flavour.runtime = object.strings("runtime").map(\.string) }
    for (member, names) in lists(object.members("inherited"), of: roles) {
      flavour.inherited[member] = Set(
        names.map { $0.string.hasSuffix("()") ? String($0.string.dropLast(2)) : $0.string })
    }
    for (member, fields) in lists(object.members("extras"), of: roles) {
      flavour.extras[member] = fields.compactMap {
        SignatureParser.field($0, into: &diagnostics)
      }
    }
    for member in object.members("conformers") {
      if !contracts.contains(member.key.string) {
        diagnostics.append(.unknownInPack("contract", member.key, known: contracts))
      }
      flavour.conformers[member.key.string] = conformer(member.value, of: roles)
    }
    if let wrapper = object.string("wrapper") { flavour.wrapper = wrapper.string }
    for member in object.members("anchors") {
      guard let role = role(member.key, of: roles) else { continue }
      guard case .string(let property) = member.value.value else {
        diagnostics.append(
          .wrongType(member.value, expected: "'\(role.string)' takes the name of a property"))
        continue
      }
      flavour.anchors[role.string] = property.string
    }
    if let holder = role(object.string("state"), of: roles) {
      flavour.stateHolder = holder.string
    }
    for word in object.strings("alwaysYours") {
      if let role = role(word, of: roles) { flavour.alwaysYours.insert(role.string) }
    }
    for word in object.strings("observable") {
      if let role = role(word, of: roles) { flavour.observable.insert(role.string) }
    }
    object.finish(into: &diagnostics)
    return key.map { PackManifest.Flavour(key: $0, flavour: flavour) }
  }

  /// `namespaces`: the list of specs that groups values, and what each element may have.
  mutating func namespaces(_ node: JSONNode) -> PackManifest.Namespaces? {
    guard var object = JSONObjectReader(node, what: "'namespaces'", into: &diagnostics) else {
      return nil
    }
    let key = object.requiredString("key")
    let named = named(&object)
    var keys: [EmbeddedText] = []
    var names: [EmbeddedText] = []
    var parts: [Dialect.Namespaces.Part] = []
    for node in object.array("parts") {
      guard var object = JSONObjectReader(node, what: "a part", into: &diagnostics) else {
        continue
      }
      let key = object.requiredString("key")
      let name = object.requiredString("name")
      let summary = object.requiredString("summary")
      object.finish(into: &diagnostics)
      guard let key, let name, let summary else { continue }
      keys.append(key)
      names.append(name)
      parts.append(.init(key: key.string, name: name.string, summary: summary.string))
    }
    object.finish(into: &diagnostics)
    guard let key, let named else { return nil }
    return PackManifest.Namespaces(
      key: key, partKeys: keys, partNames: names, namespaces: .init(key: key.string, parts: parts),
      named: named)
  }

  /// `xcode`: `"Storyboard": "storyboard"`.
  mutating func xcodeChoices(
    _ members: [JSONMember], flavours: [String]
  ) -> [(label: String, flavour: String)] {
    members.compactMap { member in
      guard case .string(let text) = member.value.value else {
        diagnostics.append(
          .wrongType(member.value, expected: "'\(member.key.string)' takes a flavour's name"))
        return nil
      }
      if !flavours.contains(text.string) {
        diagnostics.append(.unknownInPack("flavour", text, known: flavours))
      }
      let label = member.key.string
      // It is the name of a folder.
      if label.isEmpty || label.hasPrefix(".") || label.contains("/") || label.utf8.contains(0) {
        diagnostics.append(.badKey("choice", member.key))
      }
      return (label, text.string)
    }
  }

  private mutating func conformer(_ node: JSONNode, of roles: [String]) -> String? {
    guard case .string(let text) = node.value else {
      diagnostics.append(.wrongType(node, expected: "a contract's conformer is a role"))
      return nil
    }
    return role(text, of: roles)?.string
  }

  /// The lists of texts under the names of roles.
  private mutating func lists(
    _ members: [JSONMember], of roles: [String]
  ) -> [(role: String, texts: [EmbeddedText])] {
    members.compactMap { member in
      guard let role = role(member.key, of: roles)?.string else { return nil }
      guard case .array(let nodes) = member.value.value else {
        diagnostics.append(
          .wrongType(member.value, expected: "'\(member.key.string)' takes an array"))
        return nil
      }
      return (role, strings(nodes, of: member.key.string))
    }
  }

  private mutating func strings(_ nodes: [JSONNode], of key: String) -> [EmbeddedText] {
    nodes.compactMap { node in
      if case .string(let text) = node.value { return text }
      diagnostics.append(.wrongType(node, expected: "'\(key)' takes an array of strings"))
      return nil
    }
  }
}
