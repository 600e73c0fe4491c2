import TestTools

struct RandomText {
  var random: Seeded
  let alphabet: Int

  init(seed: Int, alphabet: Int = 6) {
    random = Seeded(seed)
    self.alphabet = alphabet
  }

  mutating func line() -> String {
    let words = ["}", "", "  }", "  func a() {", "    return", "x", "y", "z"]
    let index = random.below(alphabet)
    return index < words.count ? words[index] : "line \(index)"
  }

  mutating func lines(upTo count: Int) -> [String] {
    (0..<random.below(count + 1)).map { _ in line() }
  }

  mutating func edited(_ lines: [String], edits: Int) -> [String] {
    var lines = lines
    for _ in 0..<edits {
      let at = random.below(lines.count + 1)
      switch random.below(3) {
      case 0: lines.insert(contentsOf: self.lines(upTo: 4), at: at)
      case 1: lines.removeSubrange(at..<min(lines.count, at + random.below(4)))
      default: if at < lines.count { lines[at] = line() }
      }
    }
    return lines
  }

  mutating func bytes(_ lines: [String], ending: String = "\n") -> [UInt8] {
    let text = lines.joined(separator: ending)
    return Array((lines.isEmpty || random.chance(10) ? text : text + ending).utf8)
  }
}
