#if canImport(UIKit)
  import UIKit
#endif

/// What all four layers of a module have in common: the builder makes them without arguments.
@preconcurrency @MainActor
public protocol VIPERBaseLayer: AnyObject {
  init()
}

/// Shows what the presenter says, and tells it what the user does.
@preconcurrency @MainActor
public protocol VIPERView: VIPERBaseLayer {
  associatedtype Presenter
  var presenter: Presenter! { get set }
}

/// Stands between all others of its module.
@preconcurrency @MainActor
public protocol VIPERPresenter: VIPERBaseLayer {
  associatedtype View
  associatedtype Interactor
  associatedtype Router
  var view: View! { get set }
  var interactor: Interactor! { get set }
  var router: Router! { get set }
}

/// Holds the business logic, and answers to the presenter.
@preconcurrency @MainActor
public protocol VIPERInteractor: VIPERBaseLayer {
  associatedtype Presenter
  var presenter: Presenter! { get set }
}

/// Opens other modules from this one's view controller.
@preconcurrency @MainActor
public protocol VIPERRouter: VIPERBaseLayer {
  var viewController: UIViewController! { get set }
}
