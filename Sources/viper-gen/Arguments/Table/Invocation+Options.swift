import ViperCommandLine

/// The options that have a type of their own.
extension Invocation {
  var isDryRun: Bool { isSet(.dryRun) }
  var isForced: Bool { isSet(.force) }
  var isVerbose: Bool { isSet(.verbose) }
  /// What `--tests` or `--no-tests` says; nil if neither was given.
  var wantsTests: Bool? { flags[OptionSpec.tests.name] }
  var conflictPolicy: ConflictPolicy { typed(.onConflict) ?? .markers }
}
