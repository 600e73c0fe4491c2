import SwiftMerge
import ViperOwnership
import ViperPlan
import ViperProject

/// The number of stubs in each type. Each shared folder is read once.
struct StubCounts {
  private let disk: any Disk
  private let needs: NeededFolders
  /// By folders, then by type.
  private var ofFolders: [[String]: [String: Int]] = [:]

  init(disk: any Disk, needs: NeededFolders) {
    (self.disk, self.needs) = (disk, needs)
  }

  /// The number of stubs in some types of a module.
  mutating func count(in files: [PlannedFile], of types: Set<String>) throws(DiskError) -> Int {
    let sources = ModuleSources(disk: disk, needs: needs, of: files)
    var counts = try counts(in: sources.folders)
    // Owned files outside of the module's folders.
    for path in sources.others { counts.merge(try self.counts(inFile: path), uniquingKeysWith: +) }
    return types.reduce(0) { $0 + (counts[$1] ?? 0) }
  }

  private mutating func counts(in folders: [String]) throws(DiskError) -> [String: Int] {
    if let known = ofFolders[folders] { return known }
    let sources = ModuleSources(disk: disk, needs: needs, folders: folders)
    var counts: [String: Int] = [:]
    for path in try sources.paths() {
      counts.merge(try self.counts(inFile: path), uniquingKeysWith: +)
    }
    ofFolders[folders] = counts
    return counts
  }

  private func counts(inFile path: String) throws(DiskError) -> [String: Int] {
    var counts: [String: Int] = [:]
    for source in try ModuleSources(disk: disk, needs: needs, folders: [], others: [path]).all() {
      for member in SwiftMerge.members(in: source.text) ?? [] where member.isStub {
        counts[member.owner, default: 0] += 1
      }
    }
    return counts
  }
}
