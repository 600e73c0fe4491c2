/// Merges one declaration of ours with its versions in base and theirs.
struct ItemMerge {
  let scope: ScopeMerge
  let base: OutlineItem?
  let ours: OutlineItem
  let theirs: OutlineItem?

  private var file: SwiftFileMerge { scope.file }
  private var shift: Shift { scope.shift }

  func text() -> MergedText? {
    guard let theirs else {
      guard let base else { return scope.moved.receivesMembers(ours) ? container(nil, nil) : asIs }
      return remainder(of: base)
    }
    if base == nil, ours.scope == nil || theirs.scope == nil {
      guard ours.isPrivate, !theirs.isPrivate else { return asIs }
      return marked(.hiddenByUser, asIs)
    }
    if ours.scope != nil, theirs.scope != nil, base == nil || base?.scope != nil {
      return isEmptied(base, theirs) ? nil : container(base, theirs)
    }
    guard let base else { return asIs }
    return leaf(base, theirs)
  }

  private var asIs: MergedText { MergedText(file.ours.bytes[ours.lines]) }

  private func marked(_ reason: MergeResult.Leftover.Reason, _ text: MergedText) -> MergedText {
    var marked = MergedText()
    marked.mark(scope.title(ours), reason)
    return marked.followed(by: text)
  }

  // MARK: - Removed from the spec

  private func remainder(of base: OutlineItem) -> MergedText? {
    if file.ours.print(of: ours.lines) == file.base.print(of: base.lines) { return nil }
    guard ours.scope != nil, base.scope != nil else { return marked(.removedFromSpec, asIs) }
    let isOwn =
      file.ours.print(of: ours.lead.lowerBound..<ours.head.upperBound)
      != file.base.print(of: base.lead.lowerBound..<base.head.upperBound)
      || !file.ours.print(of: ours.scope?.tail ?? 0..<0).isEmpty
    let merged = members(base, nil)
    if merged.isEmpty, !isOwn { return nil }
    return marked(.removedFromSpec, container(base, nil))
  }

  // MARK: - Types

  private func members(
    _ base: OutlineItem?, _ theirs: OutlineItem?
  ) -> (text: MergedText, isEmpty: Bool) {
    let home = scope.moved.members(at: ours)
    let inner = ours.scope ?? OutlineScope()
    let outer = file.ours.indentation(at: ours.head.lowerBound)
    let indentation =
      inner.items.first.map { file.ours.indentation(at: $0.head.lowerBound) } ?? outer + file.unit
    let scopes = ScopeMerge.Scopes(
      base: (base?.scope ?? OutlineScope()).adding(home.base), ours: inner,
      theirs: (theirs?.scope ?? OutlineScope()).adding(home.theirs))
    return ScopeMerge(
      file: file, scopes: scopes, owner: ours.name, indentation: indentation, moved: scope.moved
    ).text()
  }

  /// Whether the user's extension loses its last member, and has no conformance and no comment by
  /// the user.
  private func isEmptied(_ base: OutlineItem?, _ theirs: OutlineItem) -> Bool {
    guard ours.kind == .extension, ours.labels.isEmpty, let scope = ours.scope,
      !scope.items.isEmpty || self.scope.moved.haveMovedAway(ours),
      file.ours.print(of: scope.tail).isEmpty,
      [[], file.theirs.print(of: theirs.lead)].contains(file.ours.print(of: ours.lead))
    else { return false }
    return members(base, theirs).isEmpty
  }

  private func container(_ base: OutlineItem?, _ theirs: OutlineItem?) -> MergedText {
    let merged = members(base, theirs)
    var text = file.lines(base?.lead, ours.lead, theirs?.lead, shift: shift)
    let tail = file.lines(
      base?.scope?.tail, ours.scope?.tail ?? 0..<0, theirs?.scope?.tail, shift: shift)
    if merged.isEmpty, tail.bytes.isEmpty, let head = head(base, theirs),
      let braces = emptyBraces(base, theirs)
    {
      text += file.ours.indentation(at: ours.head.lowerBound)
      text += HeaderMerge.joined(head, braces)
    } else {
      text += braces(base, theirs, around: merged.text.followed(by: tail))
    }
    return text
  }

  /// Finds the empty braces of ours, or of theirs if the body becomes empty; nil if the braces
  /// aren't on one line.
  private func emptyBraces(_ base: OutlineItem?, _ theirs: OutlineItem?) -> [UInt8]? {
    let own = ItemBlock(ours, in: file.ours, unit: file.unit)
    if own.isOneLine { return Array(file.ours.bytes[ours.head.upperBound..<ours.end]) }
    guard let theirs, base?.scope?.items.isEmpty == false,
      ItemBlock(theirs, in: file.theirs, unit: file.unit).isOneLine,
      own.openingRemark.isEmpty, own.closingRemark == file.ending
    else { return nil }
    return Array(file.theirs.bytes[theirs.head.upperBound..<theirs.end])
  }

  // MARK: - Heads and braces

  private func head(_ base: OutlineItem?, _ theirs: OutlineItem?) -> [UInt8]? {
    guard let base, let theirs else { return Array(file.ours.bytes[ours.head]) }
    return HeaderMerge(file: file, shift: shift, base: base, ours: ours, theirs: theirs).text()
  }

