#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets a run that waits be ended by the user: `SIGINT` (Ctrl-C) and `SIGTERM`.
enum StopSignals {
  /// A pipe, since little else may be done when a signal comes.
  private static let pipe: (reader: Int32, writer: Int32)? = {
    var ends: [Int32] = [0, 0]
    guard systemPipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()

  /// From now on such a signal ends nothing, and the descriptor can be read once one came. A second one
  /// ends the process at once.
  ///
  /// - Returns: nil if the system refuses.
  static func catchThem() -> Int32? {
    guard let pipe else { return nil }
    // Who started the process may have held them back.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      signal(number) { number in
        let code = errno
        signal(number, SIG_DFL)
        _ = write(StopSignals.pipe?.writer ?? -1, "x", 1)
        errno = code
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    return pipe.reader
  }
}

// The call whose name a property above has, too.
private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
