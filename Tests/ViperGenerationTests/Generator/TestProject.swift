import ViperTestTools

@testable import ViperProject

/// A project in memory that uses the pack of another dialect.
enum TestProject {
  static let trip = """
    {
      "inputs": ["id: Int"], "ui": "gui", "yours": ["logic"],
      "businessLogic": ["load()"], "displayLogic": ["show(_ text: String)"],
      "entities": [{ "name": "TripRow", "fields": ["id: Int"] }], "output": ["done()"]
    }
    """
  static let note = #"{ "yours": ["logic"], "businessLogic": ["save(text: String) async"] }"#

  /// - Parameters:
  ///   - root: the absolute folder of the project.
  ///   - changes: by path in the project; nil to leave a file out.
  static func files(
    at root: String = "/p",
    config: String = #"{ "root": true, "pack": "./pack", "output": "Out" }"#,
    _ changes: [String: String?] = [:]
  ) -> [String: String] {
    var files: [String: String] = [
      "viper-gen.json": config, "Specs/Trip.viper.json": trip, "Specs/Note.viper.json": note,
    ]
    for (name, text) in TestPack.files() { files["pack/" + name] = text }
    for (name, text) in changes { files[name] = text }
    return Dictionary(uniqueKeysWithValues: files.map { (FilePath.join(root, $0), $1) })
  }

  /// The files of a project that uses the built-in pack.
  static func viper(
    config: String = "{}", _ specs: [String: String]
  ) -> [String: String] {
    var files = ["/p/viper-gen.json": config]
    for (name, text) in specs { files["/p/\(name).viper.json"] = text }
    return files
  }
}

extension TestProject {
  static func bases(in lock: String?) -> [Substring] {
    (lock ?? "").split(separator: "\n").filter { $0.hasPrefix("|") }
  }
}
