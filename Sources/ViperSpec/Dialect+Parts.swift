extension Dialect {
  /// The component that no other component references strongly. It keeps the other components
  /// alive.
  package var root: String? {
    roles.first { role in
      role.whole == nil && contracts.contains { $0.caller == role.key }
        && !contracts.contains { !$0.isWeak && $0.conformer == role.key }
    }?.key
  }

  /// The components that the user owns in each module, such as the view.
  package var alwaysYours: Set<String> {
    let root = root
    return Set(
      roles.filter { ($0.owner ?? ($0.key == root ? .yours : .generated)) == .yours }.map(\.key))
  }

  /// The components that `yours` can name. A component contains its pieces, unless the user owns
  /// the component anyway.
  package var ownableRoles: [String] {
    let always = alwaysYours
    let wholes = roles.filter { $0.whole == nil && $0.mayBeYours && !always.contains($0.key) }
    return (wholes + roles.filter { $0.whole.map(always.contains) == true }).map(\.key)
  }

  package var hasBuilder: Bool { roles.contains { $0.key == builder } }

  package func mayRoute(_ role: String) -> Bool { holders.routes.map { $0 == role } ?? true }

  /// Finds the component that contains `role` as a piece; for other components, `role` itself.
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
