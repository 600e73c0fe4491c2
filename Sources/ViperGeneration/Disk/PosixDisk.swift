#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The real file system, by POSIX calls: Foundation would double the start-up time.
package struct PosixDisk: Disk {
  package init() {}

  /// The working directory, or `.` if the system won't say.
  package static var workingFolder: String {
    guard let pointer = getcwd(nil, 0) else { return "." }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure("read", path)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure("read", path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw DiskError(operation: "read", path: path, reason: "it is a folder")
    }
    return try bytes(of: file, size: max(0, Int(status.st_size)), path: path)
  }

  private func bytes(
    of file: CInt, size: Int, path: String
  ) throws(DiskError) -> [UInt8] {
    var result: [UInt8] = []
    var code: CInt = 0
    // One byte more than the size, so that the first read sees the end of the file.
    var capacity = size + 1
    while true {
      var count = 0
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
      if count < capacity, result.count >= size { return result }
      capacity = max(capacity, 4096)
    }
  }

  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure("look at", path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    guard let stream = opendir(folder) else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure("list", folder)
    }
    defer { closedir(stream) }
    var entries: [DiskEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      entries.append(DiskEntry(name: name, kind: try kind(of: entry, named: name, in: folder)))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// The kind that the directory tells, or for file systems that don't tell, what `lstat` says.
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

  package func makeFolder(_ path: String) throws(DiskError) {
    guard mkdir(path, 0o777) != 0 else { return }
    switch errno {
    case EEXIST:
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw DiskError(operation: "make folder", path: path, reason: "a file has that name")
      }
    case ENOENT:
      let parent = FilePath.folder(of: path)
      guard parent != path, !parent.isEmpty else { throw failure("make folder", path) }
      try makeFolder(parent)
      guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure("make folder", path) }
    default: throw failure("make folder", path)
    }
  }

  package func write(
    _ bytes: [UInt8], to path: String, modeledOn model: String
  ) throws(DiskError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure("write", path) }
    defer { close(file) }
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure("write", path)
      }
      offset += count
    }
    var status = stat()
    if stat(model, &status) == 0 {
      guard fchmod(file, status.st_mode & 0o7777) == 0 else {
        throw failure("keep the permissions of", model)
      }
    }
  }

  package func rename(_ path: String, to newPath: String) throws(DiskError) {
    guard systemRename(path, newPath) == 0 else { throw failure("write", newPath) }
  }

  package func remove(_ path: String) throws(DiskError) {
    guard unlink(path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
    // Linux says EISDIR for a folder, Darwin EPERM.
    guard errno == EISDIR || errno == EPERM, rmdir(path) == 0 else {
      throw failure("remove", path)
    }
  }

  package func withLock<Value>(
    on folder: String, _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure("open", folder) }
    defer { close(file) }
    // A file system without locks (some network ones) is used without one.
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }

  private func failure(_ operation: String, _ path: String, _ code: CInt? = nil) -> DiskError {
    DiskError(operation: operation, path: path, reason: String(cString: strerror(code ?? errno)))
  }
}

// The calls whose names the methods above have too.
private func systemRead(_ file: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func systemWrite(_ file: CInt, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}

private func systemRename(_ path: String, _ newPath: String) -> CInt {
  rename(path, newPath)
}
