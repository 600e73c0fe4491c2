#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How writing to a descriptor ended.
package enum WriteResult: Hashable, Sendable {
  case written
  /// The reader has gone, as `head` does: nothing to complain about.
  case readerGone
  case failed(String)
}

/// Writes all bytes with `write(2)`: goes on after a partial write or a signal, waits where the
/// descriptor does not block.
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

/// Makes the process safe to write from.
///
/// A reader that goes away must not kill a run between two renames, so `SIGPIPE` is ignored. And a
/// standard stream that the caller has closed is pointed at `/dev/null`: else the first file opened
/// would get its number, and the output would be written into that file. It can only be read, so that
/// a result that has nowhere to go is an error.
func prepareStandardStreams() {
  signal(SIGPIPE, SIG_IGN)
  for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
    _ = open("/dev/null", O_RDONLY)
  }
}
