import ViperText

struct ScopeMerge {
  typealias Scopes = Sides<OutlineScope>

  private struct Entry {
    let triple: ItemMatch.Triple
    let item: OutlineItem
    let isLong: Bool
    let text: MergedText
  }

  let file: SwiftFileMerge
  let scopes: Scopes
  /// The name of the type that contains the members; nil at the top level.
  let owner: String?
  let indentation: [UInt8]
  let moved: MovedMembers

  var shift: Shift {
    let first = { (scope: OutlineScope, outline: SwiftOutline) in
      scope.items.first.map { outline.indentation(at: $0.head.lowerBound) }
    }
    return Shift(
      base: first(scopes.base, file.base) ?? indentation, ours: indentation,
      theirs: first(scopes.theirs, file.theirs) ?? indentation)
  }

  func title(_ item: OutlineItem) -> String { owner.map { $0 + "." + item.title } ?? item.title }

  func text() -> (text: MergedText, isEmpty: Bool) { text(match(scopes)) }

  private func match(_ scopes: Scopes) -> ItemMatch {
    moved.match(scopes)
      ?? ItemMatch(
        scopes.base.items, scopes.ours.items, scopes.theirs.items, file.options.movedBetweenFiles)
  }

  func text(_ match: ItemMatch) -> (text: MergedText, isEmpty: Bool) {
    var text = MergedText()
    let entries = entries(match, deleted: &text)
    var previous: Entry?
    for entry in entries {
      text += blankLines(between: previous, and: entry)
      text += entry.text
      previous = entry
    }
    return (text, entries.isEmpty)
  }

  // MARK: - Which declarations, and their order

  private func entries(_ match: ItemMatch, deleted: inout MergedText) -> [Entry] {
    var entries: [Int: Entry] = [:]
    var order: [(ours: Int, triple: Int)] = []
    var arrivals: [(theirs: Int, triple: Int)] = []
    for (index, triple) in match.triples.enumerated() {
      guard let entry = entry(for: triple, in: match, deleted: &deleted) else { continue }
      entries[index] = entry
      if let own = triple.ours { order.append((own, index)) }
      if let new = triple.theirs { arrivals.append((new, index)) }
    }
    order.sort { $0.ours < $1.ours }
    arrivals.sort { $0.theirs < $1.theirs }
    let own = order.map(\.triple)
    let behind = places(of: arrivals.map(\.triple), among: own, in: entries)
    return ((behind[-1] ?? []) + own.flatMap { [$0] + (behind[$0] ?? []) }).compactMap {
      entries[$0]
    }
  }

  /// Groups the additions of theirs by the declaration of ours before them; -1 is the start.
  private func places(
    of arrivals: [Int], among own: [Int], in entries: [Int: Entry]
  ) -> [Int: [Int]] {
    var behind: [Int: [Int]] = [:]
    var anchor = -1
    // If the type has no declaration of theirs, new methods are added at its end.
    let isOwn = owner != nil && !arrivals.contains { entries[$0]?.triple.ours != nil }
    for index in arrivals {
      guard let entry = entries[index] else { continue }
      if isOwn, anchor == -1, entry.item.kind == .function { anchor = own.last ?? -1 }
      if entry.triple.ours != nil {
        anchor = index
      } else if let sorted = importBefore(entry.item, among: own, in: entries) {
        behind[sorted, default: []].append(index)
      } else {
        let place = end(ofConditionAt: anchor, among: own, in: entries)
        behind[place, default: []].append(index)
      }
    }
    return behind
  }

  /// Finds the end of the user's condition, because additions must not be under it.
  private func end(ofConditionAt anchor: Int, among own: [Int], in entries: [Int: Entry]) -> Int {
    guard let condition = entries[anchor]?.item.condition else { return anchor }
    return own.last { entries[$0]?.item.condition == condition } ?? anchor
  }

  /// Finds the place of a new import; nil if the imports of ours aren't sorted.
  private func importBefore(
    _ item: OutlineItem, among own: [Int], in entries: [Int: Entry]
  ) -> Int? {
    guard item.isPlainImport else { return nil }
    let run = own.drop { entries[$0]?.item.kind != .import }
      .prefix { entries[$0]?.item.kind == .import }
    let names = run.compactMap { entries[$0]?.item }
    guard !names.isEmpty, names.allSatisfy(\.isPlainImport),
      zip(names, names.dropFirst()).allSatisfy({ $0.name <= $1.name })
    else { return nil }
    if let before = run.last(where: { (entries[$0]?.item.name ?? "") < item.name }) {
      return before
    }
    guard let first = run.first, let place = own.firstIndex(of: first) else { return nil }
    return place == 0 ? -1 : own[place - 1]
  }

