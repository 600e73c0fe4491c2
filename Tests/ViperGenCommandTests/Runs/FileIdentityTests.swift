import Foundation
import Testing

@testable import viper_gen

/// A file of yours stays the file it was: its permissions, its owner and its other names.
@Suite struct FileIdentityTests {
  private static let spec =
    #"{ "ui": "none", "root": true, "yours": ["view"], "view": ["show()"] }"#
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

  @Test func aReadOnlyFileOfYoursIsNotWritten() throws {
    let place = try changed()
    chmod(place.url(Self.file).path, 0o444)
    let before = try place.state
    let run = try place.run("generate")
    #expect(
      run.errors == """
        A/AView.swift:1:1: error: this file of yours is read-only, and the spec's change belongs into it
         1 | /// Shows A and passes on what the user does.
           | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = help: make it writable: chmod u+w A/AView.swift
        1 error in 1 file; nothing was written

        """)
    #expect(run.status == 1)
    #expect(try place.state == before)
    chmod(place.url(Self.file).path, 0o600)
    #expect(try place.run("generate").status == 0)
    #expect(try place.text(Self.file).contains("func hide()"))
    var status = stat()
    #expect(stat(place.url(Self.file).path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func otherNamesOfAFileStay() throws {
    let place = try changed()
    #expect(link(place.url(Self.file).path, place.url("other").path) == 0)
    #expect(try place.run("generate").status == 0)
    #expect(try place.text(Self.file).contains("func hide()"))
    #expect(try place.text("other") == place.text(Self.file))
  }

  @Test(.enabled(if: geteuid() == 0, "only the administrator may give files away"))
  func theOwnerStays() throws {
    let place = try changed()
    #expect(chown(place.url(Self.file).path, 12345, 54321) == 0)
    #expect(try place.run("generate").status == 0)
    #expect(try place.text(Self.file).contains("func hide()"))
    var status = stat()
    #expect(stat(place.url(Self.file).path, &status) == 0)
    #expect(status.st_uid == 12345 && status.st_gid == 54321)
  }
}
