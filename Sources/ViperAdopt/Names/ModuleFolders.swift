import ViperProject

struct ModuleFolders {
  /// The absolute path of each module's folder, in the order of the modules.
  private(set) var folders: [String] = []
  private(set) var specFolders: [String] = []
  /// For each module, the absolute path of the file that declares a component or contract.
  let paths: [[Slot: String]]

  init(_ modules: [FoundModule], in app: App, _ request: AdoptionRequest) {
    let root = request.root
    let paths = modules.map { Self.paths(of: $0, in: app) }
    var owners: [String: Int] = [:]
    let commons = paths.map { Self.common($0.values.map(FilePath.folder)) }
    for folder in commons { owners[folder, default: 0] += 1 }
    let nearest = modules.indices.map { index -> String in
      let path = modules[index].parts[.presenter].flatMap { app.path(of: $0) } ?? root
      return Self.half(above: FilePath.folder(of: path), of: Array(paths[index].values))
    }
    for (common, near) in zip(commons, nearest) where near != common {
      owners[near, default: 0] += 1
    }
    self.paths = paths
    let shared = FilePath.join(root, "Specs")
    for (index, module) in modules.enumerated() {
      let known = request.specs[module.name].map { FilePath.folder(of: $0.path) }
      let own = [commons[index], nearest[index]].first { folder in
        owners[folder] == 1 && folder != root && FilePath.isInside(folder, root)
      }
      if let output = request.config?.output {
        folders.append(FilePath.join(output, module.name))
        specFolders.append(known ?? request.config?.specs ?? shared)
      } else {
        folders.append(known ?? own ?? shared)
        specFolders.append(folders[index])
      }
    }
  }

  private static func paths(of module: FoundModule, in app: App) -> [Slot: String] {
    var paths: [Slot: String] = [:]
    for slot in module.slots {
      guard let name = module.name(of: slot) else { continue }
      var path = app.path(of: name)
      if case .part(let part) = slot, module.shared.contains(part),
        let contract = module.directions.first(where: {
          $0.conformer == part && module.contracts[$0] != nil
        }).flatMap({ module.contracts[$0]?.name })
      {
        path = app.path(of: name, conformingTo: contract) ?? path
      }
      paths[slot] = path
    }
    return paths
  }

  private static func common(_ folders: [String]) -> String {
    guard var common = folders.min(by: { $0.utf8.count < $1.utf8.count }) else { return "/" }
    while !folders.allSatisfy({ FilePath.isInside($0, common) }) {
      common = FilePath.folder(of: common)
    }
    return common
  }

  /// Finds the deepest folder, at or above the presenter's folder, that contains more than half of
  /// the files.
  private static func half(above folder: String, of paths: [String]) -> String {
    var folder = folder
    while folder != "/", !folder.isEmpty,
      paths.filter({ FilePath.isInside($0, folder) }).count * 2 <= paths.count
    {
      folder = FilePath.folder(of: folder)
    }
    return folder
  }
}

extension App {
  func path(of name: String) -> String? {
    (protocols[name] ?? types[name]).map { files[$0.file].path }
  }

  func path(of type: String, conformingTo contract: String) -> String? {
    parts(of: type).first { inherited(by: $0, in: type).contains(contract) }.map {
      files[$0.file].path
    }
  }
}
