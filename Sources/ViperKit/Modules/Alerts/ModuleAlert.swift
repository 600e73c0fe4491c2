/// An alert over a module.
nonisolated public struct ModuleAlert: Sendable {
  nonisolated public enum Role: Sendable {
    case plain, cancel, destructive
  }

  /// A button. Its title must be unique in the alert.
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

  /// - Parameter actions: without any, the alert has the button `OK`.
  public init(_ title: String, message: String = "", actions: [Action] = []) {
    self.title = title
    self.message = message
    self.actions = actions.isEmpty ? [Action("OK", role: .cancel)] : actions
  }
}
