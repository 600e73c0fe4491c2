import TestTools
import Testing

@testable import ViperSpec

/// Which running calls a member ends.
struct CancelTests {
  private func spec(_ count: Int) -> String {
    let members = (0..<count).map { number in
      """
      { "func": "go\(number)()", "forward": "interactor.load", "task": "latest" },
      { "func": "stop\(number)()", "cancel": "go\(number)()" }
      """
    }
    return """
      { "interactor": ["load() async"], "yours": ["interactor", "router"],
        "viewOutput": [\(members.joined(separator: ",\n"))] }
      """
  }

  @Test func eachMemberEndsTheCallsThatItNames() throws {
    let (module, diagnostics) = TestProject.resolve(spec(3))
    #expect(diagnostics.isEmpty)
    let members = try #require(module).members(of: "presenter")
    let ended = members.filter { !$0.cancelled.isEmpty }.map { member in
      [member.member.name] + member.cancelled.map(\.member.name)
    }
    #expect(ended == [["stop0", "go0"], ["stop1", "go1"], ["stop2", "go2"]])
  }

  /// All members of the component were walked for each of them that ends a call.
  @Test(.measuresTime) func timeGrowsWithTheMembers() {
    func time(_ count: Int) -> Double {
      let spec = spec(count)
      return processorTime(of: { #expect(TestProject.resolve(spec).module != nil) })
    }
    let growth = timeGrowth(from: 100, to: 1_600, below: 32, time)
    #expect(growth < 32)
  }
}
