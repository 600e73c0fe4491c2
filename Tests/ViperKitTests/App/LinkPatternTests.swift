import Foundation
import TestTools
import Testing

@testable import ViperKit

@Suite(.serialized) struct LinkPatternTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let pattern: String
    let url: String
    let values: [String: String]?
    var testDescription: String { "\(pattern) \(url)" }

    init(_ pattern: String, _ url: String, _ values: [String: String]?) {
      (self.pattern, self.url, self.values) = (pattern, url, values)
    }
  }

  static let rows = [
    Row("item/{id}", "shop://item/3", ["id": "3"]),
    Row("item/{id}", "shop:///item/3", ["id": "3"]),
    Row("item/{id}", "shop:/item/3", ["id": "3"]),
    Row("item/{id}", "https://example.com/item/3", ["id": "3"]),
    Row("item/{id}", "HTTP://example.com/item/3", ["id": "3"]),
    Row("item/{id}", "shop://example.com/item/3", nil),
    Row("item/{id}", "shop://ITEM/A", ["id": "A"]),
    Row("Item/{id}", "shop://item/a", ["id": "a"]),
    Row("/item/{id}/", "shop://item/3", ["id": "3"]),
    Row("item/{id}", "shop://item/3/", ["id": "3"]),
    Row("item/{id}", "shop://item//3", ["id": "3"]),
    Row("item/{id}", "shop://item/3#top", ["id": "3"]),
    Row("item/{id}", "shop://item", nil),
    Row("item/{id}", "shop://item/", nil),
    Row("item/{id}", "shop://item/3/4", nil),
    Row("item/{id}", "shop://items/3", nil),
    Row("item/{id}", "shop://item/a%20b%2Fc", ["id": "a b/c"]),
    Row("item/{id}", "shop://item/gr%C3%B6%C3%9Fe", ["id": "größe"]),
    Row("größe", "https://example.com/gr%C3%B6%C3%9Fe", [:]),
    Row("my item", "https://example.com/my%20item", [:]),
    Row("{a}/to/{b}", "shop://1/to/2", ["a": "1", "b": "2"]),
    Row("", "shop://", [:]),
    Row("", "https://example.com/", [:]),
    Row("search?q={text}", "shop://search?q=a%20b", ["text": "a b"]),
    Row("search?q={text}", "shop://search?q=a%26b&q=c", ["text": "a&b"]),
    Row("search?q={text}", "shop://search?utm=1&q=", ["text": ""]),
    Row("search?q={text}", "shop://search?q", [:]),
    Row("search?q={text}", "shop://search", [:]),
    Row("search?q={text}&page={page}", "shop://search?page=2&q=a", ["text": "a", "page": "2"]),
  ]

  @Test(arguments: rows)
  func aURLHasItsValues(_ row: Row) throws {
    let url = try #require(URL(string: row.url))
    #expect(LinkPattern(row.pattern).values(in: url) == row.values)
  }

  @Test(arguments: 0..<200)
  func randomValuesAreReadBack(seed: Int) throws {
    var random = Seeded(seed)
    let letters = Array("aZ0 /?#%&=+{}.ß🌊:@")
    func text(_ random: inout Seeded, from shortest: Int) -> String {
      String(
        (0..<Int.random(in: shortest...6, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        })
    }
    let (one, two, three) = (
      text(&random, from: 1), text(&random, from: 1), text(&random, from: 0)
    )
    func encoded(_ text: String) -> String {
      text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
    let url = try #require(
      URL(string: "https://a.b/go/\(encoded(one))/\(encoded(two))?k=\(encoded(three))"))
    let values = LinkPattern("go/{a}/{b}?k={c}").values(in: url)
    #expect(values == ["a": one, "b": two, "c": three])
    let odd = text(&random, from: 0) + "/" + text(&random, from: 0)
    _ = LinkPattern(odd).values(in: url)
    if let url = URL(string: odd) { _ = LinkPattern(odd).values(in: url) }
  }
}
