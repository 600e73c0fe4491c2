import ViperProject

/// Divides files into apps: one app for the whole folder, or one for each Xcode project if several
/// projects declare presenters with the same name.
package struct AppParts {
  /// The apps, each with the absolute path of its config's folder.
  package let apps: [(root: String, app: App)]

  /// - Parameter projects: the absolute paths of folders with an Xcode project.
  package init(_ files: [AppFile], root: String, projects: Set<String>) {
    var groups: [String: [AppFile]] = [:]
    for file in files {
      let own = projects.filter { FilePath.isInside(file.path, $0) }
        .max { $0.utf8.count < $1.utf8.count }
      groups[own ?? root, default: []].append(file)
    }
    var owners: [String: String] = [:]
    let isMixed = groups.sorted { $0.key < $1.key }.contains { folder, files in
      files.flatMap(\.declarations).contains { declaration in
        guard declaration.kind == .type, Part.presenter.isMeant(by: [declaration.name]) else {
          return false
        }
        let owner = owners.updateValue(folder, forKey: declaration.name)
        return owner != nil && owner != folder
      }
    }
    apps =
      isMixed
      ? groups.sorted { $0.key < $1.key }.map { ($0.key, App($0.value)) } : [(root, App(files))]
  }
}
