#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The tests' calls of the system: `.ci/platforms/check` compiles this file for other platforms.

let measuresSpeed = getenv("VIPER_BENCHMARK") != nil
