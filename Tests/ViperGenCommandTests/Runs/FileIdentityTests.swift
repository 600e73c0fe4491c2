import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct FileIdentityTests {
  private static let spec =
    #"{ "ui": "none", "root": true, "view": ["show()"] }"#
  private static let file = "A/AView.swift"

  private func changed() throws -> Workspace {
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true, "output": "." }"#, "A.viper.json": Self.spec,
    ])
    #expect(try place.run("generate").status == 0)
    try place.write(Self.file, place.text(Self.file) + "// mine\n")
    try place.write(
      "A.viper.json", Self.spec.replacing("\"show()\"", with: "\"show()\", \"hide()\""))
    return place
  }

  @Test func aReadOnlyOwnedFileIsNotWritten() throws {
    let place = try changed()
    setPermissions(0o444, of: place.url(Self.file).path)
    let before = try place.state
    let run = try place.run("generate")
    #expect(
      run.errors == """
        A/AView.swift:1:1: error: can't merge the spec's change into this file, because it is read-only [unwritable-file]
         1 | /// Shows A and reports the user's actions.
           | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = help: make the file writable: chmod u+w A/AView.swift
        1 error in 1 file; nothing was written

        """)
    #expect(run.status == 1)
    #expect(try place.state == before)
    setPermissions(0o600, of: place.url(Self.file).path)
    #expect(try place.run("generate").status == 0)
    #expect(try place.text(Self.file).contains("func hide()"))
    #expect(FileStatus(place.url(Self.file).path)?.permissions == 0o600)
  }

  @Test func hardLinksAndTheOwnerOfAFileAreKept() throws {
    let place = try changed()
    #expect(addName(place.url(Self.file).path, place.url("other").path))
    // Only the administrator may give files away.
    if isAdministrator {
      #expect(setOwner(user: 12345, group: 54321, of: place.url(Self.file).path))
    }
    #expect(try place.run("generate").status == 0)
    #expect(try place.text(Self.file).contains("func hide()"))
    #expect(try place.text("other") == place.text(Self.file))
    let status = FileStatus(place.url(Self.file).path)
    #expect(!isAdministrator || status?.user == 12345 && status?.group == 54321)
  }
}
