#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

package enum WriteResult: Hashable, Sendable {
  case written
  /// The reader has closed the pipe, as `head` does. This isn't an error.
  case readerGone
  case failed(String)
}

/// Writes all bytes with `write(2)`. Continues after partial writes and signals, and waits for a
/// descriptor that doesn't block.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> WriteResult {
  var start = 0
  while start < bytes.count {
    let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      start += count
      continue
    }
    if count == 0 { return .failed("nothing was written") }
    switch errno {
    case EINTR: continue
    case EAGAIN:
      var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&wanted, 1, -1)
    case EPIPE: return .readerGone
    case let code: return .failed(String(cString: strerror(code)))
    }
  }
  return .written
}

/// Prepares the process for writing.
///
/// `SIGPIPE` is ignored, because a closed pipe must not end a run between two renames. A closed
/// standard stream is opened as a read-only `/dev/null`. If it stayed closed, the next opened file
/// would get its number and receive the output.
func prepareStandardStreams() {
  signal(SIGPIPE, SIG_IGN)
  for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
    _ = open("/dev/null", O_RDONLY)
  }
}

func endProcess(with code: ExitCode) -> Never { exit(code.rawValue) }

extension Environment {
  package static let process = Environment(
    variable: { name in getenv(name).map { String(cString: $0) } },
    isTerminal: { isatty($0) == 1 })
}