  private func entry(
    for triple: ItemMatch.Triple, in match: ItemMatch, deleted: inout MergedText
  ) -> Entry? {
    let origin = otherBranch(of: triple, in: match) ?? triple
    let base = origin.base.map { scopes.base.items[$0] }
    let theirs = origin.theirs.map { scopes.theirs.items[$0] }
    guard let own = triple.ours.map({ scopes.ours.items[$0] }) else {
      guard let theirs else { return nil }
      if let follower = moved.follower(of: theirs) {
        return entry(follower.base, follower.ours, theirs, triple)
      }
      if let base { return rest(of: theirs, deletedFrom: base, triple, deleted: &deleted) }
      if let origins = moved.origins(of: theirs) {
        return newEntry(theirs, triple, text: newPart(theirs, with: origins))
      }
      return newEntry(
        theirs, triple, text: MergedText(shift.fromTheirs(file.theirs.bytes[theirs.lines])))
    }
    return entry(base, own, theirs, triple)
  }

  private func entry(
    _ base: OutlineItem?, _ ours: OutlineItem, _ theirs: OutlineItem?, _ triple: ItemMatch.Triple
  ) -> Entry? {
    let isLong = file.ours.lines.isSeveralLines(ours.lines)
    return ItemMerge(scope: self, base: base, ours: ours, theirs: theirs).text().map {
      Entry(triple: triple, item: ours, isLong: isLong, text: $0)
    }
  }

  private func newPart(_ theirs: OutlineItem, with origins: [OutlineItem]) -> MergedText {
    let block = ItemBlock(theirs, in: file.theirs, unit: file.unit)
    var text = MergedText(shift.fromTheirs(file.theirs.bytes[theirs.lead]))
    text += shift.fromTheirs(block.opening[...])
    text += members(of: theirs, theirs.scope?.items ?? [], base: origins)
    text += shift.fromTheirs(file.theirs.bytes[theirs.scope?.tail ?? 0..<0])
    text += shift.fromTheirs(block.closing[...])
    return text
  }

  private func members(
    of type: OutlineItem, _ theirs: [OutlineItem], base: [OutlineItem]
  ) -> MergedText {
    let scopes = Scopes(
      base: OutlineScope(items: base), ours: OutlineScope(), theirs: OutlineScope(items: theirs))
    return ScopeMerge(
      file: file, scopes: scopes, owner: type.name, indentation: shift.ours + file.unit,
      moved: moved
    ).text().text
  }

  private func otherBranch(of triple: ItemMatch.Triple, in match: ItemMatch) -> ItemMatch.Triple? {
    guard triple.base == nil, triple.theirs == nil,
      let own = triple.ours.map({ scopes.ours.items[$0] }),
      own.condition != nil
    else { return nil }
    return match.triples.first { other in
      guard other.base != nil, other.theirs != nil,
        let item = other.ours.map({ scopes.ours.items[$0] })
      else { return false }
      return item.condition == own.condition && item.identity == own.identity
    }
  }

  private func newEntry(_ item: OutlineItem, _ triple: ItemMatch.Triple, text: MergedText) -> Entry
  {
    Entry(
      triple: triple, item: item, isLong: file.theirs.lines.isSeveralLines(item.lines), text: text)
  }

