import Foundation
import PackagePlugin

// Declarations of the module XcodeProjectPlugin, which only Xcode has. The plugins' Xcode branches
// compile against them on other systems.

public protocol XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL

  public func tool(named name: String) throws -> PluginContext.Tool {
    fatalError("only Xcode knows \(name)")
  }
}

public struct XcodeProject: Identifiable {
  public let id: String
  public let displayName: String
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

public struct XcodeTarget: Identifiable {
  public let id: String
  public let displayName: String
  public let product: XcodeProduct?
  public let dependencies: [XcodeTargetDependency]
  public let inputFiles: FileList
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(Product)
}

public struct XcodeProduct {
  public enum Kind {
    case application, executable, framework, library
    case other(String)
  }

  public let name: String
  public let kind: Kind
}
