import SwiftLayout
import ViperText

/// Merges the head of a declaration part by part.
struct HeaderMerge {
  let file: SwiftFileMerge
  let shift: Shift
  let base: OutlineItem
  let ours: OutlineItem
  let theirs: OutlineItem

  struct Edit {
    let range: Range<Int>
    let text: [UInt8]
  }

  /// Merges the head, without its first indentation; nil if both sides changed the same part, or if
  /// the user would lose a comment. Trailing white space means that the brace is on the next line.
  func text() -> [UInt8]? {
    let changed = file.changed(base.head, ours.head, theirs.head, shift: shift)
    if let changed { return changed }
    guard let edits = edits() else { return nil }
    let merged = laidOut(applied(edits))
    let isKept = UserWords.areKept(
      base: Array(file.base.bytes[base.head]), ours: Array(file.ours.bytes[ours.head]),
      merged: merged)
    return isKept ? merged : nil
  }

  private func applied(_ edits: [Edit]) -> [UInt8] {
    var output: [UInt8] = []
    var offset = ours.head.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= offset {
      output += file.ours.bytes[offset..<edit.range.lowerBound] + edit.text
      offset = edit.range.upperBound
    }
    return output + file.ours.bytes[offset..<max(offset, ours.head.upperBound)]
  }

  private func edits() -> [Edit]? {
    guard let old = base.header, let own = ours.header, let new = theirs.header,
      let attributes = wordEdits(old.attributes, own.attributes, new.attributes),
      let modifiers = wordEdits(old.modifiers, own.modifiers, new.modifiers)
    else { return nil }
    var edits = attributes + modifiers
    for slot in OutlineHeader.Slot.allCases {
      guard let found = slotEdits(slot, old, own, new) else { return nil }
      edits += found
    }
    return edits
  }

  private func slotEdits(
    _ slot: OutlineHeader.Slot, _ old: OutlineHeader, _ own: OutlineHeader, _ new: OutlineHeader
  ) -> [Edit]? {
    let before = old.slots[slot].map { file.base.print(of: $0) }
    let here = own.slots[slot].map { file.ours.print(of: $0) }
    let there = new.slots[slot].map { file.theirs.print(of: $0) }
    if before == there || here == there { return [] }
    if slot == .list, own.slots[.list] != nil, new.slots[.list] != nil {
      return ListMerge(header: self, base: old, ours: own, theirs: new).edit().map { [$0] }
    }
    guard before == here else { return nil }
    let text = new.slots[slot].map { Array(file.theirs.bytes[$0]) }
    if let range = own.slots[slot] {
      return [Edit(range: text == nil ? withSpaceBefore(range) : range, text: text ?? [])]
    }
    let end = OutlineHeader.Slot.allCases.prefix { $0 != slot }
      .compactMap { own.slots[$0]?.upperBound }.last
    guard let end, let text else { return nil }
    let isAttached = [UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: "(")].contains(text.first)
    return [Edit(range: end..<end, text: (isAttached ? [] : [UInt8(ascii: " ")]) + text)]
  }

  private func withSpaceBefore(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > ours.head.lowerBound, file.ours.bytes[start - 1].isSpace { start -= 1 }
    return start..<range.upperBound
  }

  private func wordEdits(
    _ old: [OutlineHeader.Element], _ own: [OutlineHeader.Element], _ new: [OutlineHeader.Element]
  ) -> [Edit]? {
    let (before, here, there) = (Set(old.map(\.key)), Set(own.map(\.key)), Set(new.map(\.key)))
    let added = new.filter { !before.contains($0.key) && !here.contains($0.key) }
    let isOwnAddition = !here.subtracting(before).isEmpty
    if !added.isEmpty, isOwnAddition, added.allSatisfy({ !$0.key.hasPrefix("@") }) { return nil }
    var edits = own.filter { before.contains($0.key) && !there.contains($0.key) }.map { element in
      var end = element.range.upperBound
      while end < ours.head.upperBound, file.ours.bytes[end].isSpace { end += 1 }
      return Edit(range: element.range.lowerBound..<end, text: [])
    }
    let place = own.first?.range.lowerBound ?? ours.header?.slots[.keyword]?.lowerBound
    guard let place else { return nil }
    edits += added.map { element in
      let isOnItsLine = file.theirs.bytes[element.range.upperBound...].first { !$0.isBlank } == 10
      let gap = isOnItsLine ? file.ending + shift.ours : [UInt8(ascii: " ")]
      return Edit(range: place..<place, text: Array(file.theirs.bytes[element.range]) + gap)
    }
    return edits
  }

  // MARK: - Layout

  private func laidOut(_ head: [UInt8]) -> [UInt8] {
    let lines = TextLines(head)
    var output: [UInt8] = []
    for line in 0..<lines.count {
      let text = head[lines.content(line)]
      let own = text.prefix { $0.isBlank }
      let indentation = line == 0 ? shift.ours : Array(own)
      let opens = line == lines.count - 1 && ours.body != nil
      let code = Array(text.dropFirst(own.count))
      let broken = broken(code, at: indentation, opens: opens)
      guard let broken else {
        output += lines[line]
        continue
      }
      output += own
      for byte in broken { output += byte == 10 ? file.ending + indentation : [byte] }
      output += head[lines.content(line).upperBound..<lines[line].endIndex]
    }
    return output
  }

  /// - Parameter opens: Whether a brace follows on the line. The brace isn't returned.
  private func broken(_ code: [UInt8], at indentation: [UInt8], opens: Bool) -> [UInt8]? {
    var style = file.style
    let tabs = indentation.count { $0 == UInt8(ascii: "\t") }
    style.lineLength -= indentation.count + tabs * (style.tabWidth - 1)
    style.lineLength = max(20, style.lineLength)
    let opening = opens ? Array(" {".utf8) : []
    guard let text = SwiftLayout(style).broken(code + opening, level: 0) else { return nil }
    guard opens, text.last == UInt8(ascii: "{") else { return opens ? nil : text }
    let head = text.dropLast()
    return head.last == UInt8(ascii: "\n") ? Array(head) : head.dropLast()
  }

  static func joined(_ head: [UInt8], _ rest: [UInt8]) -> [UInt8] {
    head + (head.last?.isSpace == true ? rest.drop(while: \.isSpace) : rest[...])
  }
}
