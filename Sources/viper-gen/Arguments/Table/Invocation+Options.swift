import ViperCommandLine

extension Invocation {
  var isDryRun: Bool { isSet(.dryRun) }
  var isForced: Bool { isSet(.force) }
  var isVerbose: Bool { isSet(.verbose) }
  var wantsTests: Bool? { flags[OptionSpec.tests.name] }
  var conflictPolicy: ConflictPolicy { typed(.onConflict) ?? .markers }
}
