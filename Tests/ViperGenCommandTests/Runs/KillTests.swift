import Foundation
import TestTools
import Testing

/// Killed at any moment, every file is complete, and the next run finishes the work.
///
/// `VIPER_GEN_RELEASED` names a released tool, which is killed 500 times over 200 modules.
@Suite(.serialized, .processesInTurn) struct KillTests {
  static let releasedTool = ProcessInfo.processInfo.environment["VIPER_GEN_RELEASED"]
  static let moduleCount = releasedTool == nil ? 5 : 200
  static let killCount = releasedTool == nil ? 5 : 500

  private var tool: String {
    get throws { try Self.releasedTool ?? Subprocess.viperGen }
  }

  @Test func aKilledRunLeavesCompleteFilesAndLosesNoLine() throws {
    let seed = UInt64.random(in: 0 ..< .max)
    var random = Seeded(state: seed)
    let project = try TestFolder()
    let duration = try seconds { try generate(input: Self.inputs[0], in: project) }
    try writeByHand(in: project)
    let references = try reference(in: project)

    for round in 0..<Self.killCount {
      let version = (round / 5 + 1) % Self.inputs.count
      try writeSpecs(input: Self.inputs[version], in: project)
      try runAndKill(project, after: Double.random(in: 0...duration, using: &random))
      let torn = try files(in: project).filter { path, bytes in
        path.hasSuffix(".swift") && !references.contains { $0[path] == bytes }
      }
      #expect(torn.isEmpty, "\(torn.keys.sorted()), round \(round), seed \(seed)")
      if round % 5 == 4 {
        try run(project)
        let wrong = differences(try files(in: project), references[version])
        #expect(wrong.isEmpty, "\(wrong), round \(round), seed \(seed)")
      }
    }
  }

  static let inputs = ["id: Int", "id: String"]
  static let line = "  /// A line that somebody wrote.\n"

  private func reference(in project: TestFolder) throws -> [[String: Data]] {
    var references: [[String: Data]] = []
    for input in Self.inputs {
      try generate(input: input, in: project)
      references.append(try files(in: project))
    }
    try generate(input: Self.inputs[0], in: project)
    #expect(differences(try files(in: project), references[0]).isEmpty)
    for (path, bytes) in references[1] where path.hasSuffix("Presenter.swift") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains(Self.line) && text.contains("String"), "\(path)")
    }
    return references
  }

  private func generate(input: String, in project: TestFolder) throws {
    try writeSpecs(input: input, in: project)
    try run(project)
  }

  private func writeByHand(in project: TestFolder) throws {
    for index in 0..<Self.moduleCount {
      let path = "Modules/Module\(index)/Module\(index)Presenter.swift"
      let url = project.url.appending(path: path)
      let text = try String(contentsOf: url, encoding: .utf8)
      let method = try #require(text.range(of: "  func didTap()"))
      try (text[..<method.lowerBound] + Self.line + text[method.lowerBound...])
        .write(to: url, atomically: false, encoding: .utf8)
    }
  }

  /// The paths whose bytes differ, and those that only one of the two has.
  private func differences(_ found: [String: Data], _ expected: [String: Data]) -> [String] {
    Set(found.keys).union(expected.keys).filter { found[$0] != expected[$0] }.sorted()
  }

  private func writeSpecs(input: String, in folder: TestFolder) throws {
    for index in 0..<Self.moduleCount {
      try folder.add(
        "Specs/Module\(index).viper.json",
        """
        {
          "ui": "none",
          "inputs": ["\(input)"],
          "yours": ["presenter"],
          "viewOutput": ["didTap()"],
          "interactor": [{ "func": "load()", "body": "print(\\"loaded\\")" }]
        }
        """)
    }
    try folder.add("viper-gen.json", #"{ "root": true, "output": "Modules" }"#)
  }

  private func run(_ folder: TestFolder) throws {
    let run = try Subprocess(try tool, ["generate", "-q"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
  }

  private func runAndKill(_ folder: TestFolder, after delay: Double) throws {
    let process = Process()
    process.executableURL = URL(filePath: try tool)
    process.arguments = ["generate", "-q"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    pause(seconds: delay)
    endProcess(process.processIdentifier)
    process.waitUntilExit()
  }

  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let duration = try clock.measure(body)
    return Double(duration.components.attoseconds) * 1e-18 + Double(duration.components.seconds)
  }

  private func files(in folder: TestFolder) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    var files: [String: Data] = [:]
    for path in paths where !path.hasSuffix(".viper.json") {
      files[path] = FileManager.default.contents(atPath: folder.url.path + "/" + path)
    }
    return files
  }
}
