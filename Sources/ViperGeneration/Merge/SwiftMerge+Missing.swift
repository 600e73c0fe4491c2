extension SwiftMerge {
  /// The functions and properties of `theirs` that `ours` does not have, as a person names them:
  /// `didTapAdd()`. None where templates make something else than Swift.
  ///
  /// Nil if `ours` can't be read as Swift.
  static func missing(in ours: [UInt8], of theirs: [UInt8]) -> [String]? {
    guard let theirs = SwiftOutline(theirs) else { return [] }
    guard let ours = SwiftOutline(ours, openingAllConditionsBut: []) else { return nil }
    let known = Set(ours.file.memberNames)
    return theirs.file.memberNames.filter { !known.contains($0) }
  }
}

extension OutlineScope {
  /// The functions and properties of all types and extensions, in the order of the text.
  fileprivate var memberNames: [String] {
    items.flatMap { item -> [String] in
      if let scope = item.scope { return scope.memberNames }
      switch item.kind {
      case .function: return ["\(item.name)(\(item.labels.map { "\($0):" }.joined()))"]
      case .variable: return [item.name]
      default: return []
      }
    }
  }
}

extension SwiftMerge {
  /// The functions that are new in `theirs`, but have a body of the user's in `merged`: a merge has
  /// taken each for one that `theirs` no longer has, under another name. What the user has
  /// written under that name already is no such thing.
  static func renamed(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], merged: [UInt8]
  ) -> [String] {
    guard let base = SwiftOutline(base),
      let ours = SwiftOutline(ours, openingAllConditionsBut: []),
      let theirs = SwiftOutline(theirs),
      let merged = SwiftOutline(merged, openingAllConditionsBut: [])
    else { return [] }
    let before = Set(base.file.memberNames)
    let own = Set(ours.file.memberNames)
    let after = Set(theirs.file.memberNames)
    let goneBases = Set(before.subtracting(after).map(baseName(of:)))
    let stubs = theirs.bodies
    let bodies = merged.bodies
    return theirs.file.memberNames.filter { name in
      !before.contains(name) && !own.contains(name) && !goneBases.contains(baseName(of: name))
        && bodies[name] != nil && bodies[name] != stubs[name]
    }
  }

  /// `"load(id:)"` → `"load"`
  private static func baseName(of name: String) -> Substring { name.prefix { $0 != "(" } }
}

extension SwiftOutline {
  /// The bodies of all functions by name, whatever their layout is.
  fileprivate var bodies: [String: [UInt8]] {
    var bodies: [String: [UInt8]] = [:]
    collect(file, into: &bodies)
    return bodies
  }

  private func collect(_ scope: OutlineScope, into bodies: inout [String: [UInt8]]) {
    for item in scope.items {
      if let inner = item.scope {
        collect(inner, into: &bodies)
      } else if item.kind == .function, let body = item.body {
        bodies["\(item.name)(\(item.labels.map { "\($0):" }.joined()))"] = print(of: body)
      }
    }
  }
}
