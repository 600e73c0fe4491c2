import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct ScenarioTests {
  /// The short run ends after a third of the edits. The long run compiles the module and runs its tests after each step.
  @Test func aModuleIsLivedWith() throws {
    var module = try ScenarioModule()
    for step in ScenarioStep.all.prefix(runsLongTests ? .max : 10) {
      for edit in step.edits { try module.edit(edit) }
      try module.check(step)
      if runsLongTests, step.refusal == nil { try module.compile() }
    }
  }
}
