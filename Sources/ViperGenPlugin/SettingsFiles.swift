import Foundation

/// The files beside specs that decide what is made of them: configs, layouts and the project's own
/// packs. viper-gen finds them itself; the build system has to know which edits to look out for.
struct SettingsFiles {
  private var configs: [URL] = []
  private var others: Set<URL> = []

  var all: [URL] { configs + others.sorted { $0.filePath < $1.filePath } }

  init(around specs: some Sequence<URL>) {
    var folders: Set<URL> = []
    for spec in specs {
      var folder = spec.deletingLastPathComponent()
      add(packNamed: "pack", in: spec)
      while folders.insert(folder).inserted, folder.filePath.utf8.count > 1 {
        let config = folder.appending(path: "viper-gen.json")
        if exists(config) {
          configs.append(config)
          add(packNamed: "pack", in: config)
        }
        let layout = folder.appending(path: ".swift-format")
        if exists(layout) { others.insert(layout) }
        folder.deleteLastPathComponent()
      }
    }
  }

  /// The module that tests import, by the nearest config that says it.
  var testModule: String? { configs.lazy.compactMap { string("testModule", in: $0) }.first }

  /// All files of a pack, if it is a folder and not built in.
  private mutating func add(packNamed key: String, in file: URL) {
    guard let pack = string(key, in: file), pack.contains("/") || pack.hasPrefix(".") else {
      return
    }
    let folder = URL(filePath: pack, relativeTo: file.deletingLastPathComponent())
    let files = FileManager.default.enumerator(
      at: folder.standardizedFileURL, includingPropertiesForKeys: [.isRegularFileKey],
      options: .skipsHiddenFiles)
    for case let file as URL in files ?? .init() where exists(file) { others.insert(file) }
  }

  private func string(_ key: String, in file: URL) -> String? {
    guard let data = try? Data(contentsOf: file),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    return object[key] as? String
  }

  private func exists(_ file: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: file.filePath, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
