import Foundation

/// A reproducible source of randomness; a failing test names its seed.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// A folder of a test's own, gone afterwards.
final class TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("viper-merge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ bytes: [UInt8], to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func read(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appendingPathComponent(path)))
  }

  /// Runs a command in the folder; its output goes to a file, so that no pipe can fill up.
  func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let log = url.appendingPathComponent(".log-\(UUID().uuidString)")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = url
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    let output = try String(decoding: Data(contentsOf: log), as: UTF8.self)
    try FileManager.default.removeItem(at: log)
    return (process.terminationStatus, output)
  }
}

/// Whether the long tests run, as in `.ci/run --long`.
let runsLongTests = ProcessInfo.processInfo.environment["VIPER_GEN_LONG"] == "1"

/// Random texts and edits of them, made of few different lines so that much looks alike.
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
