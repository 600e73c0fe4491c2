import Foundation
import PackagePlugin

/// `swift package viper-gen …`: any command of viper-gen, in the folder of the package.
@main
struct ViperGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "viper-gen").url, arguments, in: context.package.directoryURL)
  }

  /// Fails if viper-gen does, which has said itself what was wrong.
  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// The same from Xcode's menu, in the folder of the project.
  extension ViperGenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode puts the targets that were ticked in front; viper-gen looks for specs itself.
      var arguments = arguments[...]
      while arguments.first == "--target" { arguments = arguments.dropFirst(2) }
      try run(
        context.tool(named: "viper-gen").url, Array(arguments),
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
