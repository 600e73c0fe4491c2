import TestTools
import Testing
import ViperTemplate
import ViperText

/// The deepest that is allowed fits on the smallest stack that a thread gets (512 KiB on macOS).
struct StackTests {
  /// Blocks in one another over three templates, and the most parentheses, worked out at the bottom.
  static func renderDeepest() -> [String] {
    let open = String(repeating: "{% for i in (1..1) %}{% if i %}", count: 32)
    let close = String(repeating: "{% endif %}{% endfor %}", count: 32)
    let value =
      "{{ " + String(repeating: "(not ", count: 31) + "(1..3)" + String(repeating: ")", count: 31)
      + " }}"
    let bottom = open + value + close
    let half = String(repeating: "{% if true %}", count: 32)
    let halfClose = String(repeating: "{% endif %}", count: 32)
    let sources = [
      "main": open + "{% include 'b' %}" + close, "b": half + "{% include 'c' %}" + halfClose,
      "c": bottom,
    ].mapValues { SourceText(path: "t", text: $0) }
    let (library, diagnostics) = TemplateLibrary.parse(sources)
    var output: [UInt8] = []
    return (diagnostics + library.render("main", [:], into: &output)).map(\.id)
  }

  @Test func theDeepestFitsOnTheSmallestStack() {
    #expect(runOnThread(stackSize: smallStackBytes) { _ = StackTests.renderDeepest() })
    #expect(StackTests.renderDeepest() == [])
  }
}
