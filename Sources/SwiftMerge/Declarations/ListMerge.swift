/// Merges parameters, or the conformances of a type, one by one.
struct ListMerge {
  let header: HeaderMerge
  let base: OutlineHeader
  let ours: OutlineHeader
  let theirs: OutlineHeader

  private var file: SwiftFileMerge { header.file }

  /// Creates the replacement of ours' list; nil if both sides changed the same element.
  func edit() -> HeaderMerge.Edit? {
    guard let range = ours.slots[.list] else { return nil }
    let parameters =
      file.ours.bytes[range.lowerBound] == UInt8(ascii: "(")
      ? ParameterMerge(
        base: texts(base, file.base), ours: texts(ours, file.ours),
        theirs: texts(theirs, file.theirs))
      : nil
    let merged =
      if let parameters {
        parameters.merged(
          bodyWords: file.theirs.words(in: header.theirs.body),
          isInOwnOrder: file.options.keepsInitializerOrder && header.ours.kind == .initializer
        )?.map { Array($0.utf8) }
      } else { merged() }
    guard let elements = merged else { return nil }
    return HeaderMerge.Edit(range: range, text: text(elements, in: range))
  }

  private func texts(_ header: OutlineHeader, _ outline: SwiftOutline) -> [String] {
    header.elements.map { outline.lines.string($0.range) }
  }

  private func merged() -> [[UInt8]]? {
    let old = Dictionary(base.elements.map { ($0.key, $0) }) { first, _ in first }
    let own = Dictionary(ours.elements.map { ($0.key, $0) }) { first, _ in first }
    let new = Dictionary(theirs.elements.map { ($0.key, $0) }) { first, _ in first }
    var behind: [String: [[UInt8]]] = [:]
    var anchor = ""
    for element in theirs.elements {
      if own[element.key] != nil {
        anchor = element.key
      } else if let before = old[element.key] {
        guard print(before, file.base) == print(element, file.theirs) else { return nil }
      } else {
        behind[anchor, default: []].append(Array(file.theirs.bytes[element.range]))
      }
    }
    var output = behind[""] ?? []
    for element in ours.elements {
      guard let kept = kept(element, old[element.key], new[element.key]) else { return nil }
      output += kept + (behind[element.key] ?? [])
    }
    return output
  }

  /// Merges an element; empty if theirs removes the element, nil if both sides changed it.
  private func kept(
    _ element: OutlineHeader.Element, _ old: OutlineHeader.Element?, _ new: OutlineHeader.Element?
  ) -> [[UInt8]]? {
    let own = print(element, file.ours)
    let text = Array(file.ours.bytes[element.range])
    guard let old else { return [text] }
    let before = print(old, file.base)
    guard let new else { return before == own ? [] : [text] }
    let after = print(new, file.theirs)
    if before == after || own == after { return [text] }
    return before == own ? [Array(file.theirs.bytes[new.range])] : nil
  }

  private func print(_ element: OutlineHeader.Element, _ outline: SwiftOutline) -> [UInt8] {
    outline.print(of: element.range)
  }

  /// Writes one element per line if the user does. If not, writes one line, which is broken later.
  private func text(_ elements: [[UInt8]], in range: Range<Int>) -> [UInt8] {
    let bytes = file.ours.bytes
    let isParameters = bytes[range.lowerBound] == UInt8(ascii: "(")
    let starts = ours.elements.map { file.ours.lines.line(at: $0.range.lowerBound) }
    let opening = file.ours.lines.line(at: range.lowerBound)
    let isOnePerLine =
      isParameters && !starts.isEmpty && !starts.contains(opening)
      && Set(starts).count == starts.count
      && (starts.count > 1 || elements.count == 1)
    if !isParameters {
      return elements.isEmpty ? [] : Array(": ".utf8) + elements.joined(separator: Array(", ".utf8))
    }
    guard isOnePerLine, let first = ours.elements.first else {
      return Array("(".utf8) + elements.joined(separator: Array(", ".utf8)) + Array(")".utf8)
    }
    let indentation = file.ours.indentation(at: first.range.lowerBound)
    let closing = file.ours.indentation(at: range.upperBound - 1)
    let separator = Array(",".utf8) + file.ending + indentation
    let hasComma = ours.elements.last.map {
      bytes[$0.range.upperBound..<range.upperBound].contains(UInt8(ascii: ","))
    }
    return Array("(".utf8) + file.ending + indentation + elements.joined(separator: separator)
      + (hasComma == true ? Array(",".utf8) : []) + file.ending + closing + Array(")".utf8)
  }
}
