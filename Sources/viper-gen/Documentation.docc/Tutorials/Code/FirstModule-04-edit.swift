public protocol Accounts: Sendable {
  func signIn(name: String, password: String) async throws -> String
}
