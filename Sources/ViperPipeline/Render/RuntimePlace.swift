import ViperProject
import ViperText

/// The place of the file with ViperKit, and whether one file is enough.
package struct RuntimePlace {
  let project: Project
  let into: String?
  let packageFolder: String?

  package init(project: Project, into: String?, packageFolder: String?) {
    (self.project, self.into, self.packageFolder) = (project, into, packageFolder)
  }

  /// The output folder, the modules' target or the project's root.
  package func folder(forModulesIn folders: [String]) -> String {
    if let output = into ?? project.config.output { return output }
    return targets(of: folders).first ?? project.root
  }

  package func problems(
    forModulesIn folders: [String], on disk: any Disk
  ) throws(DiskError) -> [Diagnostic] {
    let display = project.display
    let targets = targets(of: folders)
    guard targets.count < 2 else {
      let location = project.config.runtimeLocation
      return [.runtimeForSeveralTargets(targets.map { display($0) }, at: location)]
    }
    let own = FilePath.join(folder(forModulesIn: folders), RuntimeFile.names[0])
    guard let target = targets.first ?? self.targets(of: [own]).first else { return [] }
    return try copies(in: target, on: disk).filter { $0 != own }
      .map { .secondRuntime(display($0), own: display(own)) }
  }

  private func targets(of folders: [String]) -> [String] {
    Set(folders.compactMap(target)).sorted()
  }

  /// Finds the folder of the target around a folder. Nil outside of a package's sources.
  package func target(of folder: String) -> String? {
    guard let packageFolder else { return nil }
    let sources = FilePath.join(packageFolder, "Sources")
    guard FilePath.isInside(folder, sources), folder != sources else { return nil }
    let name = folder.dropFirst(sources.count + 1).prefix { $0 != "/" }
    return FilePath.join(sources, String(name))
  }

  private func copies(in target: String, on disk: any Disk) throws(DiskError) -> [String] {
    var copies: [String] = []
    for path in try project.needs.files(below: [target], on: disk)
    where FilePath.name(of: path) == RuntimeFile.names[0] {
      guard let bytes = try disk.read(path) else { continue }
      if GeneratedMark(reading: bytes)?.source == RuntimeFile.source { copies.append(path) }
    }
    return copies.sorted()
  }
}

extension Diagnostic {
  static func runtimeForSeveralTargets(_ targets: [String], at location: SourceLocation?) -> Self {
    let names = targets.map { "'\($0)'" }.joined(separator: " and ")
    return Diagnostic(
      id: "unsupported-shared-runtime", "the modules in \(names) can't share a file with ViperKit",
      at: location, help: "use the package ViperKit instead: \"runtime\": \"package\"")
  }

  static func secondRuntime(_ path: String, own: String) -> Self {
    Diagnostic(
      id: "duplicate-runtime",
      "'\(path)' already contains ViperKit, so '\(own)' would be a second copy",
      help: "delete one of the two copies, and set 'runtime' only in a config above both")
  }
}
