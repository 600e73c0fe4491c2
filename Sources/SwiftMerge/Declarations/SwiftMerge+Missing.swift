extension SwiftMerge {
  /// Finds the functions and properties of `theirs` that `ours` lacks, such as `didTapAdd()`. Empty
  /// if `theirs` isn't Swift; nil if `ours` can't be read.
  package static func missing(in ours: [UInt8], of theirs: [UInt8]) -> [String]? {
    guard let theirs = SwiftOutline(theirs) else { return [] }
    guard let ours = SwiftOutline(ours, openingAllConditionsBut: []) else { return nil }
    let known = Set(ours.file.memberNames).union(ours.allMembers.map(\.member.title))
    return theirs.file.memberNames.filter { !known.contains($0) }
  }

  /// Finds the types of `base` that `ours` lacks and `merged` extends again.
  ///
  /// - Returns: These types, and all types of `base`.
  package static func lostTypes(
    base: [UInt8], ours: [UInt8], merged: [UInt8]
  ) -> (types: [DeclaredType], wanted: [DeclaredType]) {
    guard let wanted = declaredNames(in: base)?.types, let own = declaredNames(in: ours)?.types,
      let new = declaredNames(in: merged)?.types
    else { return ([], []) }
    let extended = Set(new.filter(\.isExtension).map(\.name))
      .subtracting(own.filter(\.isExtension).map(\.name))
    let declared = Set(new.filter { !$0.isExtension }.map(\.name))
    let lost = wanted.filter {
      !$0.isExtension && extended.contains($0.name) && !declared.contains($0.name)
    }
    return (lost, wanted)
  }

  /// Finds new functions and properties of `theirs` that have the user's body in `merged`, because
  /// the merge considered them renamed.
  ///
  /// - Returns: Each name with its place in `merged`.
  package static func renamed(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], merged: [UInt8]
  ) -> [(name: String, place: Range<Int>)] {
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
    return theirs.file.memberNames.compactMap { name in
      guard !before.contains(name), !own.contains(name),
        !goneBases.contains(baseName(of: name)),
        let body = bodies[name], body.text != stubs[name]?.text
      else { return nil }
      return (name, body.place)
    }
  }

  private static func baseName(of name: String) -> Substring { name.prefix { $0 != "(" } }
}

extension OutlineScope {
  fileprivate var memberNames: [String] {
    all.compactMap { item in
      switch item.kind {
      case .function: item.title
      case .variable: item.name
      default: nil
      }
    }
  }
}

extension SwiftOutline {
  fileprivate typealias Body = (text: [UInt8], place: Range<Int>)

  fileprivate var bodies: [String: Body] {
    file.all.reduce(into: [:]) { bodies, item in
      guard item.kind.isCallable, let body = item.body else { return }
      bodies[item.title] = (print(of: body), item.header?.slots[.name] ?? item.head)
    }
  }
}
