#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The tests' calls of the system: `.ci/platforms/check` compiles this file for other platforms.

package var isAdministrator: Bool { geteuid() == 0 }

package func endProcess(_ identifier: Int32) { kill(identifier, SIGKILL) }

/// A path without symbolic links, as a process sees its working folder; nil if nothing is there.
package func pathWithoutLinks(_ path: String) -> String? {
  guard let pointer = realpath(path, nil) else { return nil }
  defer { free(pointer) }
  return String(cString: pointer)
}
