#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The tests' calls of the system: `.ci/platforms/check` compiles this file for other platforms.

let measuresSpeed = getenv("VIPER_BENCHMARK") != nil

var isAdministrator: Bool { geteuid() == 0 }

/// A path without symbolic links; nil if nothing is there.
func pathWithoutLinks(_ path: String) -> String? {
  guard let pointer = realpath(path, nil) else { return nil }
  defer { free(pointer) }
  return String(cString: pointer)
}
