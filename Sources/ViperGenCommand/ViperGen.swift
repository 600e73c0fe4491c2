import Foundation
import PackagePlugin

/// Runs viper-gen from a plugin.
struct ViperGen {
  let tool: URL
  let folder: URL
  /// The specs of other packages, for routes to their modules.
  var known: [URL] = []

  /// Runs viper-gen, and exits after errors, which viper-gen has printed. SwiftPM turns each exit
  /// status except 0 into 1.
  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "VIPER_GEN_KNOWN_SPECS": Set(known.map { $0.path(percentEncoded: false) }).sorted()
        .joined(separator: "\n")
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

extension ViperGen {
  init(tool: URL, package: Package) {
    self.init(tool: tool, folder: package.directoryURL)
    for case let target as any SourceModuleTarget in package.targets {
      for case let dependency as any SourceModuleTarget in target.recursiveTargetDependencies
      where !dependency.directoryURL.path().hasPrefix(folder.path()) {
        known += dependency.sourceFiles.map(\.url)
          .filter { $0.lastPathComponent.hasSuffix(".viper.json") }
      }
    }
  }
}

#if canImport(XcodeProjectPlugin)
  /// Removes the selected targets, which Xcode adds in front. viper-gen searches for specs itself.
  func withoutTargets(_ arguments: [String]) -> [String] {
    var arguments = arguments[...]
    while arguments.first == "--target" { arguments = arguments.dropFirst(2) }
    return Array(arguments)
  }
#endif
