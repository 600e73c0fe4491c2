import Foundation

/// Whether the long tests run, as in `.ci/run --long`: `VIPER_GEN_LONG=1`.
package let runsLongTests = ProcessInfo.processInfo.environment["VIPER_GEN_LONG"] == "1"

/// All of many cases in the long run, each so-manyth in the short one.
package func casesToRun<Element>(_ all: [Element], every step: Int) -> [Element] {
  runsLongTests ? all : someOf(all, every: step)
}

/// Each so-manyth element, the last one included: what the short run takes of many cases.
package func someOf<Element>(_ all: [Element], every step: Int) -> [Element] {
  all.enumerated().filter { (all.count - 1 - $0.offset) % step == 0 }.map(\.element)
}
