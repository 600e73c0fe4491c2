#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The tests' calls of the system: `.ci/platforms/check` compiles this file for other platforms.

func pause(seconds: Double) { usleep(UInt32(seconds * 1_000_000)) }

/// Returns whether the descriptor no longer waits when its pipe is full.
func stopWaiting(on descriptor: Int32) -> Bool {
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
}

/// Returns whether there is a named pipe now.
func makeNamedPipe(_ path: String) -> Bool { mkfifo(path, 0o600) == 0 }

/// Returns whether a file has the second name, too.
func addName(_ path: String, _ other: String) -> Bool { link(path, other) == 0 }

/// Returns whether there is an empty file now, whose name need be no text.
func makeFile(named name: [UInt8], in folder: String) -> Bool {
  let path = (Array(folder.utf8) + [UInt8(ascii: "/")] + name + [0]).map { CChar(bitPattern: $0) }
  let file = open(path, O_CREAT | O_WRONLY, 0o600)
  guard file >= 0 else { return false }
  return close(file) == 0
}

struct FileStatus: Equatable {
  let permissions: Int
  let user: Int
  let group: Int

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    permissions = Int(status.st_mode & 0o777)
    (user, group) = (Int(status.st_uid), Int(status.st_gid))
  }
}

@discardableResult
func setPermissions(_ permissions: Int, of path: String) -> Bool {
  chmod(path, mode_t(permissions)) == 0
}

func setOwner(user: UInt32, group: UInt32, of path: String) -> Bool {
  chown(path, user, group) == 0
}
