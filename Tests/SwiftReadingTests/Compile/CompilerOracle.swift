import Foundation
import TestTools
import Testing

enum CompilerOracle {
  static let preamble = """
    struct Item {}
    struct TripRow {}
    struct Trip { typealias ID = Int; struct `default` {} }
    struct LoadError: Error {}
    struct Größe {}
    struct `class` {}
    protocol P {}
    protocol Q {}
    struct Pair<A: Hashable & Sendable, B: Hashable & Sendable>: Hashable, Sendable {
      init(_ a: A, _ b: B) {}
    }
    struct Outer<T> { struct Inner {} }
    typealias Done = () -> Void
    @globalActor actor TripActor { static let shared = TripActor() }
    @resultBuilder enum IntBuilder { static func buildBlock(_ x: Int) -> Int { x } }
    let one = 1
    let two = 2

    """

  struct Finding: CustomStringConvertible {
    let line: Int
    let message: String
    var description: String { "\(line): \(message)" }
  }

  /// Type-checks in the Swift 6 language mode. Findings of the front end alone count.
  static func complaints(in source: String) throws -> [Finding] {
    let folder = try Toolchain.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try Toolchain.write(["Signatures.swift": source], in: folder)
    let text = try Toolchain.run(
      [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-diagnostic-style",
        "llvm",
      ] + files)
    let complaints = text.split(separator: "\n").compactMap { finding(in: $0) }
    // A compiler that crashes must not count as one that found nothing.
    try #require(text.isEmpty || !complaints.isEmpty, "\(text)")
    return complaints
  }

  private static func finding(in line: Substring) -> Finding? {
    let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].hasSuffix("Signatures.swift"), let number = Int(parts[1]),
      parts[3] == " error" || parts[3] == " warning"
    else { return nil }
    return Finding(line: number, message: parts[3].dropFirst() + ":" + parts[4])
  }

  /// A file under construction that knows which row each of its lines comes from.
  struct Sheet {
    private(set) var source = CompilerOracle.preamble
    private var rows: [Int: String] = [:]
    private var line = CompilerOracle.preamble.split(
      separator: "\n", omittingEmptySubsequences: false
    ).count

    mutating func add(_ text: String, for row: String) {
      source += text + "\n"
      rows[line] = row
      line += 1
    }

    func row(of finding: Finding) -> String? { rows[finding.line] }
  }
}
