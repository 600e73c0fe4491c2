import TestTools
import Testing
import ViperSpec

@testable import ViperPipeline

struct RuntimeAccessTests {
  @Test(arguments: [
    (
      "public struct A {\n  public private(set) var a = 1\n}",
      "struct A {\n  private(set) var a = 1\n}"
    ),
    ("open class A {\n  open func open() { open() }\n}", "class A {\n  func open() { open() }\n}"),
    ("// a public thing", "// a public thing"),
    (
      "let text = \"\"\"\n  public let a\n  \"\"\"\n/* public\n  open class A */",
      "let text = \"\"\"\n  public let a\n  \"\"\"\n/* public\n  open class A */"
    ),
  ])
  func declarationsAloneLoseTheirAccess(text: String, lowered: String) {
    #expect(RuntimeFile.lowered(text, to: .internal) == lowered)
    #expect(RuntimeFile.lowered(text, to: .public) == text)
  }
}
