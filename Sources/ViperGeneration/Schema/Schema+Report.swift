import ViperSpec

extension Schema {
  /// Of what `--format json` prints where files are made, checked, compared or removed.
  package static var report: JSONOutput {
    document(
      "What viper-gen did or found",
      [
        SchemaKey(
          "formatVersion", count, "Grows when a key changes its meaning or goes; now 1.",
          isRequired: true),
        SchemaKey(
          "result", choice(["fine", "drift", "error"]),
          "What 'check' found: drift alone, or mistakes in specs, templates or files of yours."),
        SchemaKey("files", list(of: reference("file")), "The files.", isRequired: true),
        diagnostics,
        SchemaKey(
          "edits", list(of: text), "Edits of generated files in the way, as unified diffs.",
          isRequired: true),
        SchemaKey(
          "notes", list(of: text), "What generated tests leave out, and why.", isRequired: true),
      ],
      definitions: [
        .init("file", file), .init("diagnostic", diagnostic), .init("note", note),
        .init("place", object(position(isRequired: true))),
      ])
  }

  private static let diagnostics = SchemaKey(
    "diagnostics", list(of: reference("diagnostic")), "Mistakes, in reading order.",
    isRequired: true)

  private static var file: JSONOutput {
    object([
      SchemaKey(
        "status", choice(Change.Status.allCases.map(\.rawValue)), "What becomes of it.",
        isRequired: true),
      SchemaKey("path", text, "Seen from the working directory.", isRequired: true),
      SchemaKey("diff", text, "The change as a unified diff."),
      SchemaKey("cause", reference("place"), "What in a spec makes 'check' find a difference."),
    ])
  }

  private static var diagnostic: JSONOutput {
    object(
      [
        SchemaKey("severity", choice(["error", "warning"]), "How bad it is.", isRequired: true),
        SchemaKey("id", text, "A stable name; see 'viper-gen explain'.", isRequired: true),
        SchemaKey("message", text, "What is wrong.", isRequired: true),
      ] + position(isRequired: false) + [
        SchemaKey("help", text, "What to do."),
        SchemaKey("notes", list(of: reference("note")), "The other half of a clash."),
      ])
  }

  private static var note: JSONOutput {
    object(
      [SchemaKey("message", text, "What stands there.", isRequired: true)]
        + position(isRequired: true))
  }

  private static func position(isRequired: Bool) -> [SchemaKey] {
    [SchemaKey("path", text, "The file.", isRequired: isRequired)]
      + ["line", "column", "endLine", "endColumn"].map {
        SchemaKey($0, count, "Counted from 1; columns in UTF-8 bytes.", isRequired: isRequired)
      }
  }
}
