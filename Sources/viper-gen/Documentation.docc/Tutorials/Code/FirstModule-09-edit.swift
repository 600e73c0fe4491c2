/// Contains the business logic of Login.
@MainActor
final class LoginInteractor {
  weak var presenter: (any LoginInteractorOutputProtocol)?
  let accounts: any Accounts

  init(accounts: any Accounts) {
    self.accounts = accounts
  }
}

// MARK: - LoginInteractorProtocol

extension LoginInteractor: LoginInteractorProtocol {
  func signIn(name: String, password: String) async throws -> String {
    try await accounts.signIn(name: name, password: password)
  }
}
