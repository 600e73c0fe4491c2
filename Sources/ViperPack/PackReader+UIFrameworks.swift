import SwiftReading
import ViperSpec
import ViperText

extension PackReader {
  /// - Parameter earlier: `like` can name these.
  mutating func uiFramework(
    _ node: JSONNode, roles: [String], contracts: [String], earlier: [Dialect.UIFramework]
  ) -> (key: EmbeddedText, uiFramework: Dialect.UIFramework)? {
    object(node, "a UI framework is an object") { reader, object in
      let key = object.requiredString("key")
      let name = key?.string ?? ""
      var uiFramework = Dialect.UIFramework(key: name)
      if let like = object.string("like") {
        if let model = earlier.first(where: { $0.key == like.string }) {
          uiFramework = model
          uiFramework.key = name
        } else {
          reader.report(.unknownInPack("framework", like, known: earlier.map(\.key)))
        }
      }
      if let framework = object.string("framework") { uiFramework.framework = framework.string }
      if let superclass = object.string("superclass") { uiFramework.superclass = superclass.string }
      let routes = object.holds("routes") ? object.strings("routes") : nil
      if let routes { uiFramework.routes = routes.map(\.string) }
      uiFramework.opens.formUnion(object.strings("opens").map(\.string))
      if object.holds("runtime") { uiFramework.runtime = reader.runtime(object.strings("runtime")) }
      if let app = object.take("app") { uiFramework.app = reader.app(app.value, besides: routes) }
      if let wrapper = object.string("wrapper") { uiFramework.wrapper = wrapper.string }
      reader.readRoles(of: &uiFramework, &object, roles: roles)
      for member in object.members("conformers") {
        if !contracts.contains(member.key.string) {
          reader.report(.unknownInPack("contract", member.key, known: contracts))
        }
        let conformer = reader.role(reader.text(member, "a component"), of: roles)
        uiFramework.conformers[member.key.string] = conformer?.string
      }
      return key.map { ($0, uiFramework) }
    }
  }

  /// - Parameter routes: an extended pack may describe other routes, too.
  private mutating func app(_ node: JSONNode, besides routes: [EmbeddedText]?) -> Dialect.App? {
    object(node, "'app' is an object") { reader, object in
      var app = Dialect.App()
      app.runtime = reader.runtime(object.strings("runtime"))
      app.needsWindow = object.bool("needsWindow") ?? false
      for member in object.members("ways") {
        let known = routes?.map(\.string) ?? []
        if routes?.first?.location.source.path == member.key.location.source.path,
          !known.contains(member.key.string)
        {
          reader.report(.unknownInPack("route", member.key, known: known))
        }
        guard let text = reader.text(member, "where a module is shown") else { continue }
        app.ways[member.key.string] = Dialect.App.Way(rawValue: text.string)
        if app.ways[member.key.string] == nil {
          let known = Dialect.App.Way.allCases.map(\.rawValue)
          reader.report(.unknownWay(text, known: known))
        }
      }
      return app
    }
  }

  private mutating func runtime(_ parts: [EmbeddedText]) -> [String] {
    for part in parts where !BuiltIn.runtimeParts.contains(part.string) {
      report(.unknownRuntime(part, known: BuiltIn.runtimeParts.sorted()))
    }
    return parts.map(\.string)
  }

  private mutating func readRoles(
    of uiFramework: inout Dialect.UIFramework, _ object: inout JSONObjectReader, roles: [String]
  ) {
    for (role, names) in lists(object.members("inherited"), of: roles) {
      uiFramework.inherited[role] = Set(
        names.map { $0.string.hasSuffix("()") ? String($0.string.dropLast(2)) : $0.string })
    }
    for (role, fields) in lists(object.members("extras"), of: roles) {
      uiFramework.extras[role] = fields.compactMap { SignatureParser.field($0, into: &diagnostics) }
    }
    for member in object.members("anchors") {
      guard let role = role(member.key, of: roles),
        let property = text(member, "the name of a property")
      else { continue }
      uiFramework.anchors[role.string] = property.string
    }
    if let holder = role(object.string("state"), of: roles) {
      uiFramework.stateHolder = holder.string
    }
    let observable = object.strings("observable").compactMap { role($0, of: roles)?.string }
    uiFramework.observable.formUnion(observable)
  }

  mutating func namespaces(_ node: JSONNode) -> PackManifest.Namespaces? {
    object(node, "'namespaces' is an object") { reader, object in
      let key = object.requiredString("key")
      let named = reader.named(&object)
      let parts = object.array("parts").compactMap { reader.part($0) }
      guard let key, let named else { return nil }
      return PackManifest.Namespaces(key: key, parts: parts, named: named)
    }
  }

  private mutating func part(
    _ node: JSONNode
  ) -> (key: EmbeddedText, name: EmbeddedText, part: Dialect.Namespaces.Part)? {
    object(node, "a part is an object") { _, object in
      let key = object.requiredString("key")
      let name = object.requiredString("name")
      let summary = object.requiredString("summary")
      guard let key, let name, let summary else { return nil }
      return (key, name, .init(key: key.string, name: name.string, summary: summary.string))
    }
  }

  mutating func xcodeChoices(
    _ members: [JSONMember], uiFrameworks: [String]
  ) -> [(label: String, uiFramework: String)] {
    members.compactMap { member in
      guard let text = text(member, "the key of a UI framework") else { return nil }
      if !uiFrameworks.contains(text.string) {
        report(.unknownInPack("framework", text, known: uiFrameworks))
      }
      let label = member.key.string
      // The label becomes the name of a folder.
      if label.isEmpty || label.hasPrefix(".") || label.contains("/") || label.utf8.contains(0) {
        report(.badKey("choice", member.key))
      }
      return (label, text.string)
    }
  }

  private mutating func lists(
    _ members: [JSONMember], of roles: [String]
  ) -> [(role: String, texts: [EmbeddedText])] {
    members.compactMap { member in
      guard let role = role(member.key, of: roles)?.string else { return nil }
      guard case .array(let nodes) = member.value.value else {
        report(.wrongType(member.value, expected: "'\(member.key.string)' takes an array"))
        return nil
      }
      let expected = "'\(member.key.string)' takes an array of strings"
      return (role, nodes.compactMap { $0.string(expected, into: &diagnostics) })
    }
  }
}
