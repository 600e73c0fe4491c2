import Foundation

/// The lines of the standard input, read beside the main actor, which goes on meanwhile.
@available(iOS 17, macOS 14, *)
struct InputLines: AsyncSequence {
  func makeAsyncIterator() -> AsyncStream<String>.Iterator {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let thread = Thread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
    thread.start()
    return lines.makeAsyncIterator()
  }
}
