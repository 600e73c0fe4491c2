import TestTools
import Testing
import ViperProject
import ViperSpec
import ViperTestTools
import ViperText

@testable import ViperRendering

@Suite(.serialized, .inTurn) struct RunRecordTests {
  let disk = MemoryDisk(["/p/a": "text"])
  let key = Array("key".utf8)

  private func record() throws -> RunRecord {
    let witness = WitnessDisk(base: disk)
    _ = try witness.read("/p/a")
    _ = try witness.entries(of: "/p")
    return RunRecord(
      key: key, output: Array("said".utf8), errors: [0xFF], exitCode: 1,
      witnesses: try #require(witness.takeWitnesses()))
  }

  private func hold(_ record: RunRecord) -> Bool {
    record.changes(on: disk) { _ in nil }?.isEmpty == true
  }

  @Test func itIsReadAsItWasWritten() throws {
    var written = try record()
    written.facts = ["one": [1], "other": []]
    let read = try #require(RunRecord(written.bytes, of: key))
    #expect(read.facts == written.facts)
    #expect(read.output == written.output)
    #expect(read.errors == written.errors)
    #expect(read.exitCode == 1)
    #expect(read.witnesses == written.witnesses)
    #expect(hold(read))
    disk["/p/a"] = "other"
    #expect(!hold(read))
  }

  @Test func whatIsKnownOfAModuleIsReadAsItWasWritten() throws {
    let witnesses = try record().witnesses
    let lookup = KnownModule.Lookup(
      question: SpecQuestion(.node, "B", in: "A"), answer: ByteHash(high: 1, low: 2))
    let module = KnownModule(
      lookups: [lookup], asked: witnesses.map { DiskQuestion($0.question, $0.subject) },
      files: [.init(status: .skip, path: "/p/a"), .init(status: .identical, path: "/p/b")],
      notes: ["one", "two"])
    let bytes = module.bytes(of: "/p/A.viper.json", asked: Array(witnesses.indices))
    var reader = ByteReader(bytes[...])
    let spec = reader.text()
    #expect(spec == "/p/A.viper.json")
    let found = reader.module(witnesses)
    let read = try #require(found)
    let rest = reader.byte()
    #expect(rest == nil)
    #expect(read.lookups.map(\.question) == [lookup.question])
    #expect(read.lookups.map(\.answer) == [lookup.answer])
    #expect(read.asked == module.asked)
    #expect(read.files.map(\.path) == ["/p/a", "/p/b"])
    #expect(read.files.map(\.status) == [.skip, .identical])
    #expect(read.notes == ["one", "two"])
  }

  /// Bytes that are no module's, at whatever place.
  @Test func damagedModulesAreNotBelieved() throws {
    let witnesses = try record().witnesses
    let module = KnownModule(
      lookups: [], asked: [], files: [.init(status: .skip, path: "/p/a")], notes: ["one"])
    let bytes = module.bytes(of: "/p/A.viper.json", asked: [0])
    for index in bytes.indices {
      for damage in [UInt8(Change.Status.allCases.count), UInt8(witnesses.count), 0xFF] {
        var other = bytes
        other[index] = damage
        var reader = ByteReader(other[...])
        if reader.text() != nil, let read = reader.module(witnesses) {
          #expect(read.asked.count == 1)
        }
      }
    }
  }

  /// What a run has not asked again is known from the run before, each answer under its own question.
  @Test func whatAModuleHasAskedOutlivesTheRun() throws {
    let asked = [DiskQuestion(.bytes, "/p/a")]
    let module = KnownModule(lookups: [], asked: asked, files: [], notes: [])
    let first = RunRecording(after: nil, changes: nil, on: disk)
    first.modules.keep(module, of: "/p/A.viper.json")
    _ = try first.modules.disk?.read("/p/a")
    let early = try #require(first.record(key: key, output: [], errors: [], exitCode: 0))
    let second = RunRecording(after: early, changes: [], on: disk)
    _ = try second.modules.disk?.entries(of: "/p")
    let late = try #require(second.record(key: key, output: [], errors: [], exitCode: 0))
    #expect(late.witnesses.contains { $0.question == .bytes && $0.subject == "/p/a" })
    let third = RunRecording(after: late, changes: ["/p/a"], on: disk)
    #expect(third.modules.all.isEmpty)
    #expect(!RunRecording(after: late, changes: [], on: disk).modules.all.isEmpty)
  }

  /// What a folder holds says of what kind that is, wherever its name would stand.
  @Test(arguments: ["/p/0", "/p/a", "/p/b"]) func aListingAnswersForWhatIsInIt(_ path: String)
    throws
  {
    let witness = WitnessDisk(base: disk)
    _ = try witness.entries(of: "/p")
    _ = try witness.kind(of: path)
    #expect(witness.takeWitnesses()?.map(\.question) == [.entries])
  }

  @Test func noPartOfItIsBelieved() throws {
    let bytes = try record().bytes
    for count in bytes.indices { #expect(RunRecord(Array(bytes[..<count]), of: key) == nil) }
    #expect(RunRecord(bytes + [0], of: key) == nil)
  }

  @Test func noDamageIsBelieved() throws {
    var bytes = try record().bytes
    for index in bytes.indices {
      for bit in 0..<8 {
        bytes[index] ^= 1 << UInt8(bit)
        #expect(RunRecord(bytes, of: key) == nil, "bit \(bit) of \(index)")
        bytes[index] ^= 1 << UInt8(bit)
      }
    }
  }

  /// Whole by its hash, and yet none: from a version that wrote something else.
  @Test func countsBehindTheEndAreNotFollowed() throws {
    let bytes = try record().bytes
    for index in bytes.indices.dropLast(16) {
      var other = Array(bytes.dropLast(16))
      other[index] = 0xFF
      let hash = ByteHash(other)
      for half in [hash.high, hash.low] {
        for shift in 0..<8 { other.append(UInt8(truncatingIfNeeded: half >> UInt64(8 * shift))) }
      }
      _ = RunRecord(other, of: key)
    }
  }

  @Test func itIsKeptUnderTheNameOfItsKey() throws {
    let folder = RecordFolder(disk: disk, path: "/cache/viper-gen")
    #expect(folder.record(of: key) == nil)
    folder.keep(try record())
    #expect(folder.record(of: key)?.output == Array("said".utf8))
    #expect(folder.record(of: key + [1]) == nil)
  }

  @Test func recordsOfOtherKeysAreNotBelieved() throws {
    let folder = RecordFolder(disk: disk, path: "/cache")
    folder.keep(try record())
    let own = try #require(disk.names.first { $0.hasPrefix("/cache/") })
    let text = try #require(try disk.read(own))
    let other = Array("other".utf8)
    folder.keep(RunRecord(key: other, output: [], errors: [], exitCode: 0, witnesses: []))
    let place = try #require(disk.names.first { $0.hasPrefix("/cache/") && $0 != own })
    try disk.write(text, to: place, modeledOn: place)
    #expect(folder.record(of: other) == nil)
  }

  @Test func whatTheDiskRefusesLeavesNothing() throws {
    for number in 0..<4 {
      let disk = MemoryDisk()
      disk.restart(failing: .at(number))
      let folder = RecordFolder(disk: disk, path: "/cache")
      folder.keep(try record())
      disk.restart()
      #expect(!disk.names.contains { $0.hasSuffix(".tmp") })
      #expect((folder.record(of: key) != nil) == (number > 2))
    }
  }
}
