/// Templates for Xcode's New File dialog.
extension PeerTemplates {
  private static func information(_ options: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <!-- What Xcode shows. -->
      <key>Summary</key>
      <string>Views &amp; presenters</string>
      <key>SortOrder</key>
      <integer>1</integer>
      <key>Options</key>
      <array>
    \(options)
      </array>
      <key>Platforms</key>
      <array/>
    </dict>
    </plist>
    """
  }

  private static func option(
    _ identifier: String, _ type: String, default usual: String = "", _ rest: String = ""
  ) -> String {
    """
        <dict>
          <key>Identifier</key>
          <string>\(identifier)</string>
          <key>Type</key>
          <string>\(type)</string>
          <key>Default</key>
          <string>\(usual)</string>
          <key>NotPersisted</key>
          <true/>
          \(rest)
        </dict>
    """
  }

  /// A choice of views, a presenter that is made with all that it needs, a wireframe that is the
  /// builder, too.
  static let variations = Shape(
    name: "VIPER Module.xctemplate", pack: "viper-module-none",
    files: [
      "TemplateInfo.plist": information(
        option("moduleName", "text")
          + option("productName", "static", default: "___VARIABLE_moduleName___")
          + option(
            "view", "popup", default: "None",
            "<key>Values</key><array><string>None</string><string>XIB</string></array>")),
      "TemplateIcon.png": "",
      "None/___FILEBASENAME___Interfaces.swift": interfaces,
      "None/___FILEBASENAME___ViewController.swift": viewController,
      "None/___FILEBASENAME___Presenter.swift": presenter,
      "None/___FILEBASENAME___Wireframe.swift": wireframe,
      "XIB/___FILEBASENAME___ViewController.xib":
        "<xib customClass=\"___VARIABLE_moduleName___\"/>",
      "XIB/___FILEBASENAME___ViewController.swift": viewController,
      "XIB/___FILEBASENAME___Interfaces.swift": interfaces,
      "XIB/___FILEBASENAME___Presenter.swift": presenter,
      "XIB/___FILEBASENAME___Wireframe.swift": wireframe,
    ],
    contracts: ["wireframeInterface", "viewInterface", "presenterInterface"])

  private static let interfaces = """
    //___FILEHEADER___
    //  Generated
    //

    import UIKit

    protocol ___VARIABLE_moduleName___WireframeInterface: AnyObject {
    }

    protocol ___VARIABLE_moduleName___ViewInterface: AnyObject {
    }

    protocol ___VARIABLE_moduleName___PresenterInterface: AnyObject {
    }
    """

  private static let viewController = """
    //___FILEHEADER___

    import UIKit

    final class ___VARIABLE_moduleName___ViewController: UIViewController {

        // MARK: - Public properties -

        var presenter: ___VARIABLE_moduleName___PresenterInterface!

    }

    // MARK: - Extensions -

    extension ___VARIABLE_moduleName___ViewController: ___VARIABLE_moduleName___ViewInterface {
    }
    """

  private static let presenter = """
    //___FILEHEADER___

    import Foundation

    final class ___VARIABLE_moduleName___Presenter {

        private unowned let view: ___VARIABLE_moduleName___ViewInterface
        private let wireframe: ___VARIABLE_moduleName___WireframeInterface

        init(view: ___VARIABLE_moduleName___ViewInterface, wireframe: ___VARIABLE_moduleName___WireframeInterface) {
            self.view = view
            self.wireframe = wireframe
        }
    }

    extension ___VARIABLE_moduleName___Presenter: ___VARIABLE_moduleName___PresenterInterface {
    }
    """

  private static let wireframe = """
    //___FILEHEADER___

    import UIKit

    // ___FILEBASENAME___ leads to other screens.
    final class ___FILEBASENAMEASIDENTIFIER___ {
        func make() -> UIViewController {
            let view = ___VARIABLE_moduleName___ViewController()
            view.presenter = ___VARIABLE_moduleName___Presenter(view: view, wireframe: self)
            return view
        }
    }

    extension ___VARIABLE_moduleName___Wireframe: ___VARIABLE_moduleName___WireframeInterface {
    }
    """

  /// Protocols that inherit others and stand together in a property, computed names, branches.
  static let composed = Shape(
    name: "Scene.xctemplate", pack: "scene",
    files: [
      "TemplateInfo.plist": information(
        option("sceneName", "text")
          + option("logicName", "static", default: "___VARIABLE_sceneName:identifier___Logic")
          + option("baseClass", "text", default: "NSObject")),
      "___FILEBASENAME___Logic.swift": """
      //  Created by ___FULLUSERNAME___ on ___DATE___.
      //  ___COPYRIGHT___
      import Foundation
      #if canImport(UIKit)
        import UIKit
      #endif

      protocol ___VARIABLE_sceneName___Asking { func ask() }

      protocol ___VARIABLE_sceneName___Answering: ___VARIABLE_sceneName___Asking {
        func answer(_ text: String) async throws -> Int
      }

      protocol ___VARIABLE_sceneName___Showing: AnyObject {
        #if canImport(UIKit)
          func show()
        #endif
      }

      class ___VARIABLE_logicName___: ___VARIABLE_baseClass___, ___VARIABLE_sceneName___Answering {
        weak var display: (any ___VARIABLE_sceneName___Showing)?
        let nested = {{ 1 }()}()
        func ask() {}
        func answer(_ text: String) async throws -> Int { 0 }
      }
      """,
      "Views/___FILEBASENAME___Controller.swift": """
      import UIKit

      class ___VARIABLE_sceneName___Controller: UIViewController, ___VARIABLE_sceneName___Showing {
        var logic: (___VARIABLE_sceneName___Asking & ___VARIABLE_sceneName___Answering)?
        func show() {}
      }
      """,
    ],
    contracts: ["asking", "answering", "showing"])

  /// A view that is a struct, a presenter that is observed, a protocol that nobody conforms to.
  static let swiftUI = Shape(
    name: "Screen.xctemplate", pack: "screen",
    files: [
      "TemplateInfo.plist": information(option("productName", "text")),
      "___FILEBASENAME___/___FILEBASENAME___View.swift": """
      import SwiftUI

      protocol ___VARIABLE_productName___Presenting: AnyObject {
        /// What stands on top.
        var title: String { get }
      }

      struct ___VARIABLE_productName___View: View {
        let presenter: any ___VARIABLE_productName___Presenting

        var body: some View {
          Text(presenter.title)
        }
      }
      """,
      "___FILEBASENAME___/___FILEBASENAME___Presenter.swift": """
      import Observation

      protocol ___VARIABLE_productName___Delegate: AnyObject {}

      @Observable
      final class ___VARIABLE_productName___Presenter: ___VARIABLE_productName___Presenting {
        @ObservationIgnored weak var delegate: (any ___VARIABLE_productName___Delegate)?
        var title: String { "___VARIABLE_productName___" }
      }
      """,
    ],
    contracts: ["presenting"], ui: "swiftui")
}
