import Foundation

/// Whether the long tests run, as in `.ci/run --long`: `VIPER_GEN_LONG=1`.
package let runsLongTests = ProcessInfo.processInfo.environment["VIPER_GEN_LONG"] == "1"
