#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension PosixDisk {
  @discardableResult
  package func makeFolder(_ path: String) throws(DiskError) -> Bool {
    try checkPath(path, "make folder")
    if mkdir(path, 0o777) == 0 { return true }
    switch errno {
    case EEXIST:
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw DiskError(operation: "make folder", path: path, reason: "a file has this name")
      }
      return false
    case ENOENT:
      let parent = FilePath.folder(of: path)
      guard parent != path, !parent.isEmpty else { throw failure("make folder", path) }
      try makeFolder(parent)
      if mkdir(path, 0o777) == 0 { return true }
      guard errno == EEXIST else { throw failure("make folder", path) }
      return false
    default: throw failure("make folder", path)
    }
  }

  package func write(_ bytes: [UInt8], to path: String, modeledOn model: String?) throws(DiskError)
  {
    try checkPath(path, "write")
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw failure("write", path) }
    do throws(DiskError) {
      try fill(file, with: bytes, path: path)
      if let model { try copyPermissions(of: model, to: file) }
    } catch {
      close(file)
      throw error
    }
    // Network file systems report a full disk here.
    guard close(file) == 0 || errno == EINTR else { throw failure("write", path) }
  }

  private func fill(_ file: CInt, with bytes: [UInt8], path: String) throws(DiskError) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure("write", path)
      }
      offset += count
    }
  }

  private func copyPermissions(of model: String, to file: CInt) throws(DiskError) {
    var status = stat()
    guard stat(model, &status) == 0 else { return }
    // Only root may change the owner. The mode is set later, because a new owner removes special
    // bits.
    if geteuid() == 0 { _ = fchown(file, status.st_uid, status.st_gid) }
    guard fchmod(file, status.st_mode & 0o7777) == 0 else {
      throw failure("keep the permissions of", model)
    }
  }

  package func rename(_ path: String, to newPath: String) throws(DiskError) {
    try checkPath(newPath, "write")
    // If both paths are the same file, only its name changes.
    if keepsIdentity(newPath), try identity(of: path) != identity(of: newPath) {
      guard let bytes = try read(path) else { throw failure("write", newPath, ENOENT) }
      try overwrite(newPath, with: bytes)
      return try remove(path)
    }
    guard systemRename(path, newPath) == 0 else { throw failure("write", newPath) }
  }

  package func place(
    _ path: String, at newPath: String, _ mode: RenameMode
  ) throws(DiskError) -> Bool {
    try checkPath(newPath, "write")
    if mode == .exchange, keepsIdentity(newPath) { return false }
    let code = systemPlace(path, newPath, mode)
    switch code {
    case 0: return true
    case EEXIST, ENOENT: return false
    // Not possible with this kernel, file system, device or container.
    case EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, EXDEV, EPERM: return false
    default: throw failure("write", newPath, code)
    }
  }

  /// Whether a new file can't replace a file, because the file has hard links or an owner that this
  /// process can't set.
  func keepsIdentity(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return status.st_nlink > 1 || (status.st_uid != geteuid() && geteuid() != 0)
  }

  /// Overwrites a file in place, because a rename would change its identity. A killed run could
  /// leave a mixture.
  private func overwrite(_ path: String, with bytes: [UInt8]) throws(DiskError) {
    let file = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { throw failure("write", path) }
    defer { close(file) }
    try fill(file, with: bytes, path: path)
    guard ftruncate(file, off_t(bytes.count)) == 0 else { throw failure("write", path) }
  }

  package func remove(_ path: String) throws(DiskError) {
    try checkPath(path, "remove")
    guard unlink(path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
    let code = errno
    // For a folder, Linux returns EISDIR and Darwin EPERM. EPERM may also mean a missing
    // permission.
    guard code == EISDIR || code == EPERM else { throw failure("remove", path, code) }
    guard rmdir(path) != 0 else { return }
    throw failure("remove", path, errno == ENOTDIR ? code : errno)
  }
}

// The methods above hide these functions.
private func systemWrite(_ file: CInt, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}

private func systemRename(_ path: String, _ newPath: String) -> CInt { rename(path, newPath) }

private func systemPlace(_ path: String, _ newPath: String, _ mode: RenameMode) -> CInt {
  #if canImport(Darwin)
    let flags = mode == .new ? RENAME_EXCL : RENAME_SWAP
    return renamex_np(path, newPath, UInt32(flags)) == 0 ? 0 : errno
  #else
    guard let number = renameat2 else { return ENOSYS }
    let (here, flags) = (Int(AT_FDCWD), mode == .new ? 1 : 2)
    return systemCall(number, here, path, here, newPath, flags) == 0 ? 0 : errno
  #endif
}

#if !canImport(Darwin)
  /// The number of the system call (`asm/unistd.h`), because not every C library has a function for
  /// it.
  private var renameat2: Int? {
    #if arch(x86_64)
      316
    #elseif arch(arm64)
      276
    #else
      nil
    #endif
  }

  /// Calls `syscall` of the C library, because Swift doesn't import variadic functions.
  @_silgen_name("syscall")
  private func systemCall(
    _ number: Int, _ folder: Int, _ path: UnsafePointer<CChar>, _ newFolder: Int,
    _ newPath: UnsafePointer<CChar>, _ flags: Int
  ) -> Int
#endif
