import ViperProject

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Change events of folders: inotify on Linux, kqueue on Apple's systems.
///
/// kqueue reports only changed names for a folder, so on Apple's systems files are watched, too.
final class FolderEvents {
  /// Places that may have changed.
  struct Places {
    var paths: Set<String> = []
    var folders: Set<String> = []
  }

  enum Addition {
    case added, missing
    case refused(String)
  }

  let descriptor: Int32
  /// The watched paths by the system's number. Two paths may lead to one folder.
  private var paths: [Int32: Set<String>] = [:]
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

  /// Stops watching a path, because another folder may get this path. The system reports a deleted
  /// folder only after all programs have closed it.
  private func unfollow(_ path: String) {
    guard let number = numbers.removeValue(forKey: path) else { return }
    paths[number]?.remove(path)
    guard paths[number]?.isEmpty == true else { return }
    paths[number] = nil
    stop(number)
  }

  /// Stops watching everything in a folder that was moved. The system sends no events for the
  /// folders in it.
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

    func take() -> Places {
      var changed = Places()
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return changed }
        var offset = 0
        // Each event has a number, a kind, a cookie, and the length of the name that follows.
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
