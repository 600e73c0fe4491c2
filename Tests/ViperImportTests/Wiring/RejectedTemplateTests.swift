import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperImport

/// What can't be taken is said where it stands.
@Suite(.serialized, .inTurn) struct RejectedTemplateTests {
  @Test(arguments: RejectedTemplates.generamba)
  func whatGenerambaHasAndAPackHasNotIsSaid(test: RejectedTemplates.Case) throws {
    try check(.generamba, test)
  }

  @Test(arguments: RejectedTemplates.xcode)
  func whatXcodeHasAndAPackHasNotIsSaid(test: RejectedTemplates.Case) throws {
    try check(.xcode, test)
  }

  private func check(_ peer: Peer, _ test: RejectedTemplates.Case) throws {
    let files = test.files.map { ("/p/peers/" + $0, $1) }
    let imported = try Imported(
      peer, Dictionary(uniqueKeysWithValues: files), parameters: test.parameters)
    #expect(screen(imported.diagnostics) == test.expected)
  }

  /// Texts of templates, cut off anywhere: something is said or something is made, and nothing traps.
  @Test(arguments: PeerTemplates.all)
  func aTemplateThatIsTornTrapsNowhere(shape: PeerTemplates.Shape) throws {
    for (path, text) in shape.files {
      let bytes = Array(text.utf8)
      for count in stride(from: 0, to: bytes.count, by: 211) {
        var files = shape.files
        files[path] = String(decoding: bytes.prefix(count), as: UTF8.self)
        _ = try Imported(
          PeerTemplates.Shape(
            name: shape.name, pack: shape.pack, files: files, parameters: shape.parameters,
            contracts: []))
      }
    }
  }

  @Test func bytesThatAreNoTextAreAnError() throws {
    let disk = MemoryDisk([
      "/p/peers/a.rambaspec": "name: a\ncode_files:\n- {name: View.swift, path: view.liquid}"
    ])
    let path = "/p/peers/view.liquid"
    try disk.write(Array("class A {}\n// ".utf8) + [0xFF], to: path, modeledOn: path)
    let imported = try Imported(.generamba, on: disk)
    #expect(
      screen(imported.diagnostics) == """
        peers/view.liquid:2:4: error: the file is not UTF-8
         2 | // \u{FFFD}
           |    ^
           = help: save it as UTF-8

        """)
  }

  @Test func nestingAndCirclesEnd() throws {
    let deep = String(repeating: "[", count: 100_000)
    let list = "<plist>" + String(repeating: "<array>", count: 100_000)
    #expect(throws: DataFailure.self) { try YAMLReader.read(Array("a: \(deep)".utf8)) }
    #expect(throws: DataFailure.self) { try PropertyListReader.read(Array(list.utf8)) }
    let blocks = (0..<5_000).map { String(repeating: " ", count: $0) + "a:" }
    #expect(throws: DataFailure.self) {
      try YAMLReader.read(Array(blocks.joined(separator: "\n").utf8))
    }
    let option =
      "<dict><key>Identifier</key><string>b</string><key>Type</key><string>static</string>"
      + "<key>Default</key><string>___VARIABLE_b______VARIABLE_b___</string></dict>"
    let imported = try Imported(
      .xcode,
      [
        "/p/peers/A.xctemplate/TemplateInfo.plist":
          "<plist><dict><key>Options</key><array>\(option)</array></dict></plist>",
        "/p/peers/A.xctemplate/___FILEBASENAME___.swift": "let a = \"___VARIABLE_b___\"",
      ])
    #expect(
      imported.diagnostics.allSatisfy { $0.id == "unset-parameter" } || imported.packs.count == 1)
  }

  /// Not the number of includes makes a template large, but what they hold.
  @Test func whatIncludesHoldIsLimited() throws {
    let imported = try Imported(
      .generamba,
      [
        "/p/peers/a.rambaspec": "name: a\ncode_files: [{name: A.swift, path: a}]",
        "/p/peers/a": String(repeating: "{% include b %}\n", count: 20),
        "/p/peers/snippets/b.liquid": String(repeating: "// a\n", count: 200_000),
      ])
    #expect(
      imported.diagnostics.map(\.message) == [
        "the file is left alone: the template includes more than 10,000 snippets or 16 MiB"
      ])
  }

  @Test(arguments: ["static", "text"]) func whatVariablesStandForIsLimited(type: String) throws {
    let value = String(repeating: "/* a */", count: 150_000)
    let imported = try Imported(
      .xcode,
      [
        "/p/peers/A.xctemplate/TemplateInfo.plist": """
        <plist><dict><key>Options</key><array>
        <dict><key>Identifier</key><string>productName</string><key>Type</key><string>text</string></dict>
        <dict><key>Identifier</key><string>b</string>
        <key>Type</key><string>\(type)</string><key>Default</key><string>\(value)</string></dict>
        </array></dict></plist>
        """,
        "/p/peers/A.xctemplate/___FILEBASENAME___.swift": String(
          repeating: "___VARIABLE_b___\n", count: 20),
      ])
    #expect(
      imported.diagnostics.map(\.message) == [
        "'___FILEBASENAME___.swift' is left alone: with what its variables stand for, "
          + "the template has more than 16 MiB"
      ])
  }

  @Test func parametersAreSaidInTheOrderInWhichTheyWereTyped() throws {
    let names = (0..<20).map { "p\($0 * 7 % 20)" }
    let imported = try Imported(
      .generamba, ["/p/peers/a.rambaspec": "name: a"], parameters: names.map { $0 + "=1" })
    let unknown = imported.diagnostics.filter { $0.id == "unknown-parameter" }
    #expect(unknown.map(\.message) == names.map { "no template asks for '\($0)'" })
  }
}
