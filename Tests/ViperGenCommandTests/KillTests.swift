import Foundation
import Testing

/// Killed at any moment, every file is whole, and the next run completes what was begun.
@Suite struct KillTests {
  static let isLong = ProcessInfo.processInfo.environment["VIPER_GEN_LONG"] != nil
  static let moduleCount = isLong ? 200 : 15
  static let killCount = isLong ? 500 : 12

  @Test func aKilledRunLeavesWholeFilesOnly() throws {
    let seed = UInt64.random(in: 0 ..< .max)
    var random = SeededGenerator(seed: seed)
    let versions = ["id: Int", "id: String"]
    let references = try versions.map { try reference(input: $0) }
    let project = try TemporaryFolder()
    let duration = try seconds {
      try writeSpecs(input: versions[0], in: project)
      try run(project)
    }

    for round in 0..<Self.killCount {
      let version = round % versions.count
      try writeSpecs(input: versions[version], in: project)
      try runAndKill(project, after: Double.random(in: 0...duration, using: &random))
      for (path, bytes) in try files(in: project) where path.hasSuffix(".swift") {
        let isWhole = references.contains { $0[path] == bytes }
        #expect(isWhole, "\(path), round \(round), seed \(seed)")
      }
      if round % 5 == 4 {
        try run(project)
        #expect(try files(in: project) == references[version], "round \(round), seed \(seed)")
      }
    }
  }

  /// What a run that nobody disturbs makes, by path.
  private func reference(input: String) throws -> [String: Data] {
    let folder = try TemporaryFolder()
    try writeSpecs(input: input, in: folder)
    try run(folder)
    return try files(in: folder)
  }

  private func writeSpecs(input: String, in folder: TemporaryFolder) throws {
    for index in 0..<Self.moduleCount {
      try folder.add(
        "Specs/Module\(index).viper.json",
        """
        {
          "ui": "none",
          "inputs": ["\(input)"],
          "viewOutput": [{ "func": "didTap()", "forward": "interactor.load" }],
          "interactor": [{ "func": "load()", "body": "print(\\"loaded\\")" }]
        }
        """)
    }
    try folder.add("viper-gen.json", #"{ "root": true, "output": "Modules" }"#)
  }

  private func run(_ folder: TemporaryFolder) throws {
    let run = try Subprocess(try Subprocess.viperGen, ["generate", "-q"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
  }

  private func runAndKill(_ folder: TemporaryFolder, after delay: Double) throws {
    let process = Process()
    process.executableURL = URL(filePath: try Subprocess.viperGen)
    process.arguments = ["generate", "-q"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(UInt32(delay * 1_000_000))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let duration = try clock.measure(body)
    return Double(duration.components.attoseconds) * 1e-18 + Double(duration.components.seconds)
  }

  /// Everything below a folder, hidden files too, by relative path.
  private func files(in folder: TemporaryFolder) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    var files: [String: Data] = [:]
    for path in paths {
      let url = folder.url.appending(path: path)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if !isFolder.boolValue, !path.hasPrefix("Specs/") { files[path] = try Data(contentsOf: url) }
    }
    return files
  }
}

/// SplitMix64: the same numbers for the same seed.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
