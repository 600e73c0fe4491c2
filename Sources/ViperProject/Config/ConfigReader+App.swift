import SwiftReading
import ViperSpec
import ViperText

extension ConfigReader {
  /// Reads `app`: `{"name": "Shop", "start": "Login", "tabs": […], "links": {…}}`
  mutating func app(_ node: JSONNode) -> AppConfig? {
    guard var object = JSONObjectReader(node, expected: "'app' is an object", into: &diagnostics)
    else { return nil }
    let name = object.requiredString("name")
    let before = object.diagnostics.count
    let nodes = object.array("tabs")
    let tabs = nodes.compactMap { tab($0) }
    let hasStart = object.holds("start")
    let start = object.string("start")
    let hasMistake = object.diagnostics.count > before || tabs.count < nodes.count
    let links = object.members("links").compactMap { link($0) }
    let isMisspelled = object.holdsMisspelled(["tabs", "start"])
    object.finish(into: &diagnostics)
    if let name, !isSwiftIdentifier(name.string) || name.string.first?.isLowercase == true {
      diagnostics.append(.badAppName(name))
    }
    if nodes.isEmpty && !hasStart && !isMisspelled && !hasMistake {
      diagnostics.append(.noStart(node))
    }
    guard let name else { return nil }
    let app = AppConfig(
      name: name, tabs: tabs, start: start, links: links,
      lacksStarts: hasMistake || isMisspelled)
    reportRepetitions(in: app)
    return app
  }

  private mutating func tab(_ node: JSONNode) -> AppConfig.Tab? {
    if case .string(let module) = node.value {
      return AppConfig.Tab(module: module, title: module.string, image: "")
    }
    let expected = "a tab is a module's name, or an object that names one"
    return object(node, expected) { _, object in
      let module = object.requiredString("module")
      let title = object.string("title")?.string
      let image = object.string("image")?.string
      return module.map {
        AppConfig.Tab(module: $0, title: title ?? $0.string, image: image ?? "")
      }
    }
  }

  /// Reads `"item/{id}": ["Feed", "openDetail(id)"]`
  private mutating func link(_ member: JSONMember) -> AppConfig.Link? {
    guard case .array(let nodes) = member.value.value else {
      let expected = "a deep link takes an array with a module and routes"
      return fail(.arrayExpected(member.value, expected: expected))
    }
    let texts = nodes.compactMap {
      $0.string("a deep link takes the name of a module, and routes", into: &diagnostics)
    }
    let path = reporting { () throws(Diagnostic) in try LinkTextReader(text: member.key).path() }
    let steps = texts.dropFirst().map { text in
      reporting { () throws(Diagnostic) in try LinkTextReader(text: text).step() }
    }
    guard let start = texts.first else {
      if nodes.isEmpty { diagnostics.append(.emptyLink(member.value)) }
      return nil
    }
    let known = steps.compactMap(\.self)
    guard let path, known.count == steps.count, texts.count == nodes.count else { return nil }
    return AppConfig.Link(path: path, start: start, steps: known)
  }

  private mutating func reporting<Value>(_ read: () throws(Diagnostic) -> Value) -> Value? {
    do { return try read() } catch { return fail(error) }
  }

  private mutating func reportRepetitions(in app: AppConfig) {
    var shown: [String: EmbeddedText] = [:]
    for module in app.starts {
      if let first = shown[module.string] {
        let isStart = first.location == app.start?.location
        diagnostics.append(.repeatedTab(module, first: first, isStart: isStart))
      }
      shown[module.string] = shown[module.string] ?? module
    }
    var paths: [[String?]: EmbeddedText] = [:]
    for path in app.links.map(\.path) {
      if let first = paths[path.shape] {
        diagnostics.append(.repeatedLink(path.text, first: first))
      }
      paths[path.shape] = paths[path.shape] ?? path.text
    }
  }

  /// Reads `readers`, by the identity of types: `{"Trip.ID": "Trip.ID.init"}`
  mutating func readers(_ members: [JSONMember]) -> [String: String] {
    var readers: [String: String] = [:]
    var types: [String: EmbeddedText] = [:]
    for member in members {
      let expected = "a reader takes a Swift function that converts a String"
      guard let text = member.value.string(expected, into: &diagnostics) else { continue }
      let fragment = SwiftFragment(text.bytes)
      if let flaw = fragment.flaw {
        diagnostics.append(.flaw(flaw, in: text))
      } else if fragment.separator != nil || text.string.allSatisfy(\.isWhitespace) {
        diagnostics.append(.badReader(text))
      }
      guard let type = SignatureParser.type(member.key, into: &diagnostics) else { continue }
      let identity = SwiftType.identity(of: type.text)
      if let first = types[identity] {
        diagnostics.append(.repeatedReader(member.key, first: first))
      } else {
        (types[identity], readers[identity]) = (member.key, text.string)
      }
    }
    return readers
  }

  /// `false`, or `{"project": "App.xcodeproj", "targets": ["App"], "testTargets": ["AppTests"]}`.
  mutating func xcode(_ node: JSONNode, in folder: String) -> Config.Xcode? {
    var xcode = Config.Xcode()
    if case .bool(let isOn) = node.value {
      xcode.isOff = !isOn
      return xcode
    }
    let expected = "'xcode' takes false, or an object that names a project and its targets"
    return object(node, expected) { reader, object in
      xcode.project = object.string("project").flatMap { text in
        reader.writtenFolder(text, in: folder).map { Config.KnownFolder(path: $0, text: text) }
      }
      xcode.targets = object.strings("targets")
      xcode.testTargets = object.strings("testTargets")
      return xcode
    }
  }
}
