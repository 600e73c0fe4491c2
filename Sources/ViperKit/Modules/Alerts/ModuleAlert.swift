/// A question or a message over a module, with the answers that it takes.
nonisolated public struct ModuleAlert: Sendable {
  nonisolated public enum Role: Sendable {
    case plain, cancel, destructive
  }

  /// One answer. Titles tell the answers of an alert apart.
  nonisolated public struct Action: Identifiable, Sendable {
    public var id: String { title }
    public let title: String
    public let role: Role
    public let perform: @MainActor () -> Void

    public init(
      _ title: String, role: Role = .plain, perform: @escaping @MainActor () -> Void = {}
    ) {
      self.title = title
      self.role = role
      self.perform = perform
    }
  }

  public let title: String
  public let message: String
  public let actions: [Action]

  /// - Parameter actions: at least one is there: without any, `OK`.
  public init(_ title: String, message: String = "", actions: [Action] = []) {
    self.title = title
    self.message = message
    self.actions = actions.isEmpty ? [Action("OK", role: .cancel)] : actions
  }
}
