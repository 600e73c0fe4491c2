import ViperSpec

extension ConfigReader {
  /// `false`, or `{"project": "App.xcodeproj", "targets": ["App"], "testTargets": ["AppTests"]}`.
  mutating func xcode(_ node: JSONNode, in folder: String) -> Config.Xcode? {
    var xcode = Config.Xcode()
    if case .bool(let isOn) = node.value {
      xcode.isOff = !isOn
      return xcode
    }
    let expected = "'xcode' takes false, or an object that names a project and its targets"
    guard var object = JSONObjectReader(node, expected: expected, into: &diagnostics) else {
      return nil
    }
    xcode.project = object.string("project").flatMap { text in
      writtenFolder(text, in: folder).map { Config.KnownFolder(path: $0, text: text) }
    }
    xcode.targets = object.strings("targets")
    xcode.testTargets = object.strings("testTargets")
    object.finish(into: &diagnostics)
    return xcode
  }
}
