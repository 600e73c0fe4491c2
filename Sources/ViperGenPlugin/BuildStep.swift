import Foundation
import PackagePlugin

/// One run of viper-gen for a target, with its inputs and outputs for the build system.
struct BuildStep {
  let target: String
  var made: [URL] = []
  /// The specs to generate mocks for, and the Swift modules to import.
  var mocked: [(module: String, spec: URL)] = []
  /// The specs of other targets, whose modules routes may open.
  var known: [URL] = []
  /// The Swift files that may declare service protocols.
  var sources: [URL] = []
  /// The lock files, which record the last generated versions of owned files.
  var locks: [URL] = []
  /// The folders in which a new config may be created.
  var watchedFolders: [URL] = []

  /// Makes the build command. Empty for a target without specs.
  ///
  /// The output names follow from the names of the specs alone, because SwiftPM doesn't call the
  /// plugin again after an edit of a spec.
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

  /// Lists the output names: `Login.viper.json` → `Login.viper.swift`. Duplicates appear once,
  /// because viper-gen reports them.
  private func names(of specs: [URL]) -> [String] {
    let names = specs.map { spec in
      spec.deletingPathExtension().appendingPathExtension("swift").lastPathComponent
    }
    return Set(names).sorted()
  }
}

extension FileList {
  var specs: [URL] { map(\.url).filter { $0.lastPathComponent.hasSuffix(".viper.json") } }

  var swiftFiles: [URL] { map(\.url).filter { $0.pathExtension == "swift" } }

  /// The lock files. SwiftPM warns about these files if no command uses them.
  var locks: [URL] { map(\.url).filter { $0.lastPathComponent.hasSuffix(".viper.lock") } }
}

extension URL {
  var filePath: String { path(percentEncoded: false) }
}
