import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct WatchTests {
  /// The tool while it watches.
  private final class Watcher {
    let process = Process()
    private let files: TestFolder
    /// How much of the output was waited for.
    private var position = 0

    init(_ place: Workspace, _ operands: [String] = [], output: Any? = nil) throws {
      files = try TestFolder()
      process.executableURL = URL(filePath: try Subprocess.viperGen)
      process.arguments = ["watch"] + operands
      process.currentDirectoryURL = place.url("")
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try output ?? files.writer("output")
      process.standardError = try files.writer("errors")
      try process.run()
    }

    deinit { if process.isRunning { endProcess(process.processIdentifier) } }

    var output: String { get throws { try files.text("output") } }
    var errors: String { get throws { try files.text("errors") } }

    func wait(for text: String) throws {
      for _ in 0..<12_000 {
        let said = try output
        let start = said.utf8.index(said.startIndex, offsetBy: position)
        if let range = said.range(of: text, range: start..<said.endIndex) {
          position = said.utf8.distance(from: said.startIndex, to: range.upperBound)
          return
        }
        guard process.isRunning else { break }
        pause(seconds: 0.005)
      }
      Issue.record("'\(text)' was not said in time: \(try output) \(try errors)")
    }

    func wait(forError text: String) throws {
      for _ in 0..<12_000 {
        if try errors.contains(text) { return }
        guard process.isRunning else { break }
        pause(seconds: 0.005)
      }
      Issue.record("'\(text)' was not said in time: \(try output) \(try errors)")
    }

    func end() throws {
      process.interrupt()
      try finish()
    }

    func finish() throws {
      for _ in 0..<12_000 where process.isRunning { pause(seconds: 0.005) }
      if process.isRunning { endProcess(process.processIdentifier) }
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    }
  }

  private static func spec(_ members: String...) -> String {
    let list = members.map { "\"\($0)\"" }.joined(separator: ", ")
    return "{ \"ui\": \"none\", \"view\": [\(list)] }\n"
  }

  private func project() throws -> Workspace {
    try Workspace([
      "viper-gen.json": #"{ "root": true, "output": "Out" }"#,
      "Specs/A.viper.json": Self.spec("one()"), "Specs/B.viper.json": Self.spec("one()"),
    ])
  }

  private func isInStep(_ place: Workspace) throws -> Bool {
    let run = try place.run("generate --quiet")
    return run.status == 0 && run.output == ""
  }

  @Test func savesAreGenerated() throws {
    let place = try project()
    let watcher = try Watcher(place)
    try watcher.wait(for: "create     Specs/B.viper.lock\n")
    try watcher.wait(for: "watching   2 modules, until Ctrl-C\n")
    try place.write("Specs/A.viper.json", Self.spec("one()", "two()"))
    try watcher.wait(for: "update     Specs/A.viper.lock\n")
    #expect(try place.text("Out/A/AContracts.swift").contains("func two()"))
    // As many editors save.
    try place.write("Specs/A.viper.json~", Self.spec("one()", "three()"))
    #expect(rename(place.path + "/Specs/A.viper.json~", place.path + "/Specs/A.viper.json") == 0)
    try watcher.wait(for: "update     Specs/A.viper.lock\n")
    #expect(try place.text("Out/A/AContracts.swift").contains("func three()"))
    try place.write("viper-gen.json", #"{ "root": true, "output": "Out", "access": "public" }"#)
    try watcher.wait(for: "update     Specs/B.viper.lock\n")
    try watcher.end()
    #expect(try watcher.errors == "")
    #expect(try isInStep(place))
  }

  @Test func watchFollowsAddedAndRemovedSpecsAndFolders() throws {
    let place = try project()
    let watcher = try Watcher(place)
    try watcher.wait(for: "until Ctrl-C\n")
    try place.write("Specs/New/Deep/C.viper.json", SpecText.empty)
    try watcher.wait(for: "create     Specs/New/Deep/C.viper.lock\n")
    try place.write("Specs/New/Deep/D.viper.json", SpecText.empty)
    try watcher.wait(for: "create     Specs/New/Deep/D.viper.lock\n")
    try place.remove("Specs/New/Deep/D.viper.json")
    try watcher.wait(for: "remove     Specs/New/Deep/D.viper.lock\n")
    try place.remove("Out/A")
    try watcher.wait(for: "create     Out/A/ABuilder.swift\n")
    try place.remove("Specs")
    try watcher.wait(forError: "this generated file isn't needed")
    try place.write("Specs/E.viper.json", SpecText.empty)
    try watcher.wait(for: "create     Specs/E.viper.lock\n")
    try watcher.end()
  }

  @Test func watchReportsNewAndFixedErrorsAndKeepsFiles() throws {
    let place = try project()
    let watcher = try Watcher(place)
    try watcher.wait(for: "until Ctrl-C\n")
    try place.write("Specs/A.viper.json", Self.spec("one("))
    try watcher.wait(forError: "Specs/A.viper.json:1:31: error: ")
    let generated = try place.state.filter { $0.key != "Specs/A.viper.json" }
    try place.write("Specs/B.viper.json", Self.spec("two("))
    try watcher.wait(forError: "Specs/B.viper.json:1:31: error: ")
    #expect(try place.state.filter { generated[$0.key] != nil }.count == generated.count)
    #expect(try place.text("Out/B/BContracts.swift").contains("func one()"))
    try place.write("Specs/A.viper.json", Self.spec("two()"))
    try watcher.wait(for: "gone       Specs/A.viper.json:1:31: error: ")
    try place.write("Specs/B.viper.json", Self.spec("two()"))
    try watcher.wait(for: "gone       Specs/B.viper.json:1:31: error: ")
    try watcher.end()
    #expect(try watcher.errors.components(separatedBy: "A.viper.json:1:31: error").count == 2)
    #expect(try isInStep(place))
  }

  @Test func gitIsWaitedForAndABurstMakesOneRun() throws {
    let place = try project()
    try place.write(".git/HEAD", "")
    let watcher = try Watcher(place)
    try watcher.wait(for: "until Ctrl-C\n")
    let first = try watcher.output
    try place.write(".git/index.lock", "")
    try place.write("Specs/A.viper.json", Self.spec("two()"))
    pause(seconds: 0.5)
    #expect(try watcher.output == first)
    try place.remove(".git/index.lock")
    try watcher.wait(for: "update     Specs/A.viper.lock\n")
    let before = try watcher.output
    #expect(watcher.process.suspend())
    for number in 0..<20 {
      try place.write("Specs/A.viper.json", Self.spec("m\(number)()"))
      try place.write("Specs/B.viper.json", Self.spec("m\(number)()"))
    }
    #expect(watcher.process.resume())
    try watcher.wait(for: "update     Specs/B.viper.lock\n")
    try watcher.end()
    let lines = try watcher.output.dropFirst(before.count).split(separator: "\n")
    #expect(lines.filter { $0.hasSuffix("viper.lock") }.count == 2, "\(lines)")
    #expect(try place.text("Out/A/AContracts.swift").contains("func m19()"))
  }

  @Test func largeProjectsAreInStepToo() throws {
    let place = try project()
    for number in 0..<40 {
      try place.write("Specs/M\(number).viper.json", Self.spec("one()"))
    }
    let watcher = try Watcher(place)
    try watcher.wait(for: "watching   42 modules")
    try place.write("Specs/M7.viper.json", Self.spec("one()", "two()"))
    try watcher.wait(for: "update     Specs/M7.viper.lock\n")
    try place.write("Specs/M7.viper.json", Self.spec("one("))
    try watcher.wait(forError: "Specs/M7.viper.json:1:31: error: ")
    try place.write("Specs/M7.viper.json", Self.spec("three()"))
    try watcher.wait(for: "gone       Specs/M7.viper.json:1:31: error: ")
    try watcher.end()
    #expect(try place.text("Out/M7/M7Contracts.swift").contains("func three()"))
    #expect(try isInStep(place))
  }

  @Test func theFileBehindASymbolicLinkIsWatched() throws {
    let place = try project()
    try place.write("Shared.json", Self.spec("one()"))
    try place.remove("Specs/A.viper.json")
    try FileManager.default.createSymbolicLink(
      at: place.url("Specs/A.viper.json"), withDestinationURL: place.url("Shared.json"))
    let watcher = try Watcher(place)
    try watcher.wait(for: "watching   2 modules, until Ctrl-C\n")
    for member in ["two()", "three()"] {
      try place.write("Shared.json", Self.spec(member))
      try watcher.wait(for: "update     Specs/A.viper.lock\n")
      #expect(try place.text("Out/A/AContracts.swift").contains("func \(member)"))
    }
    try watcher.end()
  }

  @Test func aSpecReplacedByAnUnreadableFileIsReported() throws {
    let place = try project()
    let watcher = try Watcher(place)
    try watcher.wait(for: "until Ctrl-C\n")
    try place.remove("Specs/A.viper.json")
    try FileManager.default.createSymbolicLink(
      atPath: place.url("Specs/A.viper.json").path, withDestinationPath: "A.viper.json")
    try watcher.wait(forError: "'Specs/A.viper.json' can't be read: ")
    try place.remove("Specs/A.viper.json")
    try Data([0xFF]).write(to: place.url("Specs/A.viper.json"))
    try watcher.wait(
      forError: "Specs/A.viper.json:1:1: error: the file isn't UTF-8 [invalid-utf-8]")
    try place.write("Specs/A.viper.json", Self.spec("two()"))
    try watcher.wait(
      for: "gone       Specs/A.viper.json:1:1: error: the file isn't UTF-8 [invalid-utf-8]")
    try watcher.end()
    #expect(try isInStep(place))
  }

  @Test func aChangedDestinationSpecIsReadAgain() throws {
    let place = try project()
    let opening =
      #"{ "ui": "uikit", "root": true, "router": [{ "func": "open()", "to": "B" }] }"# + "\n"
    try place.write("Specs/A.viper.json", opening)
    let watcher = try Watcher(place)
    try watcher.wait(for: "until Ctrl-C\n")
    try place.write("Specs/B.viper.json", #"{ "ui": "uikit", "inputs": ["id: Int"] }"# + "\n")
    try watcher.wait(forError: "Specs/A.viper.json:1:")
    try place.write("Specs/B.viper.json", #"{ "ui": "uikit", "inputs": ["id: Int = 1"] }"# + "\n")
    try watcher.wait(for: "gone       Specs/A.viper.json:1:")
    try place.write("Out/A/ABuilder.swift", "// mine\n")
    try watcher.wait(forError: "Out/A/ABuilder.swift:1:")
    try watcher.end()
  }

  @Test func aTemplateThatChangesAfterASpecIsNoticed() throws {
    let place = try project()
    #expect(try place.run("templates eject viper").status == 0)
    try place.write(
      "viper-gen.json",
      #"{ "root": true, "output": "Out", "pack": "./Templates/viper" }"# + "\n")
    let watcher = try Watcher(place)
    try watcher.wait(for: "until Ctrl-C\n")
    try place.write("Specs/A.viper.json", Self.spec("two()"))
    try watcher.wait(for: "update     Specs/A.viper.lock\n")
    let template = "Templates/viper/Builder.swift"
    try place.write(template, "// made in Berlin\n" + place.text(template))
    try watcher.wait(for: "update     Out/B/BBuilder.swift\n")
    try watcher.end()
  }

  /// A signal ends it. `end` sends the other one.
  @Test func watchGeneratesOnlySelectedSpecsUntilItIsTerminated() throws {
    let place = try project()
    let watcher = try Watcher(place, ["Specs/A.viper.json"])
    try watcher.wait(for: "watching   1 module, until Ctrl-C\n")
    try place.write("Specs/B.viper.json", Self.spec("two()"))
    try place.write("Specs/A.viper.json", Self.spec("two()"))
    try watcher.wait(for: "update     Specs/A.viper.lock\n")
    watcher.process.terminate()
    try watcher.finish()
    #expect(!place.exists("Out/B"))
  }

  @Test func aClosedOutputEndsWatchAndAMissingPathCannotBeWatched() throws {
    let place = try project()
    let pipe = Pipe()
    let watcher = try Watcher(place, output: pipe)
    var said = Data()
    while !String(decoding: said, as: UTF8.self).contains("until Ctrl-C") {
      let part = pipe.fileHandleForReading.availableData
      guard !part.isEmpty else { break }
      said += part
    }
    try pipe.fileHandleForWriting.close()
    try pipe.fileHandleForReading.close()
    try watcher.finish()
    let run = try place.run("watch Nowhere")
    #expect(run.status == 2)
    #expect(run.errors.contains("error: can't read 'Nowhere', because it doesn't exist ["))
  }
}
