/// What is asked of a dialect's roles and contracts.
extension Dialect {
  /// The role that nobody holds strongly: it keeps the others alive.
  package var root: String? {
    roles.first { role in
      role.whole == nil && contracts.contains { $0.caller == role.key }
        && !contracts.contains { !$0.isWeak && $0.conformer == role.key }
    }?.key
  }

  /// Whether the module's builder is generated.
  package var hasBuilder: Bool { roles.contains { $0.key == builder } }

  /// Whether a role has what it takes to open and close modules.
  package func mayRoute(_ role: String) -> Bool { holders.routes.map { $0 == role } ?? true }

  /// The role that a role is a piece of; itself if it is whole.
  package func whole(of role: String) -> String {
    roles.first { $0.key == role }?.whole ?? role
  }

  package func contracts(conformedToBy role: String) -> [Contract] {
    contracts.filter { $0.conformer == role }
  }

  package func contracts(calledBy role: String) -> [Contract] {
    contracts.filter { $0.caller == role }
  }
}
