// The part of UIKit that starts an app in a window.

import Foundation

@preconcurrency @MainActor open class UIScene: UIResponder {
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { fatalError() }
  }
}

@preconcurrency @MainActor open class UISceneSession: NSObject {}

@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  open var url: URL { fatalError() }
}

@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
