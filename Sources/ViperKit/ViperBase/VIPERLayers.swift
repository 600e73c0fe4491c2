#if canImport(UIKit)
  import UIKit
#endif

/// A layer, which the builder creates without arguments.
@preconcurrency @MainActor
public protocol VIPERBaseLayer: AnyObject {
  init()
}

/// Shows data, and reports the user's actions to the presenter.
@preconcurrency @MainActor
public protocol VIPERView: VIPERBaseLayer {
  associatedtype Presenter
  var presenter: Presenter! { get set }
}

/// Connects the other layers.
@preconcurrency @MainActor
public protocol VIPERPresenter: VIPERBaseLayer {
  associatedtype View
  associatedtype Interactor
  associatedtype Router
  var view: View! { get set }
  var interactor: Interactor! { get set }
  var router: Router! { get set }
}

/// Contains the business logic, and reports to the presenter.
@preconcurrency @MainActor
public protocol VIPERInteractor: VIPERBaseLayer {
  associatedtype Presenter
  var presenter: Presenter! { get set }
}

/// Opens other modules from this module's view controller.
@preconcurrency @MainActor
public protocol VIPERRouter: VIPERBaseLayer {
  var viewController: UIViewController! { get set }
}
