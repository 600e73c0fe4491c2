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
