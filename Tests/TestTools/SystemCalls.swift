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

package func pause(seconds: Double) { usleep(UInt32(seconds * 1_000_000)) }

/// Returns whether the descriptor no longer waits when its pipe is full.
package func stopWaiting(on descriptor: Int32) -> Bool {
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
}

/// Returns whether there is a named pipe now.
package func makeNamedPipe(_ path: String) -> Bool { mkfifo(path, 0o600) == 0 }

/// Returns whether a file has the second name, too.
package func addName(_ path: String, _ other: String) -> Bool { link(path, other) == 0 }

/// Returns whether there is an empty file now, whose name need be no text.
package func makeFile(named name: [UInt8], in folder: String) -> Bool {
  let path = (Array(folder.utf8) + [UInt8(ascii: "/")] + name + [0]).map { CChar(bitPattern: $0) }
  let file = open(path, O_CREAT | O_WRONLY, 0o600)
  guard file >= 0 else { return false }
  return close(file) == 0
}

package struct FileStatus: Equatable {
  package let permissions: Int
  package let user: Int
  package let group: Int

  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    permissions = Int(status.st_mode & 0o777)
    (user, group) = (Int(status.st_uid), Int(status.st_gid))
  }
}

@discardableResult
package func setPermissions(_ permissions: Int, of path: String) -> Bool {
  chmod(path, mode_t(permissions)) == 0
}

package func setOwner(user: UInt32, group: UInt32, of path: String) -> Bool {
  chown(path, user, group) == 0
}

/// The processor time of this thread, in seconds.
package func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

package func runOnThread(
  stackSize size: Int, _ body: @escaping @convention(c) () -> Void
) -> Bool {
  var attributes = pthread_attr_t()
  guard pthread_attr_init(&attributes) == 0,
    pthread_attr_setstacksize(&attributes, size) == 0
  else { return false }
  defer { pthread_attr_destroy(&attributes) }
  let argument = unsafeBitCast(body, to: UnsafeMutableRawPointer.self)
  #if canImport(Glibc)
    var thread = pthread_t()
  #else
    var thread: pthread_t?
  #endif
  #if canImport(Darwin)
    let status = pthread_create(&thread, &attributes, { call($0) }, argument)
  #else
    let status = pthread_create(&thread, &attributes, { $0.flatMap(call) }, argument)
  #endif
  guard status == 0 else { return false }
  #if canImport(Glibc)
    return pthread_join(thread, nil) == 0
  #else
    return thread.map { pthread_join($0, nil) == 0 } ?? false
  #endif
}

private func call(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  unsafeBitCast(body, to: (@convention(c) () -> Void).self)()
  return nil
}
