import TestTools
import Testing
import ViperText

@testable import ViperTemplate

/// What all templates of these tests are compiled to renders the same; see `rendering`.
@Suite(.serialized, .inTurn) struct CompiledLibraryTests {
  static let sources = ["a", "b"].reduce(into: [:]) { sources, name in
    sources[name] = SourceText(
      path: name,
      text: """
        {% for item in list %}{{ item.name | upcase | default: "-1" }}
        {% else %}{% if a == -7 or not b %}{{ (1..3) | join: "\\n" }}{% endif %}
        {% endfor %}{% assign c = b.d[0] %}
        {% include "b" %}
        """)
  }

  @Test func aDamagedTextIsNone() throws {
    let compiled = try #require(TemplateLibrary.parse(Self.sources).library.compiled)
    #expect(TemplateLibrary(compiled: compiled, Self.sources) != nil)
    for count in 0..<compiled.utf8.count {
      let start = String(decoding: compiled.utf8.prefix(count), as: UTF8.self)
      #expect(TemplateLibrary(compiled: start, Self.sources) == nil, "\(count)")
    }
    #expect(TemplateLibrary(compiled: compiled + "0", Self.sources) == nil)
    #expect(TemplateLibrary(compiled: compiled, ["a": SourceText(path: "a", text: "")]) == nil)
  }

  @Test(arguments: [0, 1, -1, 15, 16, 31, 32, -512, 1 << 40, .max, .min])
  func numbersComeBack(_ number: Int) {
    var writer = ProgramWriter()
    writer.add(number)
    writer.add([number, 0])
    writer.add(Int?.none)
    var reader = ProgramReader(writer.bytes)
    #expect(reader.next() == number)
    #expect(reader.next() == [number, 0])
    #expect(reader.next() == Int?.none)
    #expect(reader.isSound && reader.isAtEnd)
  }

  @Test func linesAreShort() throws {
    let compiled = try #require(TemplateLibrary.parse(Self.sources).library.compiled)
    #expect(compiled.split(separator: "\n").allSatisfy { $0.utf8.count < 200 })
  }
}
