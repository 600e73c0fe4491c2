import Foundation
import PackagePlugin

/// `swift package viper-check …`: `viper-gen check` in the folder of the package. It declares no
/// permission, so that nobody has to be asked for one, and no CI to give it.
@main
struct ViperGenCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ViperGen(tool: context.tool(named: "viper-gen").url, package: context.package)
      .run(["check"] + arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// The same from Xcode's menu, in the folder of the project.
  extension ViperGenCheck: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try ViperGen(
        tool: context.tool(named: "viper-gen").url, folder: context.xcodeProject.directoryURL
      ).run(["check"] + withoutTargets(arguments))
    }
  }
#endif
