import ViperCommands
import ViperProject

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Follows all that a run has looked at, and waits until something happens there.
final class FolderWatch {
  /// How long nothing must happen, in milliseconds: editors and Git write several files at once.
  private static let silence: Int32 = 10
  /// How long to wait for that at most, in such steps.
  private static let patience = 30
  /// How many of them may be silent while somebody is known to go on: what says so may be left of a killed process.
  private static let trust = 500

  private let events: FolderEvents
  private let stop: Int32
  /// What its reader may close; -1, which is never waited for, if it is closed or the system can't tell.
  private let output: Int32
  /// The folders that are not there, by the nearest one above that is.
  private var missing: [String: Set<String>] = [:]
  /// The folders with files that there are too many of to follow.
  private var unseen: Set<String> = []
  /// The links to files, by the path of the file itself.
  private var links: [String: Set<String>] = [:]

  /// Nil if the system has no means left for it.
  ///
  /// - Parameter stop: can be read once the user has had enough.
  init?(stop: Int32) {
    guard let events = FolderEvents() else { return nil }
    self.events = events
    self.stop = stop
    // A Mac tells of nothing that is not asked for.
    var asked = [pollfd(fd: 1, events: Int16(POLLHUP), revents: 0)]
    let isKnown = poll(&asked, 1, 0) >= 0 && asked[0].revents & Int16(POLLNVAL) == 0
    output = isKnown ? 1 : -1
  }

  /// Follows what a run has asked a disk for.
  ///
  /// - Returns: the folders that were not followed before, in which something may have happened since.
  func follow(_ disk: RecordingDisk) throws(DiskError) -> Set<String> {
    var new: Set<String> = []
    missing = [:]
    for folder in disk.folders where !events.isFollowed(folder) {
      var place = folder
      while !events.isFollowed(place), !place.isEmpty {
        switch events.add(place) {
        case .added:
          new.insert(place)
          // What was not there a moment ago may be by now.
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

  /// What a link leads to changes in the folder where that lies.
  private func followLinks(
    of disk: RecordingDisk, new: inout Set<String>
  ) throws(DiskError) {
    links = [:]
    for link in disk.links {
      guard let file = try disk.realPath(of: link) else { continue }
      links[file, default: []].insert(link)
      let folder = FilePath.folder(of: file)
      guard !events.isFollowed(folder) else { continue }
      if case .added = events.add(folder) { new.formUnion([folder, FilePath.folder(of: link)]) }
    }
  }

  /// Waits until something has happened and then nothing more for a moment.
  ///
  /// - Parameter isBusy: whether somebody is known to go on.
  /// - Returns: where that was; nil if the user or the reader of the output has gone.
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
