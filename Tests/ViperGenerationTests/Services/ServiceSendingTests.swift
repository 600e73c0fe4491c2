import TestTools
import Testing

/// Services that are waited for from the main actor, and whose protocols are not `Sendable`.
struct ServiceSendingTests {
  private static let store = "protocol Store { func load() async }"

  private func screen(
    _ declared: String, manifest: String = "// swift-tools-version: 6.1\n", settings: String = ""
  ) throws -> String {
    var project = ServiceProject(
      [("load() async", "store.load")], swift: ["Sources/App/Store.swift": declared])
    let package = project.files["/p/Package.swift"] ?? ""
    project.files["/p/Package.swift"] = manifest + package + settings
    return try project.screen()
  }

  @Test(arguments: [
    ("protocol Store { func load() async }", true),
    ("protocol Store: Base {}\nprotocol Base { func load() async }", true),
    ("protocol Store {}\nextension Store { func load() async {} }", true),
    ("@MainActor protocol Store: Base {}\nprotocol Base { func load() async }", true),
    ("@MainActor protocol Store { nonisolated func load() async }", true),
    ("@MainActor protocol Store { @concurrent func load() async }", true),
    ("@globalActor actor DB {}\n@DB protocol Store { func load() }", true),
    ("protocol Store: Sendable { func load() async }", false),
    ("protocol Store: Base { func load() async }\nprotocol Base: Swift.Sendable {}", false),
    ("protocol Store: Actor { func load() }", false),
    ("protocol Store { func load() }", false),
    ("@MainActor protocol Store { func load() async }", false),
    ("protocol Store { @MainActor func load() async }", false),
    ("protocol Store: Base { func load() async }\n@MainActor protocol Base {}", false),
    ("protocol Store { nonisolated(nonsending) func load() async }", false),
    ("protocol Store: Unknown { func load() async }", false),
  ])
  func aServiceThatIsNotSendableIsReported(_ declared: String, isReported: Bool) throws {
    let screen = try screen(declared)
    #expect(screen.ranges(of: "error:").count == (isReported ? 1 : 0), "\(screen)")
    #expect(screen.contains("'Store' isn't 'Sendable'") == isReported)
  }

  @Test func aServiceThatIsNotSendableIsAWarningWithoutProjectSettings() throws {
    var project = ServiceProject(
      [("load() async", "store.load")], imports: [], swift: ["Sources/App/Store.swift": Self.store])
    project.files["/p/Package.swift"] = nil
    #expect(try project.screen().contains("warning: 'Store' isn't 'Sendable'"))
  }

  @Test func aMissingSendableIsReportedOnceAtTheProtocol() throws {
    #expect(
      try screen(Self.store) == """
        Sources/App/Store.swift:1:10: error: 'Store' isn't 'Sendable', so it can't be awaited from the main actor in Swift 6 [missing-sendable-service]
         1 | protocol Store { func load() async }
           |          ^~~~~
           = help: write 'protocol Store: Sendable'

        """)
  }

  @Test(arguments: [
    ("// swift-tools-version:5.9\n", ""),
    ("// swift-tools-version: 6.1\n", "let modes = [SwiftLanguageMode.v5]"),
    ("// swift-tools-version: 6.1\n", "let actor = SwiftSetting.defaultIsolation(MainActor.self)"),
    (
      "// swift-tools-version: 6.1\n",
      #"let feature = SwiftSetting.enableUpcomingFeature("NonisolatedNonsendingByDefault")"#
    ),
  ])
  func packageSettingsCanMakeANonSendableServiceValid(manifest: String, settings: String) throws {
    #expect(try screen(Self.store, manifest: manifest, settings: settings) == "")
  }

  @Test(arguments: [
    ("SWIFT_VERSION = 6.0;", "error: "),
    ("SWIFT_VERSION = 5.0;", nil),
    (
      "SWIFT_VERSION = 5.0; }; }; D = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 6.0;",
      "warning: "
    ),
    ("SWIFT_VERSION = 6.0; SWIFT_APPROACHABLE_CONCURRENCY = YES;", nil),
    ("SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", nil),
  ])
  func xcodeSettingsDecideHowAMissingSendableIsReported(settings: String, severity: String?) throws
  {
    let text = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; children = (); };
        C = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; };
      }; rootObject = P; }
      """
    var project = ServiceProject(
      [("load() async", "store.load")], swift: ["Sources/App/Store.swift": Self.store])
    project.files["/p/Package.swift"] = nil
    project.files["/p/App.xcodeproj/project.pbxproj"] = text
    let screen = try project.screen()
    #expect(screen.contains("'Store' isn't 'Sendable'") == (severity != nil))
    if let severity { #expect(screen.contains(severity + "'Store' isn't 'Sendable'")) }
  }
}