  /// Writes the new members of an extension that the user deleted. The conformances are left out,
  /// because the user may have moved them to another file.
  private func rest(
    of theirs: OutlineItem, deletedFrom base: OutlineItem, _ triple: ItemMatch.Triple,
    deleted: inout MergedText
  ) -> Entry? {
    let (old, new) = (base.scope?.items ?? [], theirs.scope?.items ?? [])
    if file.base.print(of: base.lines) == file.theirs.print(of: theirs.lines) { return nil }
    if base.scope != nil, old.isEmpty, new.isEmpty { return nil }
    let match = self.match(
      Scopes(
        base: OutlineScope(items: old), ours: OutlineScope(), theirs: OutlineScope(items: new)))
    let added = match.triples.compactMap { $0.base == nil ? $0.theirs : nil }.sorted()
    let changed = match.triples.compactMap { triple -> OutlineItem? in
      guard let before = triple.base, let after = triple.theirs else { return nil }
      let isSame = file.base.print(of: old[before].lines) == file.theirs.print(of: new[after].lines)
      return isSame ? nil : new[after]
    }
    if added.isEmpty, changed.isEmpty, base.scope != nil, theirs.scope != nil,
      file.base.print(of: base.lead.lowerBound..<base.head.upperBound)
        == file.theirs.print(of: theirs.lead.lowerBound..<theirs.head.upperBound)
    {
      return nil
    }
    for member in changed { deleted.mark(theirs.name + "." + member.title, .deletedByUser) }
    guard theirs.kind == .extension, !added.isEmpty else {
      if changed.isEmpty || !added.isEmpty { deleted.mark(title(theirs), .deletedByUser) }
      return nil
    }
    var arrivals = added.map { new[$0] }
    arrivals[0].blank = arrivals[0].lead.lowerBound..<arrivals[0].lead.lowerBound
    var text = MergedText(shift.fromTheirs(file.theirs.bytes[theirs.lead]))
    text += shift.ours
    text += Array("extension \(theirs.name) {".utf8)
    text += file.ending
    text += members(of: theirs, arrivals, base: [])
    text += shift.ours
    text += Array("}".utf8)
    text += file.ending
    return newEntry(theirs, triple, text: text)
  }

  // MARK: - Blank lines

  /// Chooses the blank lines between two declarations: those of ours, or as many as in theirs if the
  /// two are neighbors only there. If they are neighbors in neither, keeps those before the second in
  /// ours, and at least one around long declarations. Before the first declaration of a type, keeps
  /// those of ours.
  private func blankLines(between previous: Entry?, and entry: Entry) -> [UInt8] {
    let base = blank(\.base, after: previous, at: entry, in: scopes.base)
    let own = blank(\.ours, after: previous, at: entry, in: scopes.ours)
    let new = blank(\.theirs, after: previous, at: entry, in: scopes.theirs)
    let count = { (range: Range<Int>, outline: SwiftOutline) in
      outline.lines.line(at: range.upperBound) - outline.lines.line(at: range.lowerBound)
    }
    if let own {
      let kept = Array(file.ours.bytes[own])
      guard let base, let new, count(own, file.ours) == count(base, file.base) else { return kept }
      let wanted = count(new, file.theirs)
      return wanted == count(own, file.ours) ? kept : empty(wanted)
    }
    let written = entry.triple.ours.map { scopes.ours.items[$0].blank } ?? 0..<0
    // Those of ours may contain spaces.
    let lines = { (wanted: Int) in
      wanted == count(written, file.ours) ? Array(file.ours.bytes[written]) : empty(wanted)
    }
    // In theirs, the declaration may follow one that is elsewhere in ours.
    if let new, previous != nil || owner == nil { return lines(count(new, file.theirs)) }
    guard let previous else {
      return owner == nil
        ? [] : scopes.ours.items.first.map { Array(file.ours.bytes[$0.blank]) } ?? []
    }
    let isApart = previous.isLong || entry.isLong || previous.item.kind != entry.item.kind
    // If a declaration between the two was added or removed, the user's blank lines stay.
    return lines(max(count(written, file.ours), isApart ? 1 : 0))
  }

  private func empty(_ count: Int) -> [UInt8] {
    Array([[UInt8]](repeating: file.ending, count: count).joined())
  }

  /// Finds the blank lines before an entry of a scope; nil if the previous entry isn't directly
  /// before it there.
  private func blank(
    _ side: KeyPath<ItemMatch.Triple, Int?>, after previous: Entry?, at entry: Entry,
    in scope: OutlineScope
  ) -> Range<Int>? {
    guard let index = entry.triple[keyPath: side] else { return nil }
    let before = previous.map { $0.triple[keyPath: side] } ?? -1
    return before == index - 1 ? scope.items[index].blank : nil
  }
}

extension OutlineItem {
  fileprivate var isPlainImport: Bool {
    guard kind == .import, let header else { return false }
    return header.attributes.isEmpty && header.modifiers.isEmpty
  }
}

extension TextLines {
  fileprivate func isSeveralLines(_ range: Range<Int>) -> Bool {
    line(at: range.lowerBound) < line(at: max(range.lowerBound, range.upperBound - 1))
  }
}
