import Foundation

/// The paths of the URLs that a link stands for: `item/{id}`, `search?q={text}`.
///
/// The host of a URL is the first part of its path, as in `shop://item/3`, unless it is one of the
/// web, as in `https://example.com/item/3`. Letters match without regard to case, slashes at the ends
/// don't count, and neither do query items that the link does not name.
struct LinkPattern {
  private let path: [Part]
  /// By the key of a query item, the name of its value.
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

  /// The values of a URL by their names; nil if its path is another one.
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
    // A slash inside of a value is encoded, so that the parts are taken apart first.
    return ([host].compactMap(\.self).filter { !$0.isEmpty } + parts)
      .map { $0.removingPercentEncoding ?? $0 }
  }
}
