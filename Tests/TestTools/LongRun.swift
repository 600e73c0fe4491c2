import Foundation
import Testing

/// Whether the long tests run, as in `.ci/run --long`: `VIPER_GEN_LONG=1`.
package let runsLongTests = ProcessInfo.processInfo.environment["VIPER_GEN_LONG"] == "1"

extension Trait where Self == ConditionTrait {
  /// For a test that takes more than a few seconds. Only `.ci/run --long` runs it.
  package static var long: Self {
    .enabled(if: runsLongTests, "'.ci/run --long' runs it")
  }
}

/// All cases in the long run, and every `step`-th case in the short run.
package func casesToRun<Element>(_ all: [Element], every step: Int) -> [Element] {
  runsLongTests ? all : someOf(all, every: step)
}

/// Every `step`-th element, including the last.
package func someOf<Element>(_ all: [Element], every step: Int) -> [Element] {
  all.enumerated().filter { (all.count - 1 - $0.offset) % step == 0 }.map(\.element)
}
