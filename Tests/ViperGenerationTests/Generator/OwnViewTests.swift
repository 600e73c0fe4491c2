import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline

/// The view is the user's in every module.
struct OwnViewTests {
  static let kinds = [
    ("viper", "uikit"), ("viper", "storyboard"), ("viper", "nib"), ("viper", "swiftui"),
    ("viper", "none"), ("viper-io", "uikit"), ("viper-io", "swiftui"), ("viper-io", "none"),
    ("vip", "uikit"), ("vip", "none"), ("mvvm", "uikit"), ("mvvm", "swiftui"), ("mvvm", "none"),
    ("viper-observable", "swiftui"), ("viper-observable", "none"),
  ]

  private static func key(_ pack: String) -> String {
    ["vip": "businessLogic", "mvvm": "viewModel", "viper-observable": "presenter"][pack]
      ?? "viewOutput"
  }

  private static func spec(_ kind: (pack: String, ui: String), _ calls: String) -> String {
    """
    { "root": true, "pack": "\(kind.pack)", "ui": "\(kind.ui)", "\(key(kind.pack))": [\(calls)] }
    """
  }

  private func view(on disk: MemoryDisk) throws -> String {
    let names = ["/p/TripView.swift", "/p/TripViewController.swift"]
    return try #require(names.first { disk[$0] != nil })
  }

  private func place(in text: String) throws -> String {
    let lines = text.split(separator: "\n").filter {
      $0.contains("// Draw the screen here") || $0.contains("// Set up the outlets here")
    }
    #expect(lines.count == 1)
    return try String(#require(lines.first))
  }

  @Test(arguments: kinds) func itStartsWithAPlaceToDraw(_ kind: (pack: String, ui: String)) throws {
    let disk = MemoryDisk(TestProject.viper(["Trip": Self.spec(kind, "")]))
    try Run(disk).write()
    let path = try view(on: disk)
    let text = try #require(disk[path])
    #expect(GeneratedMark(reading: Array(text.utf8)) == nil)
    _ = try place(in: text)
    #expect(!disk.names.contains { $0.contains("View+Gen") || $0.contains("Controller+Gen") })
  }

  /// Whether the user replaces the comment, or writes code below it.
  @Test(arguments: casesToRun(kinds, every: 8), [false, true])
  func drawingNeverConflicts(_ kind: (pack: String, ui: String), keepsComment: Bool) throws {
    let calls = [
      "", #""viewDidLoad()""#, #""viewDidLoad() async", "viewWillAppear()""#,
      #""viewDidLoad()", "viewDidDisappear()""#, #""tap()""#,
    ]
    let disk = MemoryDisk(TestProject.viper(["Trip": Self.spec(kind, calls[0])]))
    try Run(disk).write()
    let path = try view(on: disk)
    let line = try place(in: #require(disk[path]))
    let drawn = kind.ui == "none" ? "  func draw() { print(1) }" : "    let title = draw(1)"
    disk[path] = disk[path]?.replacing(line, with: keepsComment ? line + "\n" + drawn : drawn)
    for calls in calls.dropFirst() + (runsLongTests ? calls : [calls[0]]) {
      disk["/p/Trip.viper.json"] = Self.spec(kind, calls)
      let changes = try Run(disk).write()
      #expect(!changes.contains { $0.hasPrefix("conflict") || $0 == "error" }, "\(calls)")
      let text = try #require(disk[path])
      #expect(text.contains(drawn) && text.contains(line) == keepsComment, "\(calls): \(text)")
    }
  }

  @Test func aSwiftUIViewReadsAsWrittenByHand() throws {
    let spec =
      #"{ "root": true, "ui": "swiftui", "viewOutput": ["viewDidLoad()"], "view": ["show()"] }"#
    let disk = MemoryDisk(
      TestProject.viper(config: #"{ "root": true, "platforms": "apple" }"#, ["Trip": spec]))
    try Run(disk).write()
    #expect(
      disk["/p/TripView.swift"] == """
        import SwiftUI
        import ViperKit

        /// Shows Trip and reports the user's actions.
        struct TripView: View {
          @State var state: TripViewState
          @State var presenter: any TripViewOutputProtocol

          init(state: TripViewState, presenter: any TripViewOutputProtocol) {
            _state = State(initialValue: state)
            _presenter = State(initialValue: presenter)
          }

          var body: some View {
            // Draw the screen here.
            Text("Trip")
              .moduleLifeCycle(viewDidLoad: { presenter.viewDidLoad() })
          }
        }

        #Preview {
          ModuleStack(NavigationState { TripBuilder.build(navigation: $0) })
        }

        """)
  }

  /// An older view has no place to draw, and its user needs none.
  @Test func aPlaceToDrawIsOnlyForNewFiles() throws {
    let spec = #"{ "ui": "uikit", "root": true, "view": ["show()"] }"#
    let disk = MemoryDisk(TestProject.viper(["Trip": spec]))
    try Run(disk).write()
    let path = try view(on: disk)
    let place = """
      \n
        override func viewDidLoad() {
          super.viewDidLoad()
          // Draw the screen here.
        }
      """
    let lock = try #require(disk["/p/Trip.viper.lock"])
    let base = place.split(separator: "\n").map { "| \($0)\n" }
    #expect(lock.contains("|\n" + base.joined()))
    disk["/p/Trip.viper.lock"] = lock.replacing("|\n" + base.joined(), with: "")
    let text = try #require(disk[path])
    #expect(text.contains(place))
    disk[path] = text.replacing(place, with: "")
    disk["/p/Trip.viper.json"] = spec.replacing("show()", with: #"show()", "hide()"#)
    #expect(try Run(disk).write().contains("merge \(path)"))
    let merged = try #require(disk[path])
    #expect(merged.contains("func hide()") && !merged.contains("viewDidLoad"))
  }

  /// A version before this one generated the view.
  @Test(arguments: [false, true]) func aGeneratedViewIsTakenOver(isEdited: Bool) throws {
    let pack = TestProject.viper(
      config: #"{ "root": true, "pack": "./pack" }"#,
      ["Trip": #"{ "ui": "uikit", "view": [{ "func": "show()", "body": "_ = 0" }] }"#])
    let disk = MemoryDisk(pack)
    let manifest = #"{ "name": "pack", "extends": "viper", "roles": [{ "key": "view"OWNER }] }"#
    disk["/p/pack/pack.json"] = manifest.replacing("OWNER", with: #", "owner": "generated""#)
    try Run(disk).write()
    let path = try view(on: disk)
    #expect(disk[path]?.contains("Do not edit") == true && disk[path]?.contains("_ = 0") == true)
    let mine = "  let mine = 1\n\n  @available"
    if isEdited { disk[path] = disk[path]?.replacing("  @available", with: mine) }
    disk["/p/pack/pack.json"] = manifest.replacing("OWNER", with: "")
    let left = try Run(disk).changeSets().changeSets.flatMap(\.leftToDo).map(\.id)
    #expect(left == (isEdited ? ["changed-file-owner"] : []))
    try Run(disk).write()
    let text = try #require(disk[path])
    #expect(text.contains(mine) == isEdited && !text.contains("Do not edit"))
    #expect(text.contains("extension TripView: TripViewProtocol {}"))
    #expect(disk["/p/TripView+Generated.swift"]?.contains("_ = 0") == true)
    #expect(try Run(disk).changeSets().changeSets.flatMap(\.leftToDo).isEmpty)
    #expect(try Run(disk).changes().allSatisfy { !$0.hasPrefix("merge") })
  }
}
