import Foundation
import Testing

/// Whether the long tests run, as in `.ci/run --long`: `VIPER_GEN_LONG=1`.
package let runsLongTests = ProcessInfo.processInfo.environment["VIPER_GEN_LONG"] == "1"

extension Trait where Self == ConditionTrait {
  /// For a test that takes more than a few seconds: `.ci/run --long` runs it, and every other run reports
  /// that it is skipped and why.
  package static var long: Self {
    .enabled(if: runsLongTests, "'.ci/run --long' runs it")
  }
}

/// All of many cases in the long run, each so-manyth in the short one.
package func casesToRun<Element>(_ all: [Element], every step: Int) -> [Element] {
  runsLongTests ? all : someOf(all, every: step)
}

/// Each so-manyth element, the last one included: what the short run takes of many cases.
package func someOf<Element>(_ all: [Element], every step: Int) -> [Element] {
  all.enumerated().filter { (all.count - 1 - $0.offset) % step == 0 }.map(\.element)
}
