import Testing
import ViperText

@testable import XcodeProject

/// A project in `/app` to which files are added, and from which they are taken.
struct TestedProject {
  let file: ProjectFile

  init(_ text: String) throws {
    let (file, diagnostics) = ProjectFile.read(
      SourceText(path: "project.pbxproj", text: text), in: "/app")
    #expect(diagnostics == [])
    self.file = try #require(file)
  }

  /// The text with files in the first target of a kind, and without others.
  func adding(
    _ paths: [String], tests: [String] = [], removing removed: [String] = []
  ) -> String {
    var edit = ProjectEdit(file)
    for path in removed { edit.remove("/app/" + path) }
    for path in paths { edit.add("/app/" + path, to: file.targets.filter(\.isApp)) }
    for path in tests { edit.add("/app/" + path, to: file.targets.filter(\.isUnitTest)) }
    return String(decoding: edit.text(), as: UTF8.self)
  }

  func answer(_ path: String) -> ProjectEdit.Answer {
    ProjectEdit(file).answer(for: "/app/" + path, targets: file.targets.filter(\.isApp))
  }
}

/// The lines of a text that another one hasn't, without their indentation.
func newLines(_ text: String, since old: String) -> [String] {
  var known: [Substring: Int] = [:]
  for line in old.split(separator: "\n") { known[line, default: 0] += 1 }
  return text.split(separator: "\n").filter { line in
    guard let count = known[line], count > 0 else { return true }
    known[line] = count - 1
    return false
  }.map { String($0.drop { $0 == "\t" }) }
}
