import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches articles from a service: all of them from its address, one from below that.
public struct HTTPArticlesWorker: ArticlesWorker {
  /// The service that the example is made for.
  public static let publicAddress = "https://dev.to/api/articles"

  let address: String
  let timeout: TimeInterval
  private let session = URLSession(configuration: .ephemeral)

  /// - Parameter timeout: the limit for a whole answer, in seconds, at most a day. On some systems,
  ///   `URLSession` has no such limit.
  public init(address: String = publicAddress, timeout: TimeInterval = 10) {
    self.address = address
    self.timeout = timeout
  }

  public func fetchArticles() async throws(ArticlesError) -> [Article] {
    try await fetch(url()).decode(as: [Article].self)
  }

  public func fetchArticle(id: Article.ID) async throws(ArticlesError) -> Article {
    try await fetch(url().appendingPathComponent("\(id)")).decode(as: Article.self)
  }

  private func url() throws(ArticlesError) -> URL {
    guard let url = URL(string: address), url.host?.isEmpty == false,
      url.scheme == "http" || url.scheme == "https"
    else { throw .invalidURL(address) }
    return url
  }

  private func fetch(_ url: URL) async throws(ArticlesError) -> ArticlesAnswer {
    do {
      let (data, response) = try await within(timeout) { try await load(url) }
      if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
        throw ArticlesError.noData("the service answered with status \(status)")
      }
      guard !data.isEmpty else { throw ArticlesError.noData("the service answered nothing") }
      return ArticlesAnswer(data: data)
    } catch let error as ArticlesError {
      throw error
    } catch let error as URLError {
      throw .noData(Self.describe(error, at: url))
    } catch {
      throw .noData("\(error)")
    }
  }

  private static func describe(_ error: URLError, at url: URL) -> String {
    let host = url.host ?? ""
    let place = host + (url.port.map { ":\($0)" } ?? "")
    return switch error.code {
    case .cannotConnectToHost: "there is no service at \(place)"
    case .cannotFindHost, .dnsLookupFailed: "there is no host '\(host)'"
    case .notConnectedToInternet: "this device is offline"
    case .timedOut: "the service took too long to answer"
    case .cancelled: "the request was cancelled"
    default: "the connection to \(place) broke off"
    }
  }

  /// As `URLSession.data(from:)`, which can lock up where Foundation is the open-source one: its
  /// cancelling waits for a queue on which an answer that just comes in waits for the cancelling.
  private func load(_ url: URL) async throws -> (Data, URLResponse) {
    let (answers, continuation) = AsyncThrowingStream.makeStream(of: (Data, URLResponse).self)
    let task = session.dataTask(with: url) { data, response, error in
      if let data, let response { continuation.yield((data, response)) }
      continuation.finish(throwing: error)
    }
    continuation.onTermination = { _ in
      DispatchQueue.global().async { task.cancel() }
    }
    task.resume()
    for try await answer in answers { return answer }
    throw URLError(.cancelled)
  }

  /// The result of `work`, which is canceled after `limit`.
  private func within<Value: Sendable>(
    _ limit: TimeInterval, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(nanoseconds: UInt64(min(max(limit, 0), 86_400) * 1_000_000_000))
        return nil
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() ?? nil else {
        throw ArticlesError.noData("no answer within \(limit.formatted()) seconds")
      }
      return value
    }
  }
}
