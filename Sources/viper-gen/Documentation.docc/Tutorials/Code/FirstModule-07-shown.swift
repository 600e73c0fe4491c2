/// Prepares the content of Login and reacts to the user's actions.
@MainActor
final class LoginPresenter {
  weak var view: (any LoginViewProtocol)?
  let interactor: any LoginInteractorProtocol
  let router: any LoginRouterProtocol

  init(interactor: any LoginInteractorProtocol, router: any LoginRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - LoginViewOutputProtocol

extension LoginPresenter: LoginViewOutputProtocol {}

// MARK: - LoginInteractorOutputProtocol

extension LoginPresenter: LoginInteractorOutputProtocol {
  func didSignIn(name: String) {
    fatalError("LoginPresenter.didSignIn(name:) is not written yet")
  }
}
