import TestTools
import Testing

@testable import ViperCommands

@Suite(.serialized, .inTurn) struct InheritedMembersTests {
  private func project(inheriting: String, swift: String) throws -> GeneratedProject {
    try GeneratedProject(texts: [
      "/p/viper-gen.json": #"{ "root": true, "tests": "Tests", "testModule": "App" }"#,
      "/p/Feed.viper.json":
        #"{ "ui": "none", "view": { "inherits": [\#(inheriting)], "members": ["show()"] } }"#,
      "/p/Loadable.swift": swift,
    ])
  }

  private func mock(_ project: GeneratedProject) throws -> String {
    let mocks = try #require(project.files["Tests/Feed/FeedMocks.swift"])
    return String(mocks[..<(mocks.firstRange(of: "\n}\n")?.upperBound ?? mocks.endIndex)])
  }

  @Test func aMockHasTheMembersOfAllParents() throws {
    let project = try project(
      inheriting: #""AnyObject", "Loadable""#,
      swift: """
        protocol Loadable: Titled { func startLoading(); func show() }
        protocol Titled { var title: String { get } }
        """)
    #expect(project.problems == "")
    let mock = try mock(project)
    #expect(mock.contains("  func startLoading() {") && mock.contains("  var title: String {"))
    #expect(mock.split(separator: "func show()").count == 2)
  }

  @Test func whatCantBeReadIsSaidWithItsPlace() throws {
    let project = try project(
      inheriting: #""Loadable", "Lost""#,
      swift: """
        protocol Loadable { func startLoading(); static func + (a: Self, b: Int) -> Self; static func make() -> Self }
        """)
    let mock = try mock(project)
    #expect(mock.contains("  func startLoading() {"))
    #expect(mock.contains("  static func make() -> FeedViewMock {"))
    #expect(
      project.problems == """
        Feed.viper.json:1:53: note: 'FeedViewMock' may lack members of 'Lost', which the project's Swift files don't declare completely [unknown-inherited-members]
         1 | { "ui": "none", "view": { "inherits": ["Loadable", "Lost"], "members": ["show()"] } }
           |                                                     ^~~~
           = help: add them in an extension of 'FeedViewMock' in your tests
        Loadable.swift:1:54: note: 'FeedViewMock' lacks '+', which is static [unsupported-mock-member]
         1 | protocol Loadable { func startLoading(); static func + (a: Self, b: Int) -> Self; static func make() -> Self }
           |                                                      ^
           = help: add it in an extension of 'FeedViewMock' in your tests

        """)
  }
}
