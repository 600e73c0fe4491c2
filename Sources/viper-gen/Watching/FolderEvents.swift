import ViperCommands
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
  /// Where something may have changed.
  struct Places {
    /// Files, or folders as a whole.
    var paths: Set<String> = []
    /// Folders, with all that lies directly in them.
    var folders: Set<String> = []
  }

  enum Addition {
    case added, missing
    /// The system's own reason.
    case refused(String)
  }

  /// Can be read when something has happened.
  let descriptor: Int32
  /// What is followed, by the system's number for it: two paths may lead to one folder.
  private var paths: [Int32: Set<String>] = [:]
  /// The same the other way round.
  private var numbers: [String: Int32] = [:]

  func isFollowed(_ path: String) -> Bool { numbers[path] != nil }

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
    numbers[path] = number
    return .added
  }

  private func forget(_ number: Int32) {
    for path in paths.removeValue(forKey: number) ?? [] { numbers[path] = nil }
  }

  /// Follows a path no more: another folder may stand there next. The system tells of a folder's end only when
  /// nobody has it open, or works in it.
  private func unfollow(_ path: String) {
    guard let number = numbers.removeValue(forKey: path) else { return }
    paths[number]?.remove(path)
    guard paths[number]?.isEmpty == true else { return }
    paths[number] = nil
    stop(number)
  }

  /// The same for all that lies in a folder that was moved: nobody tells those folders.
  private func unfollowAll(in folder: String) {
    for path in Array(numbers.keys) where FilePath.isInside(path, folder) { unfollow(path) }
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

    private func stop(_ file: Int32) { close(file) }

    /// Takes the places of which something was told; what is gone is followed no more.
    func take() -> Places {
      var changed = Places()
      var event = kevent()
      var none = timespec()
      while kevent(descriptor, nil, 0, &event, 1, &none) == 1 {
        let file = Int32(truncatingIfNeeded: event.ident)
        let told = paths[file] ?? []
        changed.paths.formUnion(told)
        changed.folders.formUnion(told)
        if event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME) != 0 {
          for path in told { unfollowAll(in: path) }
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

    private func stop(_ number: Int32) { _ = inotify_rm_watch(descriptor, number) }

    /// Takes the places of which something was told; what is gone is followed no more.
    func take() -> Places {
      var changed = Places()
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
          if kind & UInt32(IN_Q_OVERFLOW) != 0 {
            changed.folders.formUnion(numbers.keys)
            unfollowAll(in: "/")
          }
          for path in paths[number] ?? [] {
            let place = FilePath.join(path, String(decoding: name, as: UTF8.self))
            changed.paths.insert(place)
            if kind & UInt32(IN_DELETE) != 0 { unfollow(place) }
            let isMoved = kind & UInt32(IN_MOVED_FROM) != 0 && kind & UInt32(IN_ISDIR) != 0
            if isMoved { unfollowAll(in: place) }
            if kind & UInt32(IN_MOVE_SELF) != 0 { unfollowAll(in: path) }
          }
          if kind & UInt32(IN_IGNORED) != 0 { forget(number) }
        }
      }
    }
  #endif
}
