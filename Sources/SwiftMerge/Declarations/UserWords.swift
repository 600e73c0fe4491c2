import ViperText

/// The last check of a merge: whether the user's text is still there.
enum UserWords {
  /// Whether one of three checks finds nothing lost. Each check alone may raise false alarms,
  /// because equal words and lines may be aligned differently.
  static func areKept(base: [UInt8], ours: [UInt8], merged: [UInt8]) -> Bool {
    areKeptInOrder(base: base, ours: ours, merged: merged)
      || linesAreKept(base: base, ours: ours, merged: merged)
      || declarationsAreKept(base: base, ours: ours, merged: merged)
  }

  /// Whether no body of ours moved to a method of another name. A body in no method counts as kept,
  /// because `areKept` checks for lost words. True for text that can't be read.
  static func bodiesAreKept(base: [UInt8], ours: [UInt8], merged: [UInt8]) -> Bool {
    guard let base = SwiftOutline(base)?.bodies,
      let ours = SwiftOutline(ours, openingAllConditionsBut: [])?.bodies,
      let merged = SwiftOutline(merged, openingAllConditionsBut: [])?.bodies
    else { return true }
    return ours.allSatisfy { body, names in
      guard base[body] == nil, let now = merged[body] else { return true }
      return !now.isDisjoint(with: names)
    }
  }

  /// Whether each declaration of ours still has the words that base lacks.
  private static func declarationsAreKept(base: [UInt8], ours: [UInt8], merged: [UInt8]) -> Bool {
    guard let old = SwiftOutline(base)?.textsByName,
      let own = SwiftOutline(ours, openingAllConditionsBut: [])?.textsByName,
      let new = SwiftOutline(merged, openingAllConditionsBut: [])?.textsByName
    else { return false }
    let renamed = new.filter { own[$0.key] == nil }.flatMap(\.value) + [[]]
    return own.allSatisfy { name, texts in
      texts.allSatisfy { text in
        (old[name] ?? [[]]).contains { before in
          ((new[name] ?? []) + renamed).contains {
            areKeptInOrder(base: before, ours: text, merged: $0)
          }
        }
      }
    }
  }

  /// Whether the merged text has each line that ours adds, without regard to indentation. A line
  /// with all words of the added line counts, too, because parameters may move.
  private static func linesAreKept(base: [UInt8], ours: [UInt8], merged: [UInt8]) -> Bool {
    var numbering = LineNumbering(.words)
    var missing: [Int: Int] = [:]
    for number in numbering.numbers(of: TextLines(ours)) { missing[number, default: 0] += 1 }
    for number in numbering.numbers(of: TextLines(base)) { missing[number, default: 0] -= 1 }
    for (number, count) in missing where count < 0 { missing[number] = 0 }
    for number in numbering.numbers(of: TextLines(merged)) { missing[number, default: 0] -= 1 }
    let lost = Set(missing.filter { $0.value > 0 }.keys)
    if lost.isEmpty { return true }
    let candidates = TextLines(merged)
    let counts = (0..<candidates.count).map { wordCounts(of: merged[candidates.content($0)]) }
    let own = TextLines(ours)
    return zip(0..<own.count, numbering.numbers(of: own)).allSatisfy { line, number in
      guard lost.contains(number) else { return true }
      let words = wordCounts(of: ours[own.content(line)])
      return counts.contains { other in words.allSatisfy { other[$0.key, default: 0] >= $0.value } }
    }
  }

  private static func wordCounts(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>: Int] {
    words(of: Array(line)).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Whether the merged text has the words and operators that ours adds, in order. Brackets, commas
  /// and white space don't count, because the layout may change.
  private static func areKeptInOrder(base: [UInt8], ours: [UInt8], merged: [UInt8]) -> Bool {
    var numbering = LineNumbering(.words)
    let numbers = { (bytes: [UInt8]) in words(of: bytes).map { numbering.number(of: $0) } }
    let (old, new, result) = (numbers(base), numbers(ours), numbers(merged))
    var rest = 0
    for change in LineDiff.changes(from: old, to: new, style: .likeGit) {
      for word in new[change.new] {
        while rest < result.count, result[rest] != word { rest += 1 }
        if rest == result.count { return false }
        rest += 1
      }
    }
    return true
  }

  private static let layout = Set(" \t\r\n\u{B}\u{C}(){}[],".utf8)

  private static func words(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      var end = start + 1
      if isWordByte(bytes[start]) {
        while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
      }
      if !layout.contains(bytes[start]) { words.append(bytes[start..<end]) }
      start = end
    }
    return words
  }
}

extension SwiftOutline {
  fileprivate var textsByName: [String: [[UInt8]]] {
    var texts: [String: [[UInt8]]] = [:]
    texts[""] = [Array(bytes[file.preamble]) + Array(bytes[file.tail])]
    for item in file.items {
      let name = item.kind.rawValue + " " + item.name
      guard let scope = item.scope, let body = item.body else {
        texts[name, default: []].append(Array(bytes[item.lines]))
        continue
      }
      let start = scope.items.first?.blank.lowerBound ?? scope.tail.lowerBound
      let text = Array(bytes[item.lead.lowerBound..<max(start, body.lowerBound)])
      texts[name, default: []].append(text + bytes[scope.tail.lowerBound..<item.end])
      for member in scope.items {
        let title = "\(item.name).\(member.kind.rawValue) \(member.name)"
        texts[title, default: []].append(Array(bytes[member.lines]))
      }
    }
    return texts
  }

  fileprivate var bodies: [[UInt8]: Set<String>] {
    allMembers.reduce(into: [:]) { bodies, found in
      guard let body = found.item.body, found.item.kind == .function else { return }
      bodies[print(of: body), default: []].insert(found.member.owner + "." + found.item.name)
    }
  }
}
