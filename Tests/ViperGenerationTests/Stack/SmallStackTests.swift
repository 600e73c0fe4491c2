import Foundation
import SwiftMerge
import SwiftReading
import TestTools
import Testing
import ViperProject
import ViperSpec
import ViperText

@testable import SwiftLayout
@testable import ViperOwnership
@testable import ViperPipeline

/// The deepest of every grammar fits on a thread with 512 KiB of stack.
struct SmallStackTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let examples = ["Articles", "ArticlesVIP", "Home", "Scoreboard", "Trips"]

  /// Runs a closure on a thread with the smallest stack, with all threads that it starts.
  static func onSmallStack<Value: Sendable>(_ work: @Sendable () throws -> Value) throws -> Value {
    var result: Result<Value, any Error>?
    WorkThreads.stackBytes.withValue(smallStackBytes) {
      WorkThreads.run { result = Result { try work() } }
    }
    return try #require(result).get()
  }

  /// A way to nest Swift code without end.
  struct Deep: CustomTestStringConvertible, Sendable {
    let open: String
    var core = "a"
    var close = ""

    var testDescription: String { open + core + close }

    func text(_ count: Int) -> String {
      String(repeating: open, count: count) + core + String(repeating: close, count: count)
    }

    static let expressions = [
      Deep(open: "(", close: ")"), Deep(open: "[", close: "]"), Deep(open: "{ ", close: " }"),
      Deep(open: "f(", close: ")"), Deep(open: "f(a: 1, ", close: ")"),
      Deep(open: "f { ", close: " }"), Deep(open: "any "), Deep(open: "try "),
      Deep(open: "await "), Deep(open: "A<"), Deep(open: "a + "), Deep(open: "a ? b : "),
      Deep(open: "!"), Deep(open: "a = "), Deep(open: "", close: ".b"),
      Deep(open: "", close: ".b()"), Deep(open: "", close: "?"), Deep(open: "", close: "[0]"),
      Deep(open: "() -> "), Deep(open: "if a { 1 } else ", core: "{ 2 }"),
      Deep(open: "\"\\(", close: ")\""), Deep(open: "a as "), Deep(open: "", close: " { }"),
    ]
    static let statements = [
      Deep(open: "if a {\n", close: "\n}"), Deep(open: "#if A\n", close: "\n#endif"),
      Deep(open: "struct A {\n", core: "", close: "\n}"), Deep(open: "a: "), Deep(open: "return "),
      Deep(open: "@A(", close: ")"), Deep(open: "@A "), Deep(open: "private "),
      Deep(open: "switch a {\ncase 1:\n", close: "\n}"), Deep(open: "case a, "),
      Deep(open: "func a<", close: ">"), Deep(open: "if "), Deep(open: "do ", core: "{}"),
    ]
  }

  /// Around the limits and far beyond them.
  static let counts = [23, 24, 47, 48, 127, runsLongTests ? 5_000 : 1_000]

  static let padding =
    "anArgument: aValue, anotherArgument: anotherValue, aThirdArgument: aThirdValue"

  @Test(arguments: Deep.expressions + Deep.statements)
  func deepFilesAreReadOrRejected(_ deep: Deep) throws {
    try Self.onSmallStack {
      for count in Self.counts {
        let file = SwiftFile(Array(("struct T {\n" + deep.text(count) + "\n}\n").utf8))
        if let file { #expect(file.declarations.count == 1) }
        _ = SwiftFragment(Array(deep.text(count).utf8))
      }
    }
  }

  @Test(arguments: casesToRun(Deep.expressions + Deep.statements, every: 2))
  func deepFilesAreLaidOutAndMerged(_ deep: Deep) throws {
    try Self.onSmallStack {
      for count in Self.counts {
        let code = "func long() {\n  let x = f(\(Self.padding), \(deep.text(count)))\n}\n"
        _ = SwiftLayout().layout(Array(code.utf8))
        let file = Array(("struct T {\n" + deep.text(count) + "\n}\n").utf8)
        _ = SwiftLayout().layout(file + Array("let \(Self.padding) = 1\n".utf8))
        let ours = Array("import A\n".utf8) + file
        _ = SwiftMerge.merge(base: file, ours: ours, theirs: file + Array("let b = 1\n".utf8))
      }
    }
  }

  /// Specs that have a piece of Swift code wherever they take any.
  static func specs(with code: String) -> [String] {
    let body = jsonString("f(\(padding), " + code + ")")
    let value = jsonString("value: Int = " + code)
    let type = jsonString("typed: " + code)
    let method = jsonString("f(_ a: \(code))")
    return [
      #"{ "ui": "uikit", "viewOutput": [{ "func": "a()", "body": \#(body) }], "view": ["b()"] }"#,
      #"{ "ui": "uikit", "state": [\#(value), \#(type)], "inputs": [\#(value)] }"#,
      #"{ "ui": "swiftui", "state": [\#(value)], "view": [\#(method)] }"#,
    ]
  }

  @Test(arguments: casesToRun(Deep.expressions, every: 3))
  func deepSpecsAreGeneratedOrRejected(_ deep: Deep) throws {
    try Self.onSmallStack {
      for count in casesToRun(Self.counts, every: 3) {
        for spec in Self.specs(with: deep.text(count)) {
          _ = try Run(TestProject.viper(["A": spec])).changeSets()
        }
      }
    }
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}"), (#"{"a":["#, "]}")])
  func deepJSONIsReadOrRejected(_ open: String, _ close: String) throws {
    try Self.onSmallStack {
      for count in [32, 63, 64, 65, 100_000] {
        let text =
          String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
        _ = JSONParser.parse(SourceText(path: "a", text: text))
        _ = try Run(TestProject.viper(["A": text])).changeSets()
      }
    }
  }

  @Test func theExamplesAreGenerated() throws {
    let path = Self.root.path
    let count = try Self.onSmallStack {
      var finder = ProjectFinder(disk: PosixDisk(), workingFolder: path)
      var count = 0
      for example in Self.examples {
        for project in try finder.projects(for: ["Sources/Examples/\(example)"]) {
          var pipeline = Pipeline(disk: PosixDisk())
          let changeSet = try pipeline.changeSet(of: project)
          #expect(!changeSet.diagnostics.hasErrors)
          count += changeSet.changes.count
        }
      }
      return count
    }
    #expect(count > 50)
  }
}
