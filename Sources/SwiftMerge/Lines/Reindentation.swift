import ViperText

/// Gives lines of theirs the indentation of ours.
///
/// Lines that differ only in indentation are examples, and the nearest decides. Without an example,
/// the longest known prefix is used, and the remaining indentation is converted.
struct Reindentation {
  private let theirs: TextLines
  private let partners: [Int?]
  private let ours: TextLines
  private let steps: (theirs: [UInt8], ours: [UInt8])?

  init(of theirs: TextLines, to ours: TextLines, regions: [MergeRegion]) {
    var partners = [Int?](repeating: nil, count: theirs.count)
    for region in regions where region.origin == .unchanged || region.origin == .both {
      for (line, partner) in zip(region.theirs, region.ours) { partners[line] = partner }
    }
    self.theirs = theirs
    self.ours = ours
    self.partners = partners
    steps = Self.steps(theirs: theirs, ours: ours, partners: partners)
  }

  func applied(to lines: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    let before = examples(from: stride(from: lines.lowerBound - 1, through: 0, by: -1))
    let after = examples(from: stride(from: lines.upperBound, to: theirs.count, by: 1))
    for line in lines {
      if theirs.isBlank(line) {
        bytes += theirs[line]
      } else {
        let indentation = Array(theirs.bytes[theirs.indentation(line)])
        bytes += translated(indentation, before, after)
        bytes += theirs.bytes[theirs.words(line).lowerBound..<theirs.range(line).upperBound]
      }
    }
    return bytes
  }

  private typealias Examples = [[UInt8]: (distance: Int, indentation: [UInt8])]

  /// Finds the user's version of each indentation, at the nearest of the next 200 lines.
  private func examples(from lines: some Sequence<Int>) -> Examples {
    var examples: Examples = [:]
    for (distance, line) in lines.prefix(200).enumerated() {
      guard let partner = partners[line], Self.isTelling(line, in: theirs) else { continue }
      let indentation = Array(theirs.bytes[theirs.indentation(line)])
      if examples[indentation] == nil {
        examples[indentation] = (distance, Array(ours.bytes[ours.indentation(partner)]))
      }
    }
    return examples
  }

  private func translated(
    _ indentation: [UInt8], _ before: Examples, _ after: Examples
  ) -> [UInt8] {
    var known = indentation
    while true {
      let found = [before[known], after[known]].compactMap(\.self).min { $0.distance < $1.distance }
      if let found { return found.indentation + inSteps(Array(indentation[known.count...])) }
      if known.isEmpty { return inSteps(indentation) }
      known.removeLast()
    }
  }

  private func inSteps(_ rest: [UInt8]) -> [UInt8] {
    guard let steps else { return rest }
    return Self.converted(rest, from: steps.theirs, to: steps.ours)
  }

  /// Replaces each leading step: four spaces with steps of two → two tabs.
  static func converted(_ indentation: [UInt8], from step: [UInt8], to other: [UInt8]) -> [UInt8] {
    guard !step.isEmpty, step != other else { return indentation }
    var rest = indentation[...]
    var output: [UInt8] = []
    while rest.starts(with: step) {
      rest = rest.dropFirst(step.count)
      output += other
    }
    return output + rest
  }

  private static func steps(
    theirs: TextLines, ours: TextLines, partners: [Int?]
  ) -> (theirs: [UInt8], ours: [UInt8])? {
    for (line, partner) in partners.enumerated() {
      guard let partner, isTelling(line, in: theirs) else { continue }
      let step = theirs.bytes[theirs.indentation(line)]
      let other = ours.bytes[ours.indentation(partner)]
      if !step.isEmpty, !other.isEmpty { return (Array(step), Array(other)) }
    }
    return nil
  }

  /// Whether a line has a letter. A lone brace may have another alignment.
  private static func isTelling(_ line: Int, in text: TextLines) -> Bool {
    text.bytes[text.words(line)].contains { $0 | 0x20 >= UInt8(ascii: "a") && $0 < 0x7B }
  }

  /// Whether most indented lines have a new indentation that follows one rule.
  static func isReindented(from base: TextLines, to ours: TextLines) -> Bool {
    var numbering = LineNumbering(.words)
    let (old, new) = (numbering.numbers(of: base), numbering.numbers(of: ours))
    var rules: [[UInt8]: [[UInt8]: Int]] = [:]
    var (total, changed) = (0, 0)
    var (line, partner) = (0, 0)
    let note = { (line: Int, partner: Int) in
      let indentation = Array(base.bytes[base.indentation(line)])
      guard !indentation.isEmpty, isTelling(line, in: base) else { return }
      let other = Array(ours.bytes[ours.indentation(partner)])
      total += 1
      changed += other == indentation ? 0 : 1
      rules[indentation, default: [:]][other, default: 0] += 1
    }
    let end = LineDiff.Change(old: old.count..<old.count, new: new.count..<new.count)
    for change in LineDiff.changes(from: old, to: new, style: .likeGit) + [end] {
      while line < change.old.lowerBound {
        note(line, partner)
        (line, partner) = (line + 1, partner + 1)
      }
      (line, partner) = (change.old.upperBound, change.new.upperBound)
    }
    let ruled = rules.values.reduce(0) { $0 + ($1.values.max() ?? 0) }
    return changed >= 3 && changed * 2 > total && ruled * 10 >= total * 9
  }
}
