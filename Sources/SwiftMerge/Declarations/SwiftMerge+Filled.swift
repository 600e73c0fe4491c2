import ViperText

extension SwiftMerge {
  package enum Filling {
    case all
    /// Only if the user's text has the body that the stub would get.
    case sameBody(in: [UInt8])
    /// Only if the user's text has a body that isn't a stub.
    case written(in: [UInt8])
  }

  /// Replaces stubs of a new text by the bodies of a former text.
  ///
  /// If the signature changed, the name decides, if one member of that name disappeared and one
  /// appeared. Properties for running calls of the bodies are added.
  ///
  /// - Parameter part: The generated file beside the new text.
  package static func filled(
    _ new: [UInt8], from former: [UInt8], where filling: Filling = .all, beside part: [UInt8]? = nil
  ) -> [UInt8] {
    let ending = LineEnding.dominant(in: new) ?? .lineFeed
    guard let outline = SwiftOutline(new),
      var formerOutline = SwiftOutline(ending.applied(to: former))
    else {
      return new
    }
    let calls = RunningCalls(formerOutline, in: outline, beside: part.flatMap { SwiftOutline($0) })
    formerOutline = SwiftOutline(calls.former) ?? formerOutline
    let known = MemberIndex(
      formerOutline.declaredMembers.filter { $0.item.body != nil && !$0.member.isStub },
      by: \.member)
    let beside = part.flatMap { members(in: $0) } ?? []
    let present = MemberIndex(outline.declaredMembers.map(\.member) + beside, by: \.self)
    let stubs = MemberIndex(
      outline.declaredMembers.map(\.member).filter { $0.isStub && known.same(as: $0).isEmpty },
      by: \.self)
    let former = MemberIndex(formerOutline.declaredMembers.map(\.member), by: \.self)
    let isWanted = filter(filling)
    var output = new
    for (member, item) in outline.declaredMembers.reversed() where member.isStub {
      let found = known.same(as: member)
      let named = known.named(as: member).filter { present.same(as: $0.member).isEmpty }
      let isRenewed =
        named.count == 1 && stubs.named(as: member).count == 1 && former.same(as: member).isEmpty
      guard let place = item.body,
        let body = (found.count == 1 ? found : isRenewed ? named : []).first?.item.body,
        isWanted(member, formerOutline.print(of: body))
      else { continue }
      output.replaceSubrange(place, with: formerOutline.bytes[body])
    }
    return calls.declared(in: output)
  }

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
