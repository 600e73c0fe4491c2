/// Checks that the user's bodies are still in methods of the same names.
enum UserBodies {
  /// Whether no body of ours moved to a method of another name. A body in no method counts as kept,
  /// because `UserWords` checks for lost words. True for text that can't be read.
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
  fileprivate var bodies: [[UInt8]: Set<String>] {
    allMembers.reduce(into: [:]) { bodies, found in
      guard let body = found.item.body, found.item.kind == .function else { return }
      bodies[print(of: body), default: []].insert(found.member.owner + "." + found.item.name)
    }
  }
}
