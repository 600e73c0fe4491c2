#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension ViperGenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      var step = BuildStep(target: target.displayName)
      step.made = target.inputFiles.specs
      step.locks = target.inputFiles.locks
      let dependencies = dependencies(of: target)
      for dependency in dependencies where target.isForTests {
        let specs = dependency.inputFiles.specs
        let module = SettingsFiles(around: specs).testModule ?? dependency.likelyModuleName
        step.mocked += specs.map { (module, $0) }
      }
      step.known = dependencies.flatMap(\.inputFiles.specs)
      step.sources = ([target] + dependencies).flatMap(\.inputFiles.swiftFiles)
      return try step.commands(
        tool: context.tool(named: "viper-gen-build").url, folder: context.pluginWorkDirectoryURL)
    }

    private func dependencies(of target: XcodeTarget) -> [XcodeTarget] {
      target.dependencies.compactMap { dependency in
        if case .target(let target) = dependency { target } else { nil }
      }
    }
  }

  extension XcodeTarget {
    /// Whether the target contains tests. Xcode identifies unknown product types by strings such as
    /// `com.apple.product-type.bundle.unit-test`.
    fileprivate var isForTests: Bool {
      if case .other(let kind) = product?.kind { kind.contains("test") } else { false }
    }

    /// The Swift module's name that Xcode derives from the target's name. Xcode doesn't pass
    /// `PRODUCT_MODULE_NAME` to plugins. If a target sets another name, set `testModule` in the
    /// config.
    fileprivate var likelyModuleName: String {
      let scalars = displayName.unicodeScalars.map { scalar in
        scalar.properties.isXIDContinue ? scalar : "_"
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }
#endif
