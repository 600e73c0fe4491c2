import ViperText

/// Merges two changes of one text, line by line.
///
/// If `git merge-file --diff3` has no conflict, the result is the same, except that insertions
/// follow the user's new indentation of a whole file. If git has a conflict, touching changes are
/// both taken, and indentation is ignored. Remaining overlaps get git's markers.
enum ThreeWayMerge {
  /// - Parameters:
  ///   - ours: The user's text. Its line endings are kept.
  ///   - setsOnce: Whether the text is the body of an initializer, which sets no property twice.
  static func merge(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], setsOnce: Bool = false
  ) -> MergedText {
    let ending = LineEnding.dominant(in: ours) ?? LineEnding.dominant(in: theirs) ?? .lineFeed
    let base = ending.applied(to: base)
    let theirs = ending.applied(to: theirs)
    if base == theirs || ours == theirs { return MergedText(ours) }
    if base == ours { return MergedText(theirs) }
    var exact = LineMerge(base: base, ours: ours, theirs: theirs, equality: .exact)
    exact.setsOnce = setsOnce
    let likeGit = exact.regions(joinsTouching: true)
    let isReindented = Reindentation.isReindented(from: exact.base, to: exact.ours)
    if likeGit.isClean, !isReindented { return exact.text(of: likeGit) }
    let better = withoutTouchingConflicts(
      base: base, ours: ours, theirs: theirs, isReindented: isReindented, setsOnce: setsOnce)
    return likeGit.isClean && !better.conflicts.isEmpty ? exact.text(of: likeGit) : better
  }

  /// Merges as git does; nil if git has a conflict.
  static func likeGit(base: [UInt8], ours: [UInt8], theirs: [UInt8]) -> [UInt8]? {
    let exact = LineMerge(base: base, ours: ours, theirs: theirs, equality: .exact)
    let regions = exact.regions(joinsTouching: true)
    return regions.isClean ? exact.text(of: regions).bytes : nil
  }

  /// Merges changes that touch, which git doesn't. A missing last line feed is ignored.
  private static func withoutTouchingConflicts(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], isReindented: Bool, setsOnce: Bool
  ) -> MergedText {
    let texts = [base, ours, theirs].map { LineEnding.completed($0) }
    let merge = { (equality: LineNumbering.Equality) in
      var lines = LineMerge(base: texts[0], ours: texts[1], theirs: texts[2], equality: equality)
      lines.setsOnce = setsOnce
      return lines.text(of: lines.regions(joinsTouching: false))
    }
    var merged = merge(isReindented ? .words : .exact)
    if !merged.conflicts.isEmpty, !isReindented {
      let loose = merge(.words)
      if loose.conflicts.count < merged.conflicts.count { merged = loose }
    }
    merged.end(likeMergeOf: base, ours, theirs)
    return merged
  }
}

extension [MergeRegion] {
  var isClean: Bool { !contains { $0.origin == .conflict } }
}

struct LineMerge {
  let base: TextLines
  let ours: TextLines
  let theirs: TextLines
  /// Whether to leave out lines of theirs that set a property which ours sets.
  var setsOnce = false
  private let equality: LineNumbering.Equality
  private let numbers: (base: [Int], ours: [Int], theirs: [Int])

  init(base: [UInt8], ours: [UInt8], theirs: [UInt8], equality: LineNumbering.Equality) {
    self.base = TextLines(base)
    self.ours = TextLines(ours)
    self.theirs = TextLines(theirs)
    self.equality = equality
    var numbering = LineNumbering(equality)
    numbers = (
      numbering.numbers(of: self.base), numbering.numbers(of: self.ours),
      numbering.numbers(of: self.theirs)
    )
  }

  func regions(joinsTouching: Bool) -> [MergeRegion] {
    MergeRegion.all(
      baseCount: base.count,
      ours: LineDiff.changes(from: numbers.base, to: numbers.ours, style: .likeGit),
      theirs: LineDiff.changes(from: numbers.base, to: numbers.theirs, style: .likeGit),
      joinsTouching: joinsTouching
    ) { oursLines, theirsLines in
      numbers.ours[oursLines] == numbers.theirs[theirsLines]
    }
  }

  func text(of regions: [MergeRegion]) -> MergedText {
    let ending = (LineEnding.dominant(in: ours.bytes) ?? .lineFeed).bytes
    let reindentation =
      equality == .words ? Reindentation(of: theirs, to: ours, regions: regions) : nil
    let own = setsOnce ? regions.filter { $0.origin == .ours }.flatMap(\.ours) : []
    var text = MergedText()
    for region in regions {
      switch region.origin {
      case .unchanged: text += unchanged(region)
      case .ours, .both: text += ours[region.ours]
      case .theirs:
        for lines in region.theirs.split(whereSeparator: { isSet(byLine: $0, in: own) }) {
          text += reindentation?.applied(to: lines) ?? Array(theirs[lines])
        }
      case .conflict:
        text.conflict(
          ours: ours[region.ours], base: base[region.base], theirs: theirs[region.theirs],
          ending: ending)
      }
    }
    return text
  }

  /// Whether a line of theirs is `self.store = store`, and one of these lines of ours also sets
  /// `store`.
  private func isSet(byLine line: Int, in own: [Int]) -> Bool {
    guard !own.isEmpty else { return false }
    let words = theirs.bytes[theirs.words(line)]
    let start = Array("self.".utf8)
    let name = words.dropFirst(start.count).prefix(while: isNameByte)
    let target = start + name + Array(" = ".utf8)
    guard !name.isEmpty, words.starts(with: target),
      words.dropFirst(target.count).allSatisfy(isNameByte)
    else { return false }
    return own.contains { line in
      let words = ours.bytes[ours.words(line)]
      return !words.starts(with: "//".utf8) && words.contains(target)
    }
  }

  private func isNameByte(_ byte: UInt8) -> Bool { isWordByte(byte) || byte == UInt8(ascii: "`") }

  /// Copies lines that differ at most in indentation: the user's if that changed.
  private func unchanged(_ region: MergeRegion) -> [UInt8] {
    guard equality == .words else { return Array(ours[region.ours]) }
    var bytes: [UInt8] = []
    for offset in 0..<region.base.count {
      let line = region.ours.lowerBound + offset
      let isOurs = !ours.bytes[ours.content(line)].elementsEqual(
        base.bytes[base.content(region.base.lowerBound + offset)])
      bytes += isOurs ? ours[line] : theirs[region.theirs.lowerBound + offset]
    }
    return bytes
  }
}
