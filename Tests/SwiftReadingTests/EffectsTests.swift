import SwiftReading
import TestTools
import Testing

struct EffectsTests {
  /// With the words that are found, each between `<` and `>`.
  static let rows: [String] = [
    "<try> load()", "<await> load()", "<try> <await> load()", "return <try> load()",
    "<throw> Failure()",
    "f(<try> load())", "if a { <try> load() }", "if a {} else { <try> load() }",
    "for a in b { <await> f(a) }", "for <await> a in b {}",
    "guard let a = <try> b() else { return }",
    "switch a { case .b: <try> c() default: break }", "do { <try> load() }",
    "do { try <await> load() } catch {}", "do { try a() } catch { <try> b() }",
    "do { try a() } catch let error as B { f(error) }", "_ = try? load()", "_ = try! load()",
    "_ = try? a(try b())", "try? <await> load()",
    "Task { try await load() }", "f { try load() }", "a.map { try b($0) }",
    "if a { f { try load() } }", "let a = { try b() }", "a.try()", "f(try: a)", "`try`()",
    "a.if { try b() }", "f(\"try\")", "func f() throws { try a() }", "load()", "",
    "switch a { case .b: Task { await c() } default: break }",
    "try load(\"",
  ]

  @Test(arguments: rows)
  func throwsAndAsyncAreFound(_ marked: String) {
    let plain = marked.replacing("<", with: "").replacing(">", with: "")
    let effects = SwiftEffects(Array(plain.utf8))
    var found = Array(plain)
    let ranges = [effects.throwing, effects.waiting].compactMap(\.self)
    for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      found.insert(">", at: range.upperBound)
      found.insert("<", at: range.lowerBound)
    }
    #expect(String(found) == marked)
  }
}
