import TestTools
import Testing

/// Somebody lives with a module for thirty edits: nothing of theirs is lost, and each time the module is
/// as its spec says.
@Suite(.serialized, .processesInTurn) struct ScenarioTests {
  /// Compiled and tested after each step in a long run, otherwise at the end.
  @Test func aModuleIsLivedWith() throws {
    var module = try ScenarioModule()
    for step in ScenarioStep.all {
      for edit in step.edits { try module.edit(edit) }
      try module.check(step)
      if runsLongTests, step.refusal == nil { try module.compile() }
    }
    if !runsLongTests { try module.compile() }
  }
}
