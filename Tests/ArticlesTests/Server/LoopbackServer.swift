import ArticlesDomain
import Foundation

final class LoopbackServer: Sendable {
  enum Event: Equatable, Sendable {
    /// A client asked for a path.
    case asked(String)
    /// A client that waited for that path went away.
    case left(String)
  }

  let events: AsyncStream<Event>
  let port: UInt16
  private let hall: Hall

  init(_ answer: @escaping @Sendable (_ path: String, _ count: Int) -> Answer) throws {
    let listener = try Socket.listening()
    port = listener.port
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    self.events = events
    hall = Hall(answer: answer, events: continuation)
    Thread.detachNewThread { [hall] in hall.welcome(at: listener) }
  }

  deinit {
    stop()
  }

  var address: String { "http://127.0.0.1:\(port)/api/articles" }

  func worker(timeout: TimeInterval = 60) -> HTTPArticlesWorker {
    HTTPArticlesWorker(address: address, timeout: timeout)
  }

  /// All paths that were asked for; ends the server.
  func paths() async throws -> [String] {
    stop()
    var paths: [String] = []
    for await case .asked(let path) in events { paths.append(path) }
    return paths
  }

  /// Lets all held answers go.
  func goOn() {
    hall.goOn()
  }

  func stop() {
    hall.close()
    // Wakes the listener, which then closes its socket.
    try? Socket.connected(to: port).close()
  }
}

private final class Hall: @unchecked Sendable {
  private let answer: @Sendable (String, Int) -> Answer
  private let events: AsyncStream<LoopbackServer.Event>.Continuation
  private let condition = NSCondition()
  private var isClosed = false
  private var mayGoOn = false
  private var count = 0

  init(
    answer: @escaping @Sendable (String, Int) -> Answer,
    events: AsyncStream<LoopbackServer.Event>.Continuation
  ) {
    self.answer = answer
    self.events = events
  }

  func close() {
    condition.withLock { isClosed = true }
    goOn()
  }

  func goOn() {
    condition.withLock {
      mayGoOn = true
      condition.broadcast()
    }
  }

  func welcome(at listener: Socket) {
    while let connection = listener.next() {
      if condition.withLock({ isClosed }) {
        connection.close()
        break
      }
      Thread.detachNewThread { self.serve(connection) }
    }
    listener.close()
    events.finish()
  }

  private func serve(_ connection: Socket) {
    defer { connection.close() }
    var request = ""
    while !request.contains("\r\n\r\n") {
      guard let more = connection.read() else { return }
      request += more
    }
    let words = request.split(separator: " ", maxSplits: 2)
    guard words.count == 3 else { return }
    let path = String(words[1])
    let number = condition.withLock {
      count += 1
      return count
    }
    let answer = answer(path, number)
    events.yield(.asked(path))
    give(answer, to: connection)
    switch answer {
    case .silence, .stalled:
      while connection.read() != nil {}
      events.yield(.left(path))
    default: break
    }
  }

  private func give(_ answer: Answer, to connection: Socket) {
    switch answer {
    case .body(let text, let status): connection.write(response(text, status: status))
    case .half, .stalled:
      connection.write(String(response("[{\"id\": 1, ", status: 200).dropLast(4)))
    case .held(let text):
      condition.withLock { while !mayGoOn { condition.wait() } }
      connection.write(response(text, status: 200))
    case .closed, .silence: break
    }
  }

  private func response(_ body: String, status: Int) -> String {
    """
    HTTP/1.1 \(status) As Told\r
    Content-Type: application/json; charset=utf-8\r
    Content-Length: \(body.utf8.count)\r
    Connection: close\r
    \r
    \(body)
    """
  }
}
