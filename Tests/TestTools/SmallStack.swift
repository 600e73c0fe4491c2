import Foundation

/// How many bytes of stack everything must do with in a debug build: what Dispatch's threads have on Apple's
/// systems. Under a sanitizer, which `VIPER_GEN_SANITIZED=1` says, a call takes several times as many.
package let smallStackBytes =
  (512 << 10) * (ProcessInfo.processInfo.environment["VIPER_GEN_SANITIZED"] == "1" ? 8 : 1)
