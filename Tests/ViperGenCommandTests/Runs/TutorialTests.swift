import Foundation
import TestTools
import Testing

/// The steps of the tutorials produce the shown results.
///
/// Files in `Tutorials/Code`: `-run` files are commands, `-edit` files are written, `-shown` files
/// must exist already, and `-test` files compile, in long tests only. After a change:
/// `VIPER_GEN_RECORD=1 swift test --filter TutorialTests`.
@Suite(.serialized, .processesInTurn) struct TutorialTests {
  static let folder = ReadmeTests.root
    .appending(path: "Sources/viper-gen/Documentation.docc/Tutorials")

  /// By the files there are.
  static let tutorials =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".tutorial") && $0 != "Tutorials.tutorial" }
    .map { String($0.dropLast(".tutorial".count)) }.sorted() ?? []

  @Test(arguments: tutorials)
  func everyStepDoesWhatItShows(tutorial: String) throws {
    let page = try text("\(tutorial).tutorial")
    let steps = page.matches(of: /@Code\(name: "([^"]+)", file: "([^"]+)"\)/)
    #expect(steps.count > 5)
    let place = try TestFolder()
    let builds = try BuildFolder()
    for step in steps.map({ (name: String($0.1), file: String($0.2)) }) {
      let code = try text("Code/\(step.file)")
      if step.file.contains("-test."), !runsLongTests { continue }
      if step.file.contains("-run.") || step.file.contains("-test.") {
        let tool = URL(filePath: try Subprocess.viperGen).deletingLastPathComponent().path
        let run = try Subprocess(
          "/bin/sh", ["-e", "-c", "PATH='\(tool)':\"$PATH\"\n" + code], in: place.url,
          environment: builds.environment)
        #expect(run.status == 0, "\(step.file): \(run.output)\(run.errors)")
      } else if step.file.contains("-edit.") {
        try place.add(step.name, code)
      } else {
        let found = try place.text(step.name)
        if ProcessInfo.processInfo.environment["VIPER_GEN_RECORD"] == "1" {
          try found.write(
            to: Self.folder.appending(path: "Code/\(step.file)"), atomically: true, encoding: .utf8)
          Issue.record("recorded \(step.file)")
        }
        #expect(code == found, "\(step.file)")
      }
    }
  }

  /// `graph` draws the picture in the tutorials from an example.
  @Test func thePictureIsThatOfAnExample() throws {
    let drawn = try Subprocess(
      try Subprocess.viperGen, ["graph", "Sources/Examples/Trips", "--format", "svg"],
      in: ReadmeTests.root)
    if ProcessInfo.processInfo.environment["VIPER_GEN_RECORD"] == "1" {
      try drawn.output.write(
        to: Self.folder.appending(path: "modules.svg"), atomically: true, encoding: .utf8)
      Issue.record("recorded modules.svg")
    }
    #expect(try text("modules.svg") == drawn.output)
  }

  @Test func everyFileIsOfAStepAndEveryTutorialHasItsPlace() throws {
    let contents = try text("Tutorials.tutorial")
    var used: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    where file.hasSuffix(".tutorial") && file != "Tutorials.tutorial" {
      #expect(contents.contains("doc:\(file.dropLast(".tutorial".count))"))
      used.formUnion(try text(file).matches(of: /file: "([^"]+)"/).map { String($0.1) })
    }
    let code = Self.folder.appending(path: "Code").path
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: code)) == used)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
  }
}
