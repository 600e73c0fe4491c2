import ViperGeneration
import ViperProject

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system tells of folders: inotify on Linux, kqueue on Apple's systems.
///
/// kqueue says of a folder only that its names have changed. So on Apple's systems files are followed, too.
final class FolderEvents {
  enum Addition {
    case added, missing
    /// The system's own reason.
    case refused(String)
  }

  /// Can be read when something has happened.
  let descriptor: Int32
  /// What is followed, by the system's number for it: two paths may lead to one folder.
  private var paths: [Int32: Set<String>] = [:]
  /// All that is followed.
  private(set) var followed: Set<String> = []

  deinit {
    #if canImport(Darwin)
      for file in paths.keys { close(file) }
    #endif
    close(descriptor)
  }

  func add(_ path: String) -> Addition {
    let number = open(path)
    guard number >= 0 else {
      return switch errno {
      // Where nobody may look, or a link leads in a circle, there is nothing to be seen.
      case ENOENT, ENOTDIR, EACCES, ELOOP: .missing
      default: .refused(String(cString: strerror(errno)))
      }
    }
    paths[number, default: []].insert(path)
    followed.insert(path)
    return .added
  }

  private func forget(_ number: Int32) {
    followed.subtract(paths[number] ?? [])
    paths[number] = nil
  }

  #if canImport(Darwin)
    static let followsFiles = true

    init?() {
      descriptor = kqueue()
      guard descriptor >= 0 else { return nil }
      // A shell's limit is 256.
      var limit = rlimit()
      if getrlimit(RLIMIT_NOFILE, &limit) == 0 {
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 10_240))
        _ = setrlimit(RLIMIT_NOFILE, &limit)
      }
    }

    private func open(_ path: String) -> Int32 {
      let file = Darwin.open(path, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else { return -1 }
      let kinds = NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME
      var event = kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(kinds), data: 0, udata: nil)
      guard kevent(descriptor, &event, 1, nil, 0, nil) == 0 else {
        let code = errno
        close(file)
        errno = code
        return -1
      }
      return file
    }

    /// Takes the places of which something was told; what is gone is followed no more.
    func take() -> RememberingDisk.Places {
      var changed = RememberingDisk.Places()
      var event = kevent()
      var none = timespec()
      while kevent(descriptor, nil, 0, &event, 1, &none) == 1 {
        let file = Int32(truncatingIfNeeded: event.ident)
        changed.paths.formUnion(paths[file] ?? [])
        changed.folders.formUnion(paths[file] ?? [])
        if event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME) != 0 {
          forget(file)
          close(file)
        }
      }
      return changed
    }
  #else
    static let followsFiles = false

    init?() {
      descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
    }

    private func open(_ path: String) -> Int32 {
      let kinds =
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ONLYDIR
      return inotify_add_watch(descriptor, path, UInt32(kinds))
    }

    /// Takes the places of which something was told; what is gone is followed no more.
    func take() -> RememberingDisk.Places {
      var changed = RememberingDisk.Places()
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return changed }
        var offset = 0
        // The number, what happened, a cookie, and the length of the name behind them.
        while offset + 16 <= count {
          let (number, kind, length) = buffer.withUnsafeBytes { bytes in
            (
              bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self),
              bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
              Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
            )
          }
          let name = buffer[offset + 16..<min(count, offset + 16 + length)].prefix { $0 != 0 }
          offset += 16 + length
          if kind & UInt32(IN_Q_OVERFLOW) != 0 { changed.folders.formUnion(followed) }
          for path in paths[number] ?? [] {
            changed.paths.insert(FilePath.join(path, String(decoding: name, as: UTF8.self)))
          }
          if kind & UInt32(IN_MOVE_SELF) != 0 { _ = inotify_rm_watch(descriptor, number) }
          if kind & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 { forget(number) }
        }
      }
    }
  #endif
}
