import Foundation
import TestTools
import Testing

/// README and the pages of the catalog: their commands run, and their code and output are real.
///
/// `Tests/Docs/pages` explains how a page marks its blocks. After a change of output or of generated code:
/// `VIPER_GEN_RECORD=1 swift test --filter PageTests`.
@Suite struct PageTests {
  static let catalog = "Sources/viper-gen/Documentation.docc"
  static let hasPython =
    (try? Subprocess("/usr/bin/env", ["python3", "--version"]))?.status == 0

  /// The pages that a person writes, several for each run of the script.
  static let pages: [[String]] = {
    let folder = Toolchain.repository.appending(path: catalog).path
    let files = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
    let paths = files.compactMap { $0 as? String }.filter {
      $0.hasSuffix(".md") && !$0.hasPrefix("Reference/") && !$0.hasPrefix("Diagnostics/")
    }
    let all =
      [
        "README.md", "CONTRIBUTING.md", "Sources/README.md", "Tests/README.md", ".ci/README.md",
      ] + paths.sorted().map { "\(catalog)/\($0)" }
    return (0..<6).map { first in stride(from: first, to: all.count, by: 6).map { all[$0] } }
  }()

  @Test(.enabled(if: hasPython), .processesInTurn, arguments: pages)
  func everyBlockWorks(pages: [String]) throws {
    let builds = try BuildFolder()
    var environment = builds.environment
    environment["VIPER_GEN"] = try Subprocess.viperGen
    let options = isRecording ? ["--record"] : []
    let run = try Subprocess(
      "/usr/bin/env", ["python3", "Tests/Docs/pages"] + options + pages,
      in: Toolchain.repository, environment: environment)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  /// Without the renderer: the text in the pictures is what the tool prints.
  @Test(.enabled(if: hasPython), .processesInTurn) func thePicturesShowTheOutputOfTheTool() throws {
    let run = try Subprocess(
      "/usr/bin/env", ["python3", "Tests/Docs/pictures", "--check"], in: Toolchain.repository,
      environment: ["VIPER_GEN": Subprocess.viperGen])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test func theReadmeIsShort() throws {
    let text = try String(
      contentsOf: Toolchain.repository.appending(path: "README.md"), encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    #expect(text.split(whereSeparator: \.isWhitespace).count <= 900)
  }
}
