extension SwiftMerge {
  /// A new text with the bodies that its stubs had in a former one. A stub that has another signature
  /// there is taken by its name, if that is the only one.
  package static func filled(_ new: [UInt8], from former: [UInt8]) -> [UInt8] {
    let former = (LineEnding.dominant(in: new) ?? .lineFeed).applied(to: former)
    guard let outline = SwiftOutline(new), let formerOutline = SwiftOutline(former) else {
      return new
    }
    let known = formerOutline.declaredMembers.filter { $0.item.body != nil && !$0.member.isStub }
    var output = new
    for (member, item) in outline.declaredMembers.reversed() where member.isStub {
      let named = known.filter {
        $0.member.owner == member.owner && $0.member.title == member.title
      }
      let found = named.filter { $0.member.isSame(as: member) }
      guard let place = item.body,
        let body = (found.count == 1 ? found : named.count == 1 ? named : []).first?.item.body
      else { continue }
      output.replaceSubrange(place, with: former[body])
    }
    return output
  }
}
