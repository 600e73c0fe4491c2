import Foundation
import PackagePlugin

/// Generates the modules of a target before it is compiled. A test target gets the mocks of the
/// targets that it depends on.
@main
struct ViperGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    var step = BuildStep(target: target.name)
    step.made = target.sourceFiles.specs
    step.locks = target.sourceFiles.locks
    step.sources = target.sourceFiles.swiftFiles
    for case .target(let dependency as any SourceModuleTarget) in target.dependencies
    where target.kind == .test {
      step.mocked += dependency.sourceFiles.specs.map { (dependency.moduleName, $0) }
    }
    for case let dependency as any SourceModuleTarget in target.recursiveTargetDependencies {
      step.known += dependency.sourceFiles.specs
      // Other packages aren't searched.
      if dependency.directoryURL.filePath.hasPrefix(context.package.directoryURL.filePath) {
        step.sources += dependency.sourceFiles.swiftFiles
      }
    }
    step.watchedFolders = folders(above: target.directoryURL, upTo: context.package.directoryURL)
    return try step.commands(
      tool: context.tool(named: "viper-gen-build").url, folder: context.pluginWorkDirectoryURL)
  }

  /// Lists the folders above the target's own folder, which SwiftPM itself watches.
  private func folders(above target: URL, upTo package: URL) -> [URL] {
    var folders: [URL] = []
    var folder = target
    while folder.pathComponents.count > package.pathComponents.count {
      folder.deleteLastPathComponent()
      folders.append(folder)
    }
    return folders
  }
}
