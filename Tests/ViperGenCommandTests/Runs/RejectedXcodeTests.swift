import TestTools
import Testing

@testable import viper_gen

@Suite(.serialized, .processesInTurn) struct RejectedXcodeTests {
  private static let path = "Shop.xcodeproj/project.pbxproj"
  private static let text = XcodeProjectText.grouped()

  /// - Parameter config: the keys of the config.
  private static func files(
    _ text: String = text, config: String = "", more: [String: String] = [:]
  ) -> [String: String] {
    var files = [
      "viper-gen.json": "{ \"output\": \"Shop/Modules\"\(config) }", path: text,
      "A.viper.json": SpecText.empty,
    ]
    for (name, text) in more { files[name] = text }
    return files
  }

  private static let rows: [RejectedRun] = [
    RejectedRun(
      id: "invalid-xcode-syntax", line: "generate",
      files: files(text.replacing("path = Modules;", with: "path = Modules\n<<<<<<< HEAD\n"))),
    RejectedRun(
      id: "invalid-xcode-syntax 2", line: "check", files: files("{ objects = { }")),
    RejectedRun(
      id: "invalid-xcode-syntax 3", line: "new Feed",
      files: files("<?xml version=\"1.0\"?>\n<plist/>\n")),
    RejectedRun(
      id: "invalid-xcode-project", line: "generate",
      files: files(text.replacing("mainGroup = A", with: "mainGroup = B"))),
    RejectedRun(
      id: "missing-xcode-project", line: "generate",
      files: files(config: #", "xcode": { "project": "Sho.xcodeproj" }"#)),
    RejectedRun(
      id: "unknown-xcode-target", line: "generate",
      files: files(config: #", "xcode": { "targets": ["Shp", "Zoo"] }"#)),
    RejectedRun(
      id: "missing-xcode-place", line: "generate",
      files: files(more: ["Other.xcodeproj/project.pbxproj": text])),
    RejectedRun(
      id: "missing-xcode-place 2", line: "generate",
      files: files(more: [
        "viper-gen.json": #"{ "output": "../Out" }"#, "B.viper.json": SpecText.empty,
      ])),
    RejectedRun(
      id: "missing-xcode-place 3", line: "generate",
      files: files(
        text.replacing("bundle.unit-test", with: "application"),
        config: #", "tests": "ShopTests", "testModule": "App""#)),
    RejectedRun(
      id: "missing-xcode-place 4", line: "generate",
      files: files(
        text.replacing("PBXResourcesBuildPhase", with: "PBXOtherBuildPhase"),
        more: ["A.viper.json": #"{ "ui": "storyboard" }"#])),
  ]

  @Test(arguments: rows.indices)
  func whatIsLeftToXcodeIsSaid(index: Int) throws {
    let row = Self.rows[index]
    let place = try Workspace(["in/x": "", ".git/HEAD": ""])
    for (name, text) in row.files { try place.write("in/" + name, text) }
    let before = try place.text("in/" + Self.path)
    let run = try place.run(row.line, in: "in")
    try row.expect(run.errors, in: "RejectedXcode.txt")
    #expect(run.status == (row.id.hasPrefix("missing-xcode-place") ? 0 : 1))
    if !row.id.hasPrefix("missing-xcode-place") {
      #expect(place.files.count == row.files.count + 2)
      #expect(try place.text("in/" + Self.path) == before)
    }
  }
}
