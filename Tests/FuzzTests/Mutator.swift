import TestTools

/// Changes bytes at random: takes out, puts in, doubles, nests, and crosses with others.
struct Mutator {
  let seeds: [[UInt8]]
  var random: Seeded

  private static let pieces = [
    "{", "}", "[", "]", "(", ")", "<", ">", "\"", "\"\"\"", "\\", "\\(", "/*", "*/", "//",
    "#if A\n", "#endif\n",
    "\n", "\r\n", "\r", "\u{0}", "\u{1F}", "\u{FEFF}", "é", "👩‍👩‍👧", "e\u{301}", "{{", "}}", "{%", "%}",
    "{#", "-%}", "@a(",
    "where ", "async ", "throws(", "->", "any ", "some ", "&", "?", "!", "...", "`", "$0", "#\"",
    "9223372036854775808",
    "-1", "1e999", "\\uD800", "\\u0000", "null", "true", "<<<<<<< a\n", "=======\n", ">>>>>>> b\n",
    "self", "Self", "|",
  ].map { Array($0.utf8) }

  mutating func input() -> [UInt8] {
    var bytes = random.pick(seeds)
    for _ in 0..<random.number(1...6) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = random.below(bytes.count + 1)
    let end = min(bytes.count, place + random.below(random.chance(20) ? 400 : 12))
    switch random.below(8) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: random.pick(Self.pieces), at: place)
    case 2: bytes.replaceSubrange(place..<end, with: random.pick(Self.pieces))
    case 3:
      bytes.replaceSubrange(place..<min(place + 1, bytes.count), with: [UInt8(random.below(256))])
    case 4: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count + 1))
    case 5:
      let other = random.pick(seeds)
      let start = random.below(other.count + 1)
      bytes.insert(contentsOf: other[start..<min(other.count, start + random.below(60))], at: place)
    case 6 where random.once(in: 10):
      let piece = random.pick(Self.pieces)
      bytes.insert(contentsOf: repeatElement(piece, count: 2_000).joined(), at: place)
    default: bytes = Array(bytes[..<place])
    }
  }
}
