import Testing
import ViperTestTools
import ViperText

@testable import ViperOwnership
@testable import ViperPipeline
@testable import ViperProject

struct GeneratedProject {
  let files: [String: String]
  let problems: String

  init(
    _ specs: [String: String], pack: String = "viper", ui: String? = nil, layout: String? = nil,
    runtime: String = "file", testModule: String? = nil
  ) throws {
    let tests = testModule.map { ", \"tests\": \"Tests\", \"testModule\": \"\($0)\"" } ?? ""
    let ui = ui.map { ", \"ui\": \"\($0)\"" } ?? ""
    var texts = [
      "/p/viper-gen.json":
        "{ \"root\": true, \"pack\": \"\(pack)\", \"runtime\": \"\(runtime)\"\(ui)\(tests) }"
    ]
    for (name, json) in specs { texts["/p/\(name)/\(name).viper.json"] = json }
    texts["/p/.swift-format"] = layout
    try self.init(texts: texts)
  }

  init(texts: [String: String], in folders: [String] = []) throws {
    let disk = MemoryDisk(texts)
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    var files: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    for project in try finder.projects(for: folders) {
      var pipeline = Pipeline(disk: disk)
      let changeSet = try pipeline.changeSet(of: project)
      diagnostics += changeSet.diagnostics
      for change in changeSet.changes where !change.path.hasSuffix(".lock") {
        files[String(change.path.dropFirst(3))] = change.new.map {
          String(decoding: $0, as: UTF8.self)
        }
      }
    }
    diagnostics += finder.diagnostics
    self.files = files
    problems = DiagnosticPrinter().text(for: diagnostics)
  }

  func valid(at location: Testing.SourceLocation = #_sourceLocation) throws -> GeneratedProject {
    try #require(problems.isEmpty, "\(problems)", sourceLocation: location)
    return self
  }
}
