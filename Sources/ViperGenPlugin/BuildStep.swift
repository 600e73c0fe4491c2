import Foundation
import PackagePlugin

/// One run of viper-gen for a target, as a build system wants to know it: what goes in, what comes
/// out, and how it is started.
struct BuildStep {
  let target: String
  /// The specs whose modules are made.
  var made: [URL] = []
  /// The specs whose mocks are made, and the Swift modules that they are of.
  var mocked: [(module: String, spec: URL)] = []
  /// The specs of other targets that routes may lead to.
  var known: [URL] = []
  /// The Swift files that may declare the protocols of services.
  var sources: [URL] = []
  /// What records which spec was applied to files of yours last.
  var locks: [URL] = []
  /// The folders in which a config may appear that was not there before.
  var watchedFolders: [URL] = []

  init(target: String) { self.target = target }

  /// No command where there is nothing to make.
  ///
  /// The names of the files that come out follow from the names of the specs alone: after an edit of
  /// a spec nobody asks the plugin again.
  func commands(tool: URL, folder: URL) -> [Command] {
    let specs = made + mocked.map(\.spec)
    guard !specs.isEmpty else { return [] }
    let all = Set(specs).union(known)
    var arguments =
      ["build", "--quiet", "--into", folder.filePath] + made.map(\.filePath)
    for (module, spec) in mocked { arguments += ["--mocks", "\(module)=\(spec.filePath)"] }
    for spec in all.subtracting(specs).sorted(by: { $0.filePath < $1.filePath }) {
      arguments += ["--known", spec.filePath]
    }
    return [
      .buildCommand(
        displayName: "Making the modules of \(target)", executable: tool, arguments: arguments,
        inputFiles: all.sorted { $0.filePath < $1.filePath } + sources + locks
          + SettingsFiles(around: all).all + watchedFolders,
        outputFiles: names(of: specs).map { folder.appending(path: $0) })
    ]
  }

  /// `Login.viper.json` → `Login.viper.swift`; one each, also for namesakes, which viper-gen reports.
  private func names(of specs: [URL]) -> [String] {
    let names = specs.map { spec in
      spec.deletingPathExtension().appendingPathExtension("swift").lastPathComponent
    }
    return Set(names).sorted()
  }
}

extension FileList {
  /// The specs among a target's files.
  var specs: [URL] { map(\.url).filter { $0.lastPathComponent.hasSuffix(".viper.json") } }

  /// The Swift files, of which viper-gen reads those that declare what a service is.
  var swiftFiles: [URL] { map(\.url).filter { $0.pathExtension == "swift" } }

  /// The locks, which are no resources, and so would be warned of if no command took them in.
  var locks: [URL] { map(\.url).filter { $0.lastPathComponent.hasSuffix(".viper.lock") } }
}

extension URL {
  var filePath: String { path(percentEncoded: false) }
}
