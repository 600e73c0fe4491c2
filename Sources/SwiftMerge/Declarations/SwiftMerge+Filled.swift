import ViperText

extension SwiftMerge {
  /// Which stubs are filled, by what the user has in place of them.
  package enum Filling {
    case all
    /// Where the user's text has the very body that the stub would get.
    case sameBody(in: [UInt8])
    /// Where the user's text has another body than a stub's.
    case written(in: [UInt8])
  }

  /// A new text with the bodies that its stubs had in a former one. A stub that has another signature
  /// there is taken by its name, if that is the only one. What such a body uses of the running calls comes
  /// along.
  ///
  /// - Parameter part: what is generated beside the new text.
  package static func filled(
    _ new: [UInt8], from former: [UInt8], where filling: Filling = .all, beside part: [UInt8]? = nil
  ) -> [UInt8] {
    let former = (LineEnding.dominant(in: new) ?? .lineFeed).applied(to: former)
    guard let outline = SwiftOutline(new), var formerOutline = SwiftOutline(former) else {
      return new
    }
    let calls = OwnCalls(formerOutline, in: outline, beside: part.flatMap { SwiftOutline($0) })
    formerOutline = SwiftOutline(calls.former) ?? formerOutline
    let known = MemberIndex(
      formerOutline.declaredMembers.filter { $0.item.body != nil && !$0.member.isStub },
      by: \.member)
    let isWanted = filter(filling)
    var output = new
    for (member, item) in outline.declaredMembers.reversed() where member.isStub {
      let (found, named) = (known.same(as: member), known.named(as: member))
      guard let place = item.body,
        let body = (found.count == 1 ? found : named.count == 1 ? named : []).first?.item.body,
        isWanted(member, formerOutline.print(of: body))
      else { continue }
      output.replaceSubrange(place, with: formerOutline.bytes[body])
    }
    return calls.declared(in: output)
  }

  /// - Returns: whether a stub is to get a body, which is given without its layout.
  private static func filter(_ filling: Filling) -> (DeclaredMember, [UInt8]) -> Bool {
    switch filling {
    case .all: return { _, _ in true }
    case .sameBody(let own):
      guard let own = SwiftOutline(own, openingAllConditionsBut: []) else {
        return { _, _ in false }
      }
      let members = MemberIndex(own.declaredMembers, by: \.member)
      return { member, body in
        members.same(as: member).contains { own.print(of: $0.item.body) == body }
      }
    case .written(let own):
      let members = MemberIndex(members(in: own) ?? [], by: \.self)
      return { member, _ in members.same(as: member).contains { !$0.isStub } }
    }
  }
}
