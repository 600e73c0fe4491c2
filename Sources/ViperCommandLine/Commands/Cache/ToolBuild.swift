#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The id of this build of viper-gen. A new build ignores the caches of older builds.
enum ToolBuild {
  /// The version, and the program file's inode, size and times. Reading the whole file would take
  /// longer than most runs. Nil if the system doesn't provide these values.
  static let current: String? = {
    guard let path = programPath else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    let numbers =
      [Int(status.st_ino), Int(status.st_size)] + times.flatMap { [Int($0.tv_sec), $0.tv_nsec] }
    return Version.current + " " + numbers.map { String($0) }.joined(separator: " ")
  }()

  private static var programPath: String? {
    #if canImport(Darwin)
      var image = Dl_info()
      return dladdr(#dsohandle, &image) != 0 ? image.dli_fname.map { String(cString: $0) } : nil
    #else
      return "/proc/self/exe"
    #endif
  }
}
