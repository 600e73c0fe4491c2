import Foundation

enum Answer: Sendable {
  case body(String, status: Int = 200)
  /// Less than the header promises, then the end.
  case half
  case closed
  /// Half of an answer, and then nothing until the client goes.
  case stalled
  /// Nothing until the client goes.
  case silence
  case held(String)

  /// An answer as the service gives it: `articles`, a list, or `article`, a single one.
  static func recorded(_ name: String) -> Answer {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Answers/\(name).json")
    return .body((try? String(contentsOf: file, encoding: .utf8)) ?? "no file \(name)")
  }
}
