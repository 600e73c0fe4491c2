import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct XcodeProjectTests {
  private static let path = "Shop.xcodeproj/project.pbxproj"

  /// Shown before it is done, done with the files, found by `check`, and undone to the byte.
  @Test func theXcodeProjectIsUpdatedLikeAGeneratedFile() throws {
    let text = XcodeProjectText.grouped()
    let config = #"{ "output": "Shop/Modules", "specs": "Specs", "runtime": "file", "ui": "none" }"#
    let place = try Workspace([Self.path: text, "viper-gen.json": config])
    let dry = try place.run("new Feed --dry-run")
    let line = "update     \(Self.path)\n"
    #expect(dry.output.contains(line) && dry.status == 0)
    #expect(try place.text(Self.path) == text && place.files.count == 2)
    #expect(try place.run("new Feed") == dry)
    let new = try place.text(Self.path)
    #expect(
      new.contains(" /* ViperKit.swift in Sources */,\n")
        == place.exists("Shop/Modules/ViperKit.swift"))
    #expect(new.contains(" /* FeedView.swift in Sources */,\n"))
    #expect(try place.isInStep)
    let addition = "add entity 'Row(id: Int)' --to Feed"
    #expect(try place.run(addition + " --dry-run").output.contains("+++ \(Self.path)\n"))
    #expect(try place.run(addition).output.contains(line))
    #expect(try place.text(Self.path).contains(" /* FeedEntities.swift in Sources */,\n"))
    #expect(try place.isInStep)
    let state = try place.state
    #expect(try place.run("generate -q").output == "")
    #expect(try place.state == state)
    #expect(try place.run("remove Feed").output.contains(line))
    #expect(try place.text(Self.path) == text)
    // The project alone is behind: CI finds it.
    #expect(try place.run("new Feed").status == 0)
    try place.write(Self.path, text)
    let check = try place.run("check")
    #expect(check.status == 1 && check.output.hasPrefix("--- \(Self.path)\n+++ \(Self.path)\n"))
    #expect(check.errors.contains("error: 1 file is out of date"))
    #expect(try place.run("diff").output.hasPrefix(line))
    #expect(try place.run("generate -q").output == line)
    #expect(try place.run("check").status == 0)
  }
}
