import ViperProject

extension ResolvedProject {
  /// The absolute folder of shared files: the target that imports all other targets, or the folder
  /// of all modules.
  package var projectFolder: String {
    topTarget(of: targets)
      ?? read.runtimePlace.folder(forModulesIn: read.ownDrafts.map { read.folder(of: $0.file) })
  }

  /// Whether there are several targets, and no target imports all other targets.
  var hasNoContainerPlace: Bool {
    let targets = targets
    return targets.count > 1 && topTarget(of: targets) == nil
  }

  /// The names of the project's own modules in each target; empty if the config names an output
  /// folder.
  private var targets: [String: [String]] {
    guard read.project.config.output == nil else { return [:] }
    let place = read.runtimePlace
    var targets: [String: [String]] = [:]
    for draft in read.ownDrafts {
      guard let target = place.target(of: read.folder(of: draft.file)) else { continue }
      targets[target, default: []].append(draft.file.name)
    }
    return targets
  }

  /// Finds the target whose modules open the modules of all other targets, directly or indirectly.
  private func topTarget(of targets: [String: [String]]) -> String? {
    var homes: [String: String] = [:]
    for (target, modules) in targets { for module in modules { homes[module] = target } }
    return targets.keys.sorted().first { target in
      var seen = Set(targets[target] ?? [])
      var open = seen.sorted()
      while let module = open.popLast() {
        for other in specs[module]?.openedModules ?? [] where seen.insert(other).inserted {
          open.append(other)
        }
      }
      return Set(seen.compactMap { homes[$0] }).count == targets.count
    }
  }
}
