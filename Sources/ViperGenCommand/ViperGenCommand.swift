import Foundation
import PackagePlugin

/// `swift package viper-gen …`: runs any command in the package's folder.
@main
struct ViperGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ViperGen(tool: context.tool(named: "viper-gen").url, package: context.package)
      .run(arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// Runs from Xcode's menu in the project's folder.
  extension ViperGenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try ViperGen(
        tool: context.tool(named: "viper-gen").url, folder: context.xcodeProject.directoryURL
      ).run(withoutTargets(arguments))
    }
  }
#endif
