extension SwiftMerge {
  /// A new file without what its owner has written in other files already.
  ///
  /// - Parameter keepsBodies: whether what is no stub stays.
  package static func leavingOut(
    _ new: [UInt8], writtenIn others: [[UInt8]], keepsBodies: Bool = true
  ) -> [UInt8] {
    let written = MemberIndex(others.flatMap { members(in: $0) ?? [] }, by: \.self)
    guard !written.isEmpty, let outline = SwiftOutline(new) else { return new }
    let removable = outline.declaredMembers.filter { $0.member.isStub || !keepsBodies }
    let left = Set(removable.filter { !written.same(as: $0.member).isEmpty }.map(\.item.head))
    var output = new
    for owner in outline.file.items.reversed() {
      guard let items = owner.scope?.items, let first = items.first, let body = owner.body,
        items.contains(where: { left.contains($0.head) })
      else { continue }
      let kept = items.filter { !left.contains($0.head) }
      let end = new[(items.last?.end ?? first.end)..<body.upperBound]
      let isEmpty = kept.isEmpty && end.allSatisfy { $0 == UInt8(ascii: "}") || $0.isSpace }
      var text = new[body.lowerBound..<first.blank.lowerBound]
      for item in kept {
        // What comes first has no blank line above it.
        text += new[(item.head == kept[0].head ? item.lead : item.blank).lowerBound..<item.end]
      }
      output.replaceSubrange(body, with: isEmpty ? Array("{}".utf8) : Array(text + end))
    }
    return output
  }
}
