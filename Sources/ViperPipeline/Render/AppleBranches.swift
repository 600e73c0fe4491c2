/// Generated code for Apple's systems only: the first branch of each `#if canImport(UIKit)`,
/// without the condition.
struct AppleBranches {
  private struct Condition {
    let isDropped: Bool
    var isKept = true
    var wasKept = true
    /// The indentation of the condition, and the additional indentation of its code.
    let indentation: Int
    var depth: Int?
  }

  private var conditions: [Condition] = []
  private var lines: [Substring] = []

  static func kept(in code: [UInt8]) -> [UInt8] {
    let text = String(decoding: code, as: UTF8.self)
    guard text.contains("canImport(") else { return code }
    var branches = AppleBranches()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      branches.add(line)
    }
    return Array(withJoinedImports(branches.lines).joined(separator: "\n").utf8)
  }

  private mutating func add(_ line: Substring) {
    let indentation = line.prefix { $0 == " " }.count
    let words = line.dropFirst(indentation)
    if words.hasPrefix("#if") {
      let isDropped = words.contains("canImport(") && !words.contains("&&") && !words.contains("||")
      let isKept = !isDropped || !words.contains("!")
      add(line, isDropped: isDropped)
      conditions.append(
        Condition(isDropped: isDropped, isKept: isKept, wasKept: isKept, indentation: indentation))
    } else if words.hasPrefix("#else"), let condition = conditions.popLast() {
      add(line, isDropped: condition.isDropped)
      var next = condition
      next.isKept = !condition.isDropped || !condition.wasKept
      next.wasKept = condition.wasKept || next.isKept
      conditions.append(next)
    } else if words.hasPrefix("#endif"), let condition = conditions.popLast() {
      add(line, isDropped: condition.isDropped)
    } else {
      if let last = conditions.indices.last, conditions[last].depth == nil, !words.isEmpty {
        conditions[last].depth = max(0, indentation - conditions[last].indentation)
      }
      add(line, isDropped: false)
    }
  }

  private mutating func add(_ line: Substring, isDropped: Bool) {
    guard !isDropped, conditions.allSatisfy(\.isKept) else { return }
    let depth = conditions.filter(\.isDropped).reduce(0) { $0 + ($1.depth ?? 2) }
    lines.append(line.dropFirst(min(depth, line.prefix { $0 == " " }.count)))
  }

  /// Sorts the imports of whole Swift modules into one group at the top.
  private static func withJoinedImports(_ lines: [Substring]) -> [Substring] {
    let head = lines.prefix {
      $0.isEmpty || $0.hasPrefix("import ") || $0.hasPrefix("@testable ")
    }
    let isWhole = { (line: Substring) in
      line.hasPrefix("import ") && line.split(separator: " ").count == 2
    }
    let groups =
      [Set(head.filter(isWhole)).sorted()]
      + head.filter { !isWhole($0) }.split(whereSeparator: \.isEmpty).map(Array.init)
    let imports = groups.filter { !$0.isEmpty }
    return Array(imports.joined(separator: [""])) + (imports.isEmpty ? [] : [""])
      + lines[head.endIndex...]
  }
}
