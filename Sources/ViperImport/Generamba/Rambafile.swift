import ViperText

/// What the `Rambafile` of a project says for all its modules.
enum Rambafile {
  static let name = "Rambafile"

  /// The prefix of the project's types; nil if nothing says so.
  static func prefix(
    in source: SourceText, into diagnostics: inout [Diagnostic]
  ) -> String? {
    do throws(DataFailure) {
      return try YAMLReader.read(source.bytes)["prefix"]?.text
    } catch {
      let place = SourceLocation(source: source, range: error.range)
      diagnostics.append(.badRambaspec(error.message, at: place))
      return nil
    }
  }
}
