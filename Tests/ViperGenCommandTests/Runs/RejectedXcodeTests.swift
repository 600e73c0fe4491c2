import TestTools
import Testing

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

  /// By the title of a case of `RejectedXcode.txt`, whose input is the command.
  private static let rows = [
    "invalid-xcode-syntax": files(
      text.replacing("path = Modules;", with: "path = Modules\n<<<<<<< HEAD\n")),
    "invalid-xcode-syntax 2": files("{ objects = { }"),
    "invalid-xcode-syntax 3": files("<?xml version=\"1.0\"?>\n<plist/>\n"),
    "invalid-xcode-project": files(text.replacing("mainGroup = A", with: "mainGroup = B")),
    "missing-xcode-project": files(config: #", "xcode": { "project": "Sho.xcodeproj" }"#),
    "unknown-xcode-target": files(config: #", "xcode": { "targets": ["Shp", "Zoo"] }"#),
    "missing-xcode-place": files(more: ["Other.xcodeproj/project.pbxproj": text]),
    "missing-xcode-place 2": files(more: [
      "viper-gen.json": #"{ "output": "../Out" }"#, "B.viper.json": SpecText.empty,
    ]),
    "missing-xcode-place 3": files(
      text.replacing("bundle.unit-test", with: "application"),
      config: #", "tests": "ShopTests", "testModule": "App""#),
    "missing-xcode-place 4": files(
      text.replacing("PBXResourcesBuildPhase", with: "PBXOtherBuildPhase"),
      more: ["A.viper.json": #"{ "ui": "storyboard" }"#]),
  ]

  @Test(arguments: RecordedCase.all(in: "RejectedXcode.txt"))
  func rejectedXcodeProjectsAreReported(_ row: RecordedCase) throws {
    let files = try #require(Self.rows[row.title])
    let place = try Workspace(["in/x": "", ".git/HEAD": ""])
    for (name, text) in files { try place.write("in/" + name, text) }
    let before = try place.text("in/" + Self.path)
    let run = try place.run(row.input, in: "in")
    try row.expect(run.errors)
    let isFine = row.title.hasPrefix("missing-xcode-place")
    #expect(run.status == (isFine ? 0 : 1))
    if !isFine {
      #expect(place.files.count == files.count + 2)
      #expect(try place.text("in/" + Self.path) == before)
    }
  }
}
