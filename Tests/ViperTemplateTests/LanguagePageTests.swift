import TestTools
import Testing

@testable import ViperTemplate

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct LanguagePageTests {
  struct Block {
    let info: String
    let text: String
  }

  private let page: String
  private let blocks: [Block]

  init() throws {
    let path = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    page = try String(contentsOfFile: "/" + path + "/Templates/LANGUAGE.md", encoding: .utf8)
    blocks = LanguagePageTests.blocks(of: page)
  }

  private static func blocks(of page: String) -> [Block] {
    var blocks: [Block] = []
    var open: (info: String, lines: [Substring])?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```"), let block = open {
        blocks.append(Block(info: block.info, text: block.lines.map { $0 + "\n" }.joined()))
        open = nil
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  @Test func everyExampleRendersTheOutputBelowIt() throws {
    let json = try #require(blocks.first { $0.info == "json" })
    let context = try JSONDecoder().decode([String: Decoded].self, from: Data(json.text.utf8))
      .mapValues(\.value)
    let named = blocks.filter { $0.info.hasPrefix("template ") }
    let includes = Dictionary(named.map { (String($0.info.dropFirst(9)), $0.text) }) { $1 }
    var count = 0
    for (template, expected) in zip(blocks, blocks.dropFirst()) where template.info == "template" {
      #expect(expected.info == "text")
      let (text, diagnostics) = rendering(template.text, context, includes: includes)
      #expect(text == expected.text)
      #expect(printed(diagnostics) == "")
      count += 1
    }
    #expect(count >= 10)
  }

  @Test(arguments: Filter.all)
  func thePageDescribesEveryFilter(filter: Filter) {
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    for name in filter.names {
      #expect(rows.contains { $0.contains("`\(name)`") || $0.contains("`\(name): ") }, "\(name)")
    }
    if filter.requiredCount == filter.parameters.count {
      #expect(rows.contains { $0.contains("`\(filter.usage)`") })
    }
  }

  @Test(arguments: TemplateParser.tagNames + LoopProperty.allCases.map(\.rawValue))
  func thePageNamesEveryTagAndLoopProperty(word: String) {
    #expect(page.contains("`\(word)`") || page.contains("`\(word) "))
  }

  /// A value of the page's JSON.
  struct Decoded: Decodable {
    let value: TemplateValue

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        value = .none
      } else if let bool = try? container.decode(Bool.self) {
        value = .bool(bool)
      } else if let int = try? container.decode(Int.self) {
        value = .int(int)
      } else if let string = try? container.decode(String.self) {
        value = .string(string)
      } else if let list = try? container.decode([Decoded].self) {
        value = .list(list.map(\.value))
      } else {
        value = .record(try container.decode([String: Decoded].self).mapValues(\.value))
      }
    }
  }
}
