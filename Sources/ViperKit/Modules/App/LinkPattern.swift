import Foundation

/// The URLs that a deep link matches: `item/{id}`, `search?q={text}`.
///
/// The host is the first part of the path, as in `shop://item/3`, except for `http` and `https`.
/// Case, slashes at the ends and other query items are ignored.
struct LinkPattern {
  private let path: [Part]
  private let query: [(key: String, name: String)]

  private enum Part {
    case text(String)
    case value(String)

    init(_ text: Substring) {
      let isValue = text.hasPrefix("{") && text.hasSuffix("}")
      self = isValue ? .value(String(text.dropFirst().dropLast())) : .text(text.lowercased())
    }
  }

  init(_ pattern: String) {
    let halves = pattern.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = (halves.first ?? "").split(separator: "/").map(Part.init)
    let items = halves.count > 1 ? halves[1].split(separator: "&") : []
    query = items.compactMap { item in
      let sides = item.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, case .value(let name) = Part(sides[1]) else { return nil }
      return (String(sides[0]), name)
    }
  }

  /// The values in a URL by name; nil if the path doesn't match.
  func values(in url: URL) -> [String: String]? {
    guard let url = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    let parts = Self.path(of: url)
    guard parts.count == path.count else { return nil }
    var values: [String: String] = [:]
    for (part, text) in zip(path, parts) {
      switch part {
      case .text(let expected):
        if text.lowercased() != expected { return nil }
      case .value(let name): values[name] = text
      }
    }
    for (key, name) in query {
      values[name] = url.queryItems?.first { $0.name == key }?.value
    }
    return values
  }

  private static func path(of url: URLComponents) -> [String] {
    let isOfTheWeb = ["http", "https"].contains(url.scheme?.lowercased())
    let host = isOfTheWeb ? nil : url.percentEncodedHost
    let parts = url.percentEncodedPath.split(separator: "/").map(String.init)
    // Split before decoding, because values can contain encoded slashes.
    return ([host].compactMap(\.self).filter { !$0.isEmpty } + parts)
      .map { $0.removingPercentEncoding ?? $0 }
  }
}
