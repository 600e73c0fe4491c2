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

/// The path without symbolic links, or nil if nothing is at the path.
package func pathWithoutLinks(_ path: String) -> String? {
  guard let pointer = realpath(path, nil) else { return nil }
  defer { free(pointer) }
  return String(cString: pointer)
}
