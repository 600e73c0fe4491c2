#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A TCP socket on the loopback address.
struct Socket: Sendable {
  let descriptor: Int32

  /// A socket that listens at a free port.
  static func listening() throws -> Socket {
    let socket = try make()
    let isBound = withAddress(port: 0) { bind(socket.descriptor, $0, $1) == 0 }
    guard isBound, listen(socket.descriptor, 16) == 0 else { throw Failure() }
    return socket
  }

  /// A socket that is connected to a port of this machine.
  static func connected(to port: UInt16) throws -> Socket {
    let socket = try make()
    guard withAddress(port: port, { connect(socket.descriptor, $0, $1) == 0 }) else {
      socket.close()
      throw Failure()
    }
    return socket
  }

  var port: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection; nil when there will be none.
  func next() -> Socket? {
    let connection = accept(descriptor, nil, nil)
    return connection < 0 ? nil : Socket(descriptor: connection)
  }

  func read() -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
      #else
        let count = rest.withUnsafeBytes {
          send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      #endif
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func close() {
    closeDescriptor(descriptor)
  }

  private struct Failure: Error {
    let reason = String(cString: strerror(errno))
  }

  private static func make() throws -> Socket {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
      var isOn: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #elseif canImport(Musl)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw Failure() }
    return Socket(descriptor: descriptor)
  }

  private static func withAddress(
    port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

// Inside the type its own method has that name.
private func closeDescriptor(_ descriptor: Int32) {
  close(descriptor)
}
