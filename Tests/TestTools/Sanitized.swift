import Foundation
import Testing

/// Whether the tests run under a sanitizer, as `VIPER_GEN_SANITIZED=1` says: it takes time and stack of its own.
package let isSanitized = ProcessInfo.processInfo.environment["VIPER_GEN_SANITIZED"] == "1"

/// How many bytes of stack everything must do with in a debug build: what Dispatch's threads have on Apple's
/// systems.
package let smallStackBytes = (512 << 10) * (isSanitized ? 8 : 1)

extension Trait where Self == ConditionTrait {
  /// For a test of how long something takes: only the long run measures time, and never under a sanitizer,
  /// which slows work unevenly.
  package static var measuresTime: Self {
    .enabled(
      if: runsLongTests && !isSanitized, "'.ci/run --long' measures time, without a sanitizer")
  }
}
