#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension PosixDisk {
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
}

/// - Returns: 0, or the code of the error.
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
  /// The number of the system call (`asm/unistd.h`). Not every C library has a function for it.
  private var renameat2: Int? {
    #if arch(x86_64)
      316
    #elseif arch(arm64)
      276
    #else
      nil
    #endif
  }

  /// `syscall` of the C library. Swift doesn't import functions with a variable number of
  /// arguments.
  @_silgen_name("syscall")
  private func systemCall(
    _ number: Int, _ folder: Int, _ path: UnsafePointer<CChar>, _ newFolder: Int,
    _ newPath: UnsafePointer<CChar>, _ flags: Int
  ) -> Int
#endif
