/// Whether the bodies that the user has written are where they were: in the methods of their names.
enum OwnBodies {
  /// A body that is in no method any more counts as kept: whether a word is lost is seen by `UserWords`.
  ///
  /// True where one of the texts can't be read as Swift: markers tell the user where to look.
  static func areKept(base: [UInt8], ours: [UInt8], merged: [UInt8]) -> Bool {
    guard let base = SwiftOutline(base)?.bodies,
      let ours = SwiftOutline(ours, openingAllConditionsBut: [])?.bodies,
      let merged = SwiftOutline(merged, openingAllConditionsBut: [])?.bodies
    else { return true }
    return ours.allSatisfy { body, names in
      guard base[body] == nil, let now = merged[body] else { return true }
      return !now.isDisjoint(with: names)
    }
  }
}

extension SwiftOutline {
  /// The names of the methods that have each body.
  fileprivate var bodies: [[UInt8]: Set<String>] {
    allMembers.reduce(into: [:]) { bodies, found in
      guard let body = found.item.body, found.item.kind == .function else { return }
      bodies[print(of: body), default: []].insert(found.member.owner + "." + found.item.name)
    }
  }
}
