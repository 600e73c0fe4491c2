import SwiftMerge
import ViperPipeline
import ViperProject

extension Comparison {
  /// The members that a spec moved from one file of the module to another.
  func movedBetweenFiles(
    besides file: RenderedFile, base: [UInt8], theirs: [UInt8]
  ) throws(DiskError) -> MembersMovedBetweenFiles {
    var moved = MembersMovedBetweenFiles()
    guard file.path.hasSuffix(".swift"), MembersMovedBetweenFiles.matters(from: base, to: theirs)
    else {
      return moved
    }
    let others = files.filter { $0.path != file.path && $0.path.hasSuffix(".swift") }
    for other in others {
      if case .rendered(let before) = other.base, other.owner == .yours {
        moved.add(before, other.bytes)
      } else if other.owner == .generated {
        moved.add(try generated(at: other.path) ?? [], other.bytes)
      }
    }
    // The component has no generated file any more.
    if let partner = file.partner, !others.contains(where: { $0.path == partner }) {
      moved.add(try generated(at: partner) ?? [], [])
    }
    return moved
  }

  /// The contents of a generated file on the disk.
  private func generated(at path: String) throws(DiskError) -> [UInt8]? {
    guard let text = try disk.read(path), GeneratedMark(reading: text) != nil else { return nil }
    return text
  }
}
