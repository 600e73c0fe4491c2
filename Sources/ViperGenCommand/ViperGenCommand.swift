import Foundation
import PackagePlugin

/// `swift package viper-gen …`: any command of viper-gen, in the folder of the package.
@main
struct ViperGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ViperGen(tool: context.tool(named: "viper-gen").url, package: context.package)
      .run(arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// The same from Xcode's menu, in the folder of the project.
  extension ViperGenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try ViperGen(
        tool: context.tool(named: "viper-gen").url, folder: context.xcodeProject.directoryURL
      ).run(withoutTargets(arguments))
    }
  }
#endif
