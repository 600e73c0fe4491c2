import ViperProject
import ViperSpec
import ViperText

/// An app that shows a pack's templates all that can be said of one.
struct SampleApp {
  /// The module that it starts with.
  static let start = "Linking"
  /// Another one.
  private static let other = "Empty"

  let dialect: Dialect
  let flavour: Dialect.Flavour

  /// What the spec of that module says beside its `ui`; nil if no app can start with the flavour.
  var spec: String? {
    let contract = dialect.adapted(flavour).contracts.first { dialect.mayRoute($0.conformer) }
    guard let contract, flavour.app != nil else { return nil }
    let routes = ways.map { "{ \"func\": \"\($0)()\", \"to\": \"Empty\", \"by\": \"\($0)\" }" }
    let last =
      #"{ "func": "go(_ id: Int, link: String, key: SampleKey, name: String?)", "to": "Empty" }"#
    return ", \(jsonString(contract.key)): [\((routes + [last]).joined(separator: ", "))]"
  }

  /// With tabs and several links, or with one module and one link.
  ///
  /// - Parameter foreign: a module that something else draws.
  func add(to config: inout Config, hasTabs: Bool, foreign: String?) {
    guard spec != nil else { return }
    let others = [Self.other, foreign].compactMap(\.self).map(jsonString).joined(separator: ", ")
    let start =
      hasTabs
      ? #""tabs": [{ "module": "Linking", "image": "star" }, \#(others)]"# : #""start": "Linking""#
    let links =
      #""a/{id}/{link}/{key}?n={name}": ["Linking", "go(id, link, key, name)"]"#
      + (hasTabs ? ways.map { ", \"\($0)\": [\"Linking\", \"\($0)()\"]" }.joined() : "")
    let text = """
      { "readers": { "SampleKey": "SampleKey.init" },
        "app": { "name": "Sample", \(start), "links": { \(links) } } }
      """
    let source = SourceText(path: Config.fileName, text: text)
    let read = ConfigReader.read(source, folder: config.folder).config
    (config.app, config.readers) = (read.app, read.readers)
    config.samples["SampleKey"] = ["\"key\""]
  }

  /// A route over everything, and one onto the stack.
  private var ways: [String] {
    [Dialect.App.Way.over, .stack].compactMap { way in
      flavour.routes.first { flavour.app?.ways[$0] == way }
    }
  }
}
