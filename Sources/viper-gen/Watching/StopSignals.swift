#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets the user end a waiting run with `SIGINT` (Ctrl-C) or `SIGTERM`.
enum StopSignals {
  /// A signal handler may do little more than write to a pipe.
  private static let pipe: (reader: Int32, writer: Int32)? = {
    var ends: [Int32] = [0, 0]
    guard systemPipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()

  /// Catches the signals. The returned descriptor becomes readable when one arrives. A second
  /// signal ends the process.
  ///
  /// - Returns: nil if the system refuses.
  static func catchThem() -> Int32? {
    guard let pipe else { return nil }
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

// Avoids the name of the property above.
private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
