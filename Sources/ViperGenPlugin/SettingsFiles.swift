import Foundation

/// The other input files: configs, layouts, the project's packs, and the Swift files that a config
/// names. viper-gen finds these files itself, but the build system has to watch them.
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
          for folder in object(in: config)?["sources"] as? [String] ?? [] {
            addFiles(in: folder, seenFrom: config) { $0.pathExtension == "swift" }
          }
        }
        let layout = folder.appending(path: ".swift-format")
        if exists(layout) { others.insert(layout) }
        folder.deleteLastPathComponent()
      }
    }
  }

  /// The `testModule` of the nearest config that sets it.
  var testModule: String? { configs.lazy.compactMap { string("testModule", in: $0) }.first }

  /// Adds all files of a pack, unless it is built in.
  private mutating func add(packNamed key: String, in file: URL) {
    guard let pack = string(key, in: file), pack.contains("/") || pack.hasPrefix(".") else {
      return
    }
    addFiles(in: pack, seenFrom: file) { _ in true }
  }

  private mutating func addFiles(
    in path: String, seenFrom file: URL, where isWanted: (URL) -> Bool
  ) {
    let folder = URL(filePath: path, relativeTo: file.deletingLastPathComponent())
    let files = FileManager.default.enumerator(
      at: folder.standardizedFileURL, includingPropertiesForKeys: [.isRegularFileKey],
      options: .skipsHiddenFiles)
    for case let file as URL in files ?? .init() where isWanted(file) && exists(file) {
      others.insert(file)
    }
  }

  private func string(_ key: String, in file: URL) -> String? { object(in: file)?[key] as? String }

  private func object(in file: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  }

  private func exists(_ file: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: file.filePath, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
