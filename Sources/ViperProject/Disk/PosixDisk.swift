import ViperText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The real file system. It uses POSIX calls, because Foundation would double the start-up time.
package struct PosixDisk: Disk {
  /// The maximum size of a file that is read, in bytes.
  package static let sizeLimit = 32 << 20

  /// The milliseconds before a run reports that it waits for another run.
  static let patience = 1000

  /// The function to call when a lock takes long.
  private let onWait: @Sendable (_ folder: String) -> Void

  package init(onWait: @escaping @Sendable (_ folder: String) -> Void = { _ in }) {
    self.onWait = onWait
  }

  /// The working directory, or `.` if it is unknown.
  package static var workingFolder: String {
    guard let pointer = getcwd(nil, 0) else { return "." }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  package func enter(_ folder: String) throws(DiskError) {
    try checkPath(folder, "enter")
    if chdir(folder) != 0 { throw failure("enter", folder) }
  }

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    try checkPath(path, "read")
    // O_NONBLOCK, because a pipe would block.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return try missing("read", path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure("read", path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw DiskError(operation: "read", path: path, reason: "it is a folder")
    case S_IFIFO: throw DiskError(operation: "read", path: path, reason: "it is a named pipe")
    default: throw DiskError(operation: "read", path: path, reason: "it isn't a regular file")
    }
    return try bytes(of: file, size: max(0, Int(status.st_size)), path: path)
  }

  private func bytes(of file: CInt, size: Int, path: String) throws(DiskError) -> [UInt8] {
    var result: [UInt8] = []
    // One byte more than the size, because then the first read finds the end.
    var capacity = size < Self.sizeLimit ? size + 1 : 0
    while capacity > 0 {
      var count = 0
      var code: CInt = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        repeat {
          count = systemRead(file, buffer.baseAddress, capacity)
        } while count < 0 && errno == EINTR
        code = errno
        initialized = max(0, count)
      }
      guard count >= 0 else { throw failure("read", path, code) }
      if count == 0 { return result }
      if result.isEmpty { result = chunk } else { result += chunk }
      if size > 0, count < capacity, result.count >= size { return result }
      // Files in /proc have the size 0, and other files may grow.
      capacity = min(max(result.count, 4096), Self.sizeLimit - result.count)
    }
    throw DiskError(
      operation: "read", path: path, reason: "it has more than \(Self.sizeLimit >> 20) MiB")
  }

  private func status(of path: String) throws(DiskError) -> stat? {
    try checkPath(path, "look at")
    var status = stat()
    return lstat(path, &status) == 0 ? status : try missing("look at", path)
  }

  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    guard let status = try status(of: path) else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  package func isExecutable(_ path: String) throws(DiskError) -> Bool {
    guard let status = try status(of: path), status.st_mode & S_IFMT == S_IFREG else {
      return false
    }
    return status.st_mode & 0o111 != 0
  }

  package func identity(of path: String) throws(DiskError) -> FileIdentity? {
    guard let status = try status(of: path) else { return nil }
    return FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    try checkPath(folder, "list")
    guard let stream = opendir(folder) else { return try missing("list", folder) }
    defer { closedir(stream) }
    var entries: [DiskEntry] = []
    // Only `errno` distinguishes an error from the end.
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." {
        errno = 0
        continue
      }
      entries.append(DiskEntry(name: name, kind: try kind(of: entry, named: name, in: folder)))
      errno = 0
    }
    guard errno == 0 else { throw failure("list", folder) }
    return entries.sorted { $0.name < $1.name }
  }

  /// Finds the kind of an entry, which some file systems don't list.
  private func kind(
    of entry: UnsafeMutablePointer<dirent>, named name: String, in folder: String
  ) throws(DiskError) -> DiskEntry.Kind {
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): try kind(of: folder + "/" + name) ?? .other
    default: .other
    }
  }

  package func isReadOnly(_ path: String) throws(DiskError) -> Bool {
    try checkPath(path, "look at")
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      return access(path, W_OK | X_OK) != 0 && errno != EROFS
    }
    // For a read-only disk, `write` reports a better error.
    return status.st_mode & 0o200 == 0 || (access(path, W_OK) != 0 && errno != EROFS)
  }

  package func realPath(of path: String) throws(DiskError) -> String? {
    try checkPath(path, "look at")
    guard let pointer = realpath(path, nil) else { return try missing("look at", path) }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  package func withLock<Value>(
    on folder: String, _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    try checkPath(folder, "open")
    while true {
      let file = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
      guard file >= 0 else {
        let isFolder = errno != ENOTDIR && errno != ENOENT
        throw isFolder ? failure("open", folder) : try notAFolder(folder)
      }
      defer { close(file) }
      lock(file, of: folder)
      // Another run may have replaced the folder while this run waited.
      var (mine, there) = (stat(), stat())
      guard fstat(file, &mine) == 0, stat(folder, &there) == 0,
        (mine.st_dev, mine.st_ino) == (there.st_dev, there.st_ino)
      else { continue }
      return try body()
    }
  }

  /// Locks a folder, unless its file system has no locks.
  private func lock(_ file: CInt, of folder: String) {
    var isWaiting = flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    for _ in 0..<Self.patience where isWaiting {
      usleep(1000)
      isWaiting = flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }
    if isWaiting {
      onWait(folder)
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
    }
  }

  private func notAFolder(_ path: String) throws(DiskError) -> DiskError {
    let reason =
      switch try kind(of: path) {
      case nil: "No such file or directory"
      case .link: "it is a symbolic link, but not to a folder"
      default: "it isn't a folder"
      }
    return DiskError(operation: "write to", path: path, reason: reason)
  }

  /// Throws for a NUL, because the system would cut the path there.
  func checkPath(_ path: String, _ operation: String) throws(DiskError) {
    guard path.utf8.contains(0) else { return }
    throw DiskError(
      operation: operation, path: showingControls(path), reason: "the path contains a NUL character"
    )
  }

  /// Throws the system's error, except for a missing file.
  private func missing<Value>(_ operation: String, _ path: String) throws(DiskError) -> Value? {
    guard errno == ENOENT || errno == ENOTDIR else { throw failure(operation, path) }
    return nil
  }

  func failure(_ operation: String, _ path: String, _ code: CInt? = nil) -> DiskError {
    let code = code ?? errno
    return DiskError(
      operation: operation, path: path, reason: String(cString: strerror(code)),
      isDenied: code == EACCES || code == EPERM)
  }
}

// The method above hides this function.
private func systemRead(_ file: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}
