import TestTools
import Testing
import ViperText

struct OverloadLimitTests {
  private func resolved(overloads: Int, forwards: Int) -> [Diagnostic] {
    let methods = (0..<overloads).map { "\"load(a: T\($0))\"" }.joined(separator: ", ")
    let calls = (0..<forwards).map {
      "{ \"func\": \"t\($0)(x: X)\", \"forward\": \"interactor.load\" }"
    }
    .joined(separator: ", ")
    let spec = "{ \"interactor\": [\(methods)], \"viewOutput\": [\(calls)] }"
    return TestProject.resolve(spec).diagnostics
  }

  @Test func soManyOverloadsAreEnough() throws {
    #expect(!resolved(overloads: 64, forwards: 0).map(\.id).contains("excessive-overloads"))
    let found = resolved(overloads: 65, forwards: 1).filter { $0.id == "excessive-overloads" }
    #expect(found.map(\.message) == ["more than 64 members have the name 'load'"])
    #expect(found.map(\.help) == ["use different names"])
    let place = found.first?.location
    #expect(place.map { $0.source.string(in: $0.range) } == "load")
    // It is the first beyond the limit.
    let start = try #require(place).range.lowerBound
    #expect(place?.source.string(in: start..<start + "load(a: T64)".count) == "load(a: T64)")
  }

  /// It took minutes when each call was compared with each overload.
  @Test(.long, .timeLimit(.minutes(10))) func manyCallsOfManyOverloadsAreResolvedFast() {
    #expect(resolved(overloads: 8_000, forwards: 1_200).count >= 1_200)
  }

  @Test func anOverloadBeyondTheLimitIsNotReportedAsUnknown() {
    let methods = (0..<100).map { "\"load(a\($0): Int)\"" }.joined(separator: ", ")
    let call = #"{ "func": "tap(x: Int)", "forward": "interactor.load(a99:)" }"#
    let found = TestProject.resolve(
      "{ \"interactor\": [\(methods)], \"viewOutput\": [\(call)] }"
    ).diagnostics
    #expect(found.map(\.id) == ["excessive-overloads"])
  }

  @Test func ofManyMembersTheFirstAreListed() {
    let methods = (0..<3_000).map { "\"load\($0)()\"" }.joined(separator: ", ")
    let call = #"{ "func": "tap()", "forward": "interactor.somethingElse" }"#
    let found = TestProject.resolve(
      "{ \"interactor\": [\(methods)], \"viewOutput\": [\(call)] }"
    ).diagnostics.filter { $0.id == "unknown-member" }
    #expect(found.count == 1)
    #expect(found.first?.help?.hasPrefix("use one of these members: load0(), load1(), ") == true)
    #expect(found.first?.help?.contains(", load19(), and 2980 more; or add it: ") == true)
  }
}
