import TestTools
import Testing

struct InheritedMembersTests {
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

  @Test func unsupportedInheritedMembersAreReported() throws {
    let project = try project(
      inheriting: #""Loadable", "Lost""#,
      swift: """
        protocol Loadable { func startLoading(); static func + (a: Self, b: Int) -> Self; static func make() -> Self }
        extension FeedView { static func make() -> FeedView { fatalError() } }
        """)
    let mock = try mock(project)
    #expect(mock.contains("  func startLoading() {"))
    #expect(mock.contains("  static func make() -> FeedViewMock {"))
    #expect(
      project.problems == """
        Feed.viper.json:1:41: warning: 'FeedView' inherits '+' from 'Loadable', but gets no stub of it [missing-inherited-member]
         1 | { "ui": "none", "view": { "inherits": ["Loadable", "Lost"], "members": ["show()"] } }
           |                                         ^~~~~~~~
           = help: write '+' in 'FeedView'
        Loadable.swift:1:10: note: 'Loadable' is declared here
         1 | protocol Loadable { func startLoading(); static func + (a: Self, b: Int) -> Self; static func make() -> Self }
           |          ^~~~~~~~
        Feed.viper.json:1:53: note: 'FeedViewMock' may lack members of 'Lost', which the project's Swift files don't declare completely [unknown-inherited-members]
         1 | { "ui": "none", "view": { "inherits": ["Loadable", "Lost"], "members": ["show()"] } }
           |                                                     ^~~~
           = help: add the missing members in an extension of 'FeedViewMock' in your tests
        Loadable.swift:1:54: note: 'FeedViewMock' lacks '+', which is an operator [unsupported-mock-member]
         1 | protocol Loadable { func startLoading(); static func + (a: Self, b: Int) -> Self; static func make() -> Self }
           |                                                      ^
           = help: add '+' in an extension of 'FeedViewMock' in your tests

        """)
  }

  @Test(arguments: [
    ("", true), ("extension FeedView { typealias Row = Int }", false),
    ("extension FeedView { func show(_ row: Int) {} }", false),
    ("extension FeedView { func show(_ row: Row) {} }", true),
  ])
  func anAssociatedTypeWithoutATypeIsReported(_ written: String, isReported: Bool) throws {
    let project = try project(
      inheriting: #""Table""#,
      swift: "protocol Table { associatedtype Row; func show(_ row: Row) }\n" + written)
    let warning = "warning: 'FeedView' inherits 'Row' from 'Table', but gets no stub of it"
    #expect(project.problems.contains(warning) == isReported)
    #expect(project.problems.contains("note: 'FeedViewMock' has no type for 'Row' of 'Table'"))
    #expect(project.problems.contains("declare 'protocol Table<Row>', and write 'Table<…>' in"))
  }

  private static let base = """
    @MainActor protocol BaseView: AnyObject { func showError(_ error: any Error); func setLoading(_ on: Bool) }
    """

  @Test func callsReachInheritedMembers() throws {
    let project = try GeneratedProject(texts: [
      "/p/viper-gen.json": #"{ "root": true, "tests": "Tests", "testModule": "App" }"#,
      "/p/Feed.viper.json": #"""
      { "ui": "none", "root": true, "interactor": ["load() async throws -> Int"],
        "view": { "inherits": ["BaseView"], "members": ["show(_ count: Int)"] },
        "viewOutput": [{ "func": "viewDidLoad()", "forward": "interactor.load", "then": "view.show",
          "catch": "view.showError", "while": "view.setLoading" }] }
      """#,
      "/p/BaseView.swift": Self.base,
    ]).valid()
    let contracts = try #require(project.files["FeedContracts.swift"])
    #expect(contracts.contains("protocol FeedViewProtocol: AnyObject, BaseView {\n  func show("))
    #expect(!contracts.contains("showError") && !contracts.contains("setLoading"))
    let view = try #require(project.files["FeedView.swift"])
    #expect(view.contains("  func showError(_ error: any Error) {\n    fatalError("))
    let presenter = try #require(project.files["FeedPresenter.swift"])
    #expect(presenter.contains("view?.showError(error)"))
    #expect(try mock(project).split(separator: "func setLoading(_ on: Bool)").count == 2)
  }

  @Test func aMemberOfTheSpecIsDeclaredOnce() throws {
    let project = try GeneratedProject(texts: [
      "/p/viper-gen.json": #"{ "root": true }"#,
      "/p/Feed.viper.json": #"""
      { "ui": "none", "root": true, "interactor": ["load()"],
        "interactorOutput": { "inherits": ["LifeCycle"], "members": [] },
        "viewOutput": { "inherits": ["LifeCycle"],
          "members": [{ "func": "viewDidLoad()", "forward": "interactor.load" }] } }
      """#,
      "/p/LifeCycle.swift": "@MainActor protocol LifeCycle { func viewDidLoad(); func close() }",
    ]).valid()
    #expect(project.files["FeedContracts.swift"]?.contains("viewDidLoad") == false)
    let presenter = try #require(project.files["FeedPresenter.swift"])
    #expect(presenter.split(separator: "func close() {").count == 2)
    #expect(!presenter.contains("viewDidLoad"))
    let generated = try #require(project.files["FeedPresenter+Generated.swift"])
    #expect(generated.split(separator: "func viewDidLoad() {").count == 2)
  }

  @Test func membersThatAreImplementedAlreadyGetNoStub() throws {
    let project = try GeneratedProject(texts: [
      "/p/viper-gen.json": #"{ "root": true }"#,
      "/p/Feed.viper.json": #"""
      { "ui": "uikit", "root": true, "superclass": "Screen",
        "view": { "inherits": ["Base"], "members": [] } }
      """#,
      "/p/Base.swift": """
      protocol Titled { var title: String? { get set } }
      @MainActor protocol Base: Titled {
        func byAll(); func byScreens(); func byOthers(); func byClass(); func byExtension()
        func byRoot(_ count: Int) async; func bySize(_ size: Int); var stored: Int { get }
      }
      extension Base { func byAll() {} }
      extension Base where Self: UIViewController { func byScreens() {} }
      extension Base where Self: Other { func byOthers() {} }
      extension Base where Self: AnyObject, Element == Int { func bySize(_ size: Int) {} }
      """,
      "/p/Screen.swift": """
      class Screen: RootScreen<Int> { func byClass() {}; let stored = 1 }
      extension Screen { func byExtension() {} }
      class RootScreen<Item>: UIViewController {
        func byRoot(_ count: Int) {}
        func bySize(_ size: String) {}
        private func byOthers() {}
      }
      """,
    ])
    let view = try #require(project.files["FeedView.swift"])
    let stubs = view.split(separator: "\n").filter { $0.contains("func by") || $0.contains("var ") }
    #expect(stubs == ["  func byOthers() {", "  func bySize(_ size: Int) {"])
  }

  @Test func ownedFilesFollowTheSwiftProtocolWithoutStubsOfWrittenMembers() throws {
    let run = Run([
      "/p/viper-gen.json": #"{ "root": true }"#,
      "/p/Feed.viper.json": #"""
      { "ui": "none", "root": true, "view": { "inherits": ["Base"], "members": ["show()"] } }
      """#,
      "/p/Base.swift": "@MainActor protocol Base { func stop(); func reset() }",
      "/p/FeedView+Stop.swift": "extension FeedView { func stop() {} }",
      "/p/Shared/Screens.swift": "extension FeedView { func pause() {}; private func start() {} }",
    ])
    try run.write()
    run.disk["/p/Base.swift"] =
      "@MainActor protocol Base { func start(); func stop(); func pause() }"
    #expect(try run.changes().contains("merge /p/FeedView.swift"))
    try run.write()
    let view = try #require(run.disk["/p/FeedView.swift"])
    #expect(view.contains("func start() {"))
    for name in ["stop", "pause", "reset"] {
      #expect(!view.contains("func \(name)() {"), "\(name)")
    }
  }

  @Test func settingsDecideOnTheActor() throws {
    func files(_ setting: String) throws -> [String: String] {
      try GeneratedProject(texts: [
        "/p/Package.swift": """
        // swift-tools-version: 6.2
        let package = Package(targets: [.target(name: "App", path: "App"\(setting))])
        """,
        "/p/viper-gen.json": #"{ "root": true, "tests": "Tests", "testModule": "App" }"#,
        "/p/App/Feed.viper.json": #"""
        { "ui": "none", "root": true, "view": { "inherits": ["Base"], "members": ["show()"] } }
        """#,
        "/p/App/Base.swift": "protocol Base { func start(); func wait() async }",
      ]).files
    }
    let plain = try files("")
    #expect(plain["App/FeedView.swift"]?.contains("  nonisolated func start() {") == true)
    #expect(plain["App/FeedView.swift"]?.contains("  func wait() async {") == true)
    let path = "Tests/Feed/FeedMocks.swift"
    #expect(plain[path]?.contains("  nonisolated func start() {\n    fatalError(") == true)
    let isolated = try files(", swiftSettings: [.defaultIsolation(MainActor.self)]")
    #expect(isolated["App/FeedView.swift"]?.contains("  func start() {") == true)
    #expect(isolated[path]?.contains("class FeedViewMock: @MainActor FeedViewProtocol {") == true)
    let relaxed = try files(", swiftSettings: [.swiftLanguageMode(.v5)]")
    #expect(relaxed["App/FeedView.swift"]?.contains("  func start() {") == true)
    #expect(relaxed[path]?.contains("class FeedViewMock: FeedViewProtocol {") == true)
  }

  @Test func adoptedFilesKeepTheirMembers() throws {
    let project = try GeneratedProject(texts: [
      "/p/viper-gen.json": #"{ "root": true }"#,
      "/p/Feed.viper.json": #"""
      { "ui": "none", "root": true, "yours": ["all"],
        "view": { "inherits": ["BaseView"], "members": ["show()", "setLoading(_ on: Bool)"] } }
      """#,
      "/p/BaseView.swift": Self.base,
    ]).valid()
    #expect(project.files["FeedView.swift"]?.contains("showError") == false)
    #expect(project.files["FeedContracts.swift"]?.contains("func setLoading(_ on: Bool)") == true)
  }

  @Test func aCallOnTheMainActorCantImplementANonisolatedMember() throws {
    let project = try GeneratedProject(texts: [
      "/p/viper-gen.json": #"{ "root": true }"#,
      "/p/Feed.viper.json": #"""
      { "ui": "none", "interactor": ["load()"], "viewOutput": { "inherits": ["Base"],
          "members": [{ "func": "start()", "forward": "interactor.load" }] } }
      """#,
      "/p/Base.swift": "protocol Base { nonisolated func start() }",
    ])
    #expect(
      project.problems == """
        Feed.viper.json:2:50: error: 'forward' runs on the main actor, but the protocol that declares 'start()' doesn't [unsupported-nonisolated-member]
         2 |     "members": [{ "func": "start()", "forward": "interactor.load" }] } }
           |                                                  ^~~~~~~~~~~~~~~
           = help: add '@MainActor' to the protocol, or delete 'forward' and write the member in your presenter

        """)
  }
}