  private func braces(
    _ base: OutlineItem?, _ theirs: OutlineItem?, around inner: MergedText
  ) -> MergedText {
    let own = ItemBlock(ours, in: file.ours, unit: file.unit)
    let old = base.map { ItemBlock($0, in: file.base, unit: file.unit) } ?? own
    let new = theirs.map { ItemBlock($0, in: file.theirs, unit: file.unit) } ?? own
    let hasBoth = base != nil && theirs != nil
    var text = MergedText()
    let conflict = { (text: inout MergedText, part: KeyPath<ItemBlock, [UInt8]>) in
      text.conflict(
        ours: own[keyPath: part], base: shift.fromBase(old[keyPath: part][...]),
        theirs: shift.fromTheirs(new[keyPath: part][...]),
        ending: file.ending)
    }
    let mergedRemark = { (part: KeyPath<ItemBlock, [UInt8]>) in
      hasBoth
        ? choice(old[keyPath: part], own[keyPath: part], new[keyPath: part]) : own[keyPath: part]
    }
    if let head = head(base, theirs), let remark = mergedRemark(\.openingRemark) {
      // One by one, because the compiler is slow with long sums of byte arrays.
      let opening = HeaderMerge.joined(head, own.brace)
      for part in [own.indentation, opening, remark, file.ending] { text += part }
    } else {
      conflict(&text, \.opening)
    }
    text += inner
    if let remark = mergedRemark(\.closingRemark) {
      text += own.closingBrace
      text += remark
    } else {
      conflict(&text, \.closing)
    }
    return text
  }

  /// Chooses the changed version; nil if both sides changed in different ways.
  private func choice(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
    if base == theirs || ours == theirs { return ours }
    return base == ours ? theirs : nil
  }

  // MARK: - Functions, variables and the rest

  private func leaf(_ base: OutlineItem, _ theirs: OutlineItem) -> MergedText {
    let old = file.base.print(of: base.lines)
    let new = file.theirs.print(of: theirs.lines)
    if old == new || new == file.ours.print(of: ours.lines) { return asIs }
    var text = file.lines(base.lead, ours.lead, theirs.lead, shift: shift)
    text += declaration(base, theirs)
    return text
  }

  private func declaration(_ base: OutlineItem, _ theirs: OutlineItem) -> MergedText {
    if base.body != nil, ours.body != nil, theirs.body != nil {
      return function(base, theirs)
    }
    if base.body == nil, ours.body == nil, theirs.body == nil,
      file.changed(base.code, ours.code, theirs.code, shift: shift) == nil,
      let head = head(base, theirs)
    {
      let indentation = file.ours.indentation(at: ours.head.lowerBound)
      return MergedText(indentation + head + file.ours.bytes[ours.head.upperBound..<ours.end])
    }
    return file.lines(base.code, ours.code, theirs.code, shift: shift)
  }

  private func function(_ base: OutlineItem, _ theirs: OutlineItem) -> MergedText {
    let block = ItemBlock(ours, in: file.ours, unit: file.unit)
    let body = body(base, theirs, block)
    if body.inner == nil, let head = head(base, theirs) {
      return MergedText(block.indentation + HeaderMerge.joined(head, body.whole))
    }
    return braces(base, theirs, around: body.inner ?? MergedText(block.inner))
  }

  /// Chooses one side's body, from the end of the head to the end of the last line. If both sides
  /// changed the body, also merges the lines inside the braces.
  private func body(
    _ base: OutlineItem, _ theirs: OutlineItem, _ block: ItemBlock
  ) -> (whole: [UInt8], inner: MergedText?) {
    let changed = file.changed(
      base.head.upperBound..<base.end, ours.head.upperBound..<ours.end,
      theirs.head.upperBound..<theirs.end, shift: shift)
    if let changed { return (changed, nil) }
    let ownBody = Array(file.ours.bytes[ours.head.upperBound..<ours.end])
    let oldBlock = ItemBlock(base, in: file.base, unit: file.unit)
    let newBlock = ItemBlock(theirs, in: file.theirs, unit: file.unit)
    let bodies = (
      base: file.base.print(of: base.body), ours: file.ours.print(of: ours.body),
      theirs: file.theirs.print(of: theirs.body)
    )
    // A comment beside the brace isn't part of the body.
    if bodies.ours == bodies.base || (block.isStub && newBlock.isStub) {
      return (ownBody, MergedText(shift.fromTheirs(newBlock.inner[...])))
    }
    if bodies.theirs == bodies.base || (oldBlock.isStub && newBlock.isStub) {
      let isAllOurs =
        oldBlock.openingRemark == newBlock.openingRemark
        && oldBlock.closingRemark == newBlock.closingRemark
      return (ownBody, isAllOurs ? nil : MergedText(block.inner))
    }
    let inner = ThreeWayMerge.merge(
      base: shift.fromBase(oldBlock.inner[...]), ours: block.inner,
      theirs: shift.fromTheirs(newBlock.inner[...]), setsOnce: ours.kind == .initializer)
    return (ownBody, inner)
  }
}

extension OutlineScope {
  func adding(_ more: [OutlineItem]) -> OutlineScope {
    var scope = self
    scope.items += more
    return scope
  }
}
