import Foundation
import Testing

/// Whether the tests run under a sanitizer, which needs more time and stack.
package let isSanitized = ProcessInfo.processInfo.environment["VIPER_GEN_SANITIZED"] == "1"

/// The stack size of Dispatch's threads on Apple's systems, which must be enough in a debug build.
package let smallStackBytes = (512 << 10) * (isSanitized ? 8 : 1)

extension Trait where Self == ConditionTrait {
  /// For a test that measures time. Only the long run measures time, and only without a sanitizer.
  package static var measuresTime: Self {
    .enabled(
      if: runsLongTests && !isSanitized, "'.ci/run --long' measures time, without a sanitizer")
  }
}
