extension SwiftMerge {
  /// Removes stubs from a new file if the user has these members in other files.
  package static func leavingOut(_ new: [UInt8], writtenIn others: [[UInt8]]) -> [UInt8] {
    leavingOut(new, of: others, where: \.isStub)
  }

  /// Removes what is only meant for a new file: added comments in code, and added overrides in
  /// which the user can write code.
  package static func withoutPlaceholders(_ new: [UInt8], addedSince base: [UInt8]) -> [UInt8] {
    let known = MemberIndex(members(in: base) ?? [], by: \.self)
    let text = leavingOut(new, of: [new]) { $0.isPlainOverride && known.same(as: $0).isEmpty }
    return withoutComments(text, addedSince: base)
  }

  /// Removes added stubs from a new version if the user's file already has these members.
  package static func leavingOut(
    _ new: [UInt8], addedSince base: [UInt8], writtenIn own: [UInt8]
  ) -> [UInt8] {
    let known = MemberIndex(members(in: base) ?? [], by: \.self)
    // A private member doesn't replace the stub.
    let hidden = MemberIndex((members(in: own) ?? []).filter(\.isPrivate), by: \.self)
    return leavingOut(new, of: [own]) {
      $0.isStub && known.same(as: $0).isEmpty && hidden.same(as: $0).isEmpty
    }
  }

  /// Removes the members and conformances that the user moved to other files.
  package static func leavingOut(_ text: [UInt8], movedTo others: [[UInt8]]) -> [UInt8] {
    let outlines = others.compactMap { SwiftOutline($0, openingAllConditionsBut: []) }
    let moved = outlines.flatMap(\.file.items).filter { $0.kind == .extension }
    let conformances = Set(moved.flatMap { owner in owner.labels.map { owner.name + ": " + $0 } })
    return leavingOut(text, of: others, conformances: conformances)
  }

  /// Keeps only the members that another file has, too.
  package static func keeping(_ text: [UInt8], in other: [UInt8]) -> [UInt8] {
    leavingOut(text, of: [leavingOut(text, of: [other])])
  }

  private static func leavingOut(
    _ new: [UInt8], of others: [[UInt8]], conformances: Set<String> = [],
    where isMeant: (DeclaredMember) -> Bool = { _ in true }
  ) -> [UInt8] {
    let written = MemberIndex(others.flatMap { members(in: $0) ?? [] }, by: \.self)
    guard !written.isEmpty || !conformances.isEmpty, let outline = SwiftOutline(new) else {
      return new
    }
    let meant = outline.declaredMembers.filter { isMeant($0.member) }
    let left = Set(meant.filter { !written.same(as: $0.member).isEmpty }.map(\.item.head))
    var output = new
    for owner in outline.file.items.reversed() {
      guard let items = owner.scope?.items, let body = owner.body else { continue }
      let kept = items.filter { !left.contains($0.head) }
      let conforms =
        owner.kind != .extension || owner.labels.isEmpty
        || !owner.labels.allSatisfy { conformances.contains(owner.name + ": " + $0) }
      if kept.isEmpty, !conforms {
        output.removeSubrange(owner.blank.lowerBound..<owner.end)
        continue
      }
      if let first = items.first, kept.count < items.count {
        let end = new[(items.last?.end ?? first.end)..<body.upperBound]
        output.replaceSubrange(body, with: self.body(of: new, body, kept, from: first, end: end))
      }
      if !conforms, let name = owner.header?.slots[.name], let last = owner.header?.elements.last {
        output.removeSubrange(name.upperBound..<last.range.upperBound)
      }
    }
    return output
  }

  private static func body(
    of text: [UInt8], _ body: Range<Int>, _ kept: [OutlineItem], from first: OutlineItem,
    end: ArraySlice<UInt8>
  ) -> [UInt8] {
    if kept.isEmpty, end.allSatisfy({ $0 == UInt8(ascii: "}") || $0.isSpace }) {
      return Array("{}".utf8)
    }
    var output = Array(text[body.lowerBound..<first.blank.lowerBound])
    for item in kept {
      output += text[(item.head == kept[0].head ? item.lead : item.blank).lowerBound..<item.end]
    }
    return output + end
  }
}
