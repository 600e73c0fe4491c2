import Foundation
import PackagePlugin

/// `swift package viper-check …`: runs `viper-gen check` in the package's folder. It needs no
/// permission, so it works in CI.
@main
struct ViperGenCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ViperGen(tool: context.tool(named: "viper-gen").url, package: context.package)
      .run(["check"] + arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// Runs from Xcode's menu in the project's folder.
  extension ViperGenCheck: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try ViperGen(
        tool: context.tool(named: "viper-gen").url, folder: context.xcodeProject.directoryURL
      ).run(["check"] + withoutTargets(arguments))
    }
  }
#endif
