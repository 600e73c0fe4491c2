import ViperProject

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Watches everything that a run has read, and waits for changes.
final class FolderWatch {
  /// The quiet time to wait for, in milliseconds, because editors and Git write several files in a
  /// row.
  private static let silence: Int32 = 10
  /// The maximum number of quiet times to wait for.
  private static let patience = 30
  /// The maximum number of quiet waits while Git works. A killed Git process may leave its lock
  /// file behind.
  private static let trust = 500

  private let events: FolderEvents
  private let stop: Int32
  /// The standard output, which its reader may close; -1 if it is closed or the system doesn't
  /// report it.
  private let output: Int32
  private var missing: [String: Set<String>] = [:]
  private var unseen: Set<String> = []
  private var links: [String: Set<String>] = [:]

  init?(stop: Int32) {
    guard let events = FolderEvents() else { return nil }
    self.events = events
    self.stop = stop
    // macOS reports only the events that are asked for.
    var asked = [pollfd(fd: 1, events: Int16(POLLHUP), revents: 0)]
    let isKnown = poll(&asked, 1, 0) >= 0 && asked[0].revents & Int16(POLLNVAL) == 0
    output = isKnown ? 1 : -1
  }

  /// Watches everything that a run has read.
  ///
  /// - Returns: the newly watched folders, which may have changed since the run.
  func follow(_ disk: RecordingDisk) throws(DiskError) -> Set<String> {
    var new: Set<String> = []
    missing = [:]
    for folder in disk.folders where !events.isFollowed(folder) {
      var place = folder
      while !events.isFollowed(place), !place.isEmpty {
        switch events.add(place) {
        case .added:
          new.insert(place)
          // A folder that was missing may exist by now.
          place = folder
        case .missing: place = place == "/" ? "" : FilePath.folder(of: place)
        case .refused(let reason):
          throw DiskError(operation: "watch", path: place, reason: reason)
        }
      }
      if place != folder { missing[place, default: []].insert(folder) }
    }
    guard FolderEvents.followsFiles else {
      try followLinks(of: disk, new: &new)
      return new
    }
    unseen = []
    for file in disk.readFiles where !events.isFollowed(file) {
      switch events.add(file) {
      case .added: new.insert(FilePath.folder(of: file))
      case .missing, .refused: unseen.insert(FilePath.folder(of: file))
      }
    }
    return new
  }

  private func followLinks(of disk: RecordingDisk, new: inout Set<String>) throws(DiskError) {
    links = [:]
    for link in disk.links {
      guard let file = try disk.realPath(of: link) else { continue }
      links[file, default: []].insert(link)
      let folder = FilePath.folder(of: file)
      guard !events.isFollowed(folder) else { continue }
      if case .added = events.add(folder) { new.formUnion([folder, FilePath.folder(of: link)]) }
    }
  }

  /// Waits for a change, and then until nothing changes for a moment and Git has finished; nil if
  /// the user ended the run or closed the output.
  func wait(whileBusy isBusy: () -> Bool) -> FolderEvents.Places? {
    var changed = FolderEvents.Places(folders: unseen)
    var (steps, quiet) = (0, 0)
    repeat {
      var waiting = [
        pollfd(fd: events.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
        pollfd(fd: output, events: Int16(POLLHUP), revents: 0),
      ]
      let count = poll(&waiting, nfds_t(waiting.count), steps == 0 ? -1 : Self.silence)
      if waiting[1].revents != 0 { return nil }
      if waiting[2].revents & Int16(POLLERR | POLLHUP) != 0 { return nil }
      (steps, quiet) = (steps + 1, count == 0 ? quiet + 1 : 0)
      let new = events.take()
      changed.paths.formUnion(new.paths)
      for path in new.paths { changed.paths.formUnion(links[path] ?? []) }
      changed.folders.formUnion(new.folders)
      for (place, folders) in missing {
        if new.paths.contains(where: { FilePath.isInside($0, place) }) {
          changed.folders.formUnion(folders)
        }
      }
    } while isBusy() ? quiet < Self.trust : quiet == 0 && steps < Self.patience
    return changed
  }
}

/// Lets the user end a waiting run with `SIGINT` (Ctrl-C) or `SIGTERM`.
enum StopSignals {
  /// The pipe that signal handlers write to, because handlers may do little else.
  private static let pipe: (reader: Int32, writer: Int32)? = {
    var ends: [Int32] = [0, 0]
    guard systemPipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()

  /// A second signal ends the process.
  static func catchThem() -> Int32? {
    guard let pipe else { return nil }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      signal(number) { number in
        let code = errno
        signal(number, SIG_DFL)
        _ = write(StopSignals.pipe?.writer ?? -1, "x", 1)
        errno = code
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    return pipe.reader
  }
}

// Avoids the name of the property above.
private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
