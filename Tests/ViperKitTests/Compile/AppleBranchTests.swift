#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing

  /// Apple's branches, compiled against declarations of the names that they use.
  ///
  /// This finds wrong names, types and isolation as far as the declarations are right; only Apple's
  /// compiler can tell whether they are.
  @Suite(.serialized, .processesInTurn) struct AppleBranchTests {
    @Test(arguments: casesToRun([[], ["-default-isolation", "MainActor"]], every: 2))
    func applesBranchesCompileWithoutAWarning(_ options: [String]) throws {
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let module = folder.appendingPathComponent("Module.swift")
      try Self.module.write(to: module, atomically: true, encoding: .utf8)
      let output = try Toolchain.check(
        ViperKitSources.paths() + [module.path], in: folder,
        options: options + ["-I", AppleDeclarations.modules(), "-module-name", "ViperKit"])
      #expect(output.isEmpty, "\(output)")
    }

    /// A module as ViperBase's users have written it, in the Swift 5 language mode.
    @Test func aModuleInViperBasesStyleCompilesInApplesBranch() throws {
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let search = ["-I", try AppleDeclarations.modules(), "-I", folder.path]
      let module = folder.appendingPathComponent("ViperKit.swiftmodule").path
      let kit = try Toolchain.run(
        [
          "swiftc", "-parse-as-library", "-swift-version", "6", "-wmo", "-emit-module",
          "-emit-module-path", module,
        ]
          + ["-module-name", "ViperKit"] + search + ViperKitSources.paths())
      #expect(kit.isEmpty, "\(kit)")
      let style = ViperKitSources.package.appendingPathComponent("Tests/ViperKitCompatibilityTests")
      let files = try FileManager.default.subpathsOfDirectory(atPath: style.path)
        .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Tests.swift") }
        .map { style.appendingPathComponent($0).path }
      let output = try Toolchain.check(
        files, in: folder, options: search + ["-swift-version", "5", "-module-name", "Catalog"])
      #expect(output.isEmpty, "\(output)")
    }

    static let module = """
      import SwiftUI
      import UIKit

      #if !canImport(UIKit) || !canImport(SwiftUI)
        #error("not Apple's branch")
      #endif

      final class DetailController: UIViewController {
        let id: Int

        init(id: Int) {
          self.id = id
          super.init(nibName: nil, bundle: nil)
        }

        init?(coder: ViewCoder, id: Int) {
          self.id = id
          super.init(coder: coder)
        }

        @available(*, unavailable)
        required init?(coder: ViewCoder) { nil }
      }

      @MainActor final class ListRouter {
        weak var viewController: UIViewController?

        func openDetail(id: Int) {
          let view = ViewFile.storyboard("Detail") {
            DetailController(coder: $0, id: id)
          } otherwise: {
            DetailController(id: id)
          }
          ModuleNavigation(from: viewController).push(view)
          ModuleNavigation(from: viewController).close()
          ModuleNavigation(from: viewController).alert(
            ModuleAlert("Gone", actions: [.init("Back", role: .cancel) { [weak self] in self?.back() }]))
        }

        func back() {}
      }

      struct DetailView: View {
        let id: Int
        let navigation: NavigationPlace
        var body: some View {
          Text("\\(id)")
          navigation.embeddedViews
          navigation.embeddedViews(in: "map")
        }
      }

      @MainActor final class DetailRouter {
        let navigation: NavigationPlace
        init(navigation: NavigationPlace) { self.navigation = navigation }
        func openDetail(id: Int) {
          navigation.push { DetailView(id: id, navigation: $0) }
        }
      }
      """
  }
#endif
