import TestTools
import Testing
import ViperTestTools

@testable import ViperProject

struct RecordingDiskTests {
  let base = MemoryDisk(["/p/Out/A/old": "old", "/p/config": "{}"])

  private func ask(_ disk: RecordingDisk) throws {
    for path in ["/p/Out/A/old", "/p/Out/B/new", "/p/config", "/p/none"] {
      _ = try disk.kind(of: path)
      _ = try disk.read(path)
    }
    for folder in ["/p", "/p/Out", "/p/Out/A", "/p/Out/B", "/p/none"] {
      _ = try disk.kind(of: folder)
      _ = try disk.entries(of: folder)
    }
  }

  @Test func predictedAnswersEqualThoseOfTheNextRun() throws {
    let files = [
      "/p/Out/A/old": "changed", "/p/Out/B/new": "new", "/p/Out/A/further": "", "/p/Top/Deep/x": "",
    ]
    let disk = RecordingDisk(base: base)
    try ask(disk)
    let expected = disk.answers(afterWriting: files.mapValues { Array($0.utf8) })
    for (path, text) in files { base[path] = text }
    let next = RecordingDisk(base: base)
    try ask(next)
    for (path, answer) in next.answers { #expect(expected[path] == answer, "\(path)") }
    let unasked: Set = ["/p/Out/A/further", "/p/Top/Deep/x"]
    #expect(Set(expected.keys).subtracting(next.answers.keys) == unasked)
  }

  @Test func differencesAreFoundOnlyAtRecordedPaths() throws {
    let disk = RecordingDisk(base: base)
    try ask(disk)
    base["/p/config"] = "{ }"
    base["/p/Out/B/new"] = ""
    base["/p/Out/B/unasked"] = ""
    #expect(disk.differences(at: ["/p/Out/A/old"], in: []).isEmpty)
    #expect(disk.differences(at: ["/p/config"], in: []) == ["/p/config"])
    #expect(
      disk.differences(at: ["/p/Out/B/unasked"], in: ["/p/Out/B"])
        == ["/p/Out", "/p/Out/B", "/p/Out/B/new"])
  }

  /// Otherwise `watch` would run again and again, because each run locks a missing output folder.
  @Test func removalsByTheRunAreNoDifferences() throws {
    let disk = RecordingDisk(base: base)
    try disk.makeFolder("/p/Out/B")
    try ask(disk)
    try disk.remove("/p/Out/B")
    try disk.remove("/p/Out/A/old")
    #expect(disk.differences(at: ["/p/Out/B", "/p/Out/A/old"], in: ["/p", "/p/Out/A"]).isEmpty)
  }
}
