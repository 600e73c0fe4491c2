import Foundation
import SwiftMerge
import TestTools
import Testing

struct ScenarioModule {
  private let place: Workspace
  private let builds: BuildFolder
  private let folder = "TripList/Sources/TripList/TripList/"
  private let specPath = "TripList/Specs/TripList.viper.json"
  private var lines: Set<String> = []

  init() throws {
    place = try Workspace()
    builds = try BuildFolder()
    _ = try place.run("new TripList --package --ui swiftui")
    for (name, text) in Self.files { try place.write("TripList/" + name, text) }
  }

  mutating func edit(_ edit: ScenarioStep.Edit) throws {
    switch edit {
    case .spec(let old, let new): try replace(old, with: new, in: specPath)
    case .add(let element, let key):
      try replace("\"\(key)\": [", with: "\"\(key)\": [\n    \(element),", in: specPath)
    case .config(let old, let new): try replace(old, with: new, in: "TripList/viper-gen.json")
    case .code(let name, let old, let new):
      let before = Self.lines(of: try place.text(folder + name))
      try replace(old, with: new, in: folder + name)
      let after = Self.lines(of: try place.text(folder + name))
      lines = lines.subtracting(before.subtracting(after)).union(after.subtracting(before))
    case .write(let name, let text):
      try place.write(folder + name, text)
      lines.formUnion(Self.lines(of: text))
    case .move(let old, let new):
      try place.write(folder + new, place.text(folder + old))
      try place.remove(folder + old)
    case .split(let name, let mark, let new): try split(name, at: mark, to: new)
    case .format(let configuration): try format(configuration)
    }
  }

  private func replace(_ old: String, with new: String, in name: String) throws {
    let text = try place.text(name)
    try #require(text.ranges(of: old).count == 1, "'\(old)' is not once in \(text)")
    try place.write(name, text.replacing(old, with: new))
  }

  private func split(_ name: String, at mark: String, to new: String) throws {
    let mark = "// MARK: - " + mark
    let text = try place.text(folder + name)
    let parts = text.components(separatedBy: mark)
    try #require(parts.count == 2, "\(text)")
    let end = parts[1].range(of: "// MARK: - ")?.lowerBound ?? parts[1].endIndex
    try place.write(folder + new, mark + parts[1][..<end])
    try place.write(folder + name, parts[0] + parts[1][end...])
  }

  private func format(_ configuration: String) throws {
    let files = try own.keys.sorted().map { place.url(folder + $0).path }
    let run = try Toolchain.run(
      ["swift", "format", "-i", "--configuration", configuration] + files)
    #expect(run.isEmpty)
  }

  func check(_ step: ScenarioStep) throws {
    let before = try place.state
    let run = try place.run("generate", in: "TripList")
    if let refusal = step.refusal {
      try #require(run.status == 1 && run.errors.contains(refusal), "\(step.title): \(run)")
      #expect(try place.state == before, "\(step.title)")
      return
    }
    try #require(run.status == 0, "\(step.title): \(run.errors)")
    if let warning = step.warning {
      #expect(run.errors.contains(warning), "\(step.title): \(run.errors)")
    } else {
      #expect(run.errors == "", "\(step.title)")
    }
    try checkLines()
    try checkMembers()
    let after = try place.state
    if runsLongTests { #expect(try place.run("generate", in: "TripList").status == 0) }
    #expect(try place.state == after, "a second run changes nothing")
    try checkStubs(step.stubs)
  }

  /// Nothing that the user has written is lost, however it is laid out.
  private func checkLines() throws {
    let all = try own.values.map(Self.squeezed).joined()
    for line in lines where !all.contains(line) { Issue.record("'\(line)' is gone") }
  }

  /// Each member of the contracts is done in one place.
  private func checkMembers() throws {
    let all = try sources.values.flatMap { SwiftMerge.members(in: Array($0.utf8)) ?? [] }
    for asked in all where asked.owner.hasSuffix("Protocol") && !asked.owner.contains("ListOutput")
    {
      let places = all.filter {
        !$0.owner.hasSuffix("Protocol") && $0.title == asked.title
          && $0.signature == asked.signature
      }
      #expect(places.count == 1, "\(asked.name): \(places.map(\.name))")
    }
  }

  private func checkStubs(_ stubs: [String]) throws {
    let run = try place.run("check", in: "TripList")
    #expect(run.status == 0 && run.output == "", "\(run.output)\(run.errors)")
    let said = run.errors.split(separator: "\n").filter { $0.contains(".swift:") }
    let left = said.map { $0.split(separator: "'").dropFirst().first.map(String.init) ?? "" }
    #expect(left.sorted() == stubs.map { "TripList" + $0 }.sorted(), "\(run.errors)")
    #expect(said.allSatisfy { $0.contains("' isn't implemented yet") }, "\(run.errors)")
  }

  /// The package builds without a warning, and its tests pass.
  func compile() throws {
    let run = try builds.swift("test", in: place.url("TripList"))
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  /// The Swift files of the module, by their path in its folder.
  private var sources: [String: String] {
    get throws {
      let paths = place.files.filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") }
      return try Dictionary(
        uniqueKeysWithValues: paths.map { (String($0.dropFirst(folder.count)), try place.text($0)) }
      )
    }
  }

  private var own: [String: String] {
    get throws { try sources.filter { !$0.value.hasPrefix("// Generated by viper-gen") } }
  }

  private static func lines(of text: String) -> Set<String> {
    Set(text.split(separator: "\n").map { squeezed(String($0)) }.filter { $0.count > 1 })
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
