import Foundation

/// The lines of the standard input, read beside the main actor, which goes on meanwhile.
enum InputLines {
  static func make() -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let thread = Thread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
    thread.start()
    return lines
  }
}
