import SwiftMerge
import ViperPipeline
import ViperProject

/// Bodies that move between generated files and owned files.
extension Comparison {
  func part(beside file: RenderedFile) -> [UInt8]? {
    file.partner.flatMap { parts[$0] }.map(GeneratedMark.unmarked)
  }

  /// Fills the new stubs of an owned file with the bodies of the generated file. If a spec no
  /// longer implements a member, the developer gets the last generated body.
  func completed(_ file: RenderedFile) throws(DiskError) -> RenderedFile {
    guard let partner = file.partner else { return file }
    if file.base == file.bytes { return file }
    guard let bytes = try disk.read(partner), GeneratedMark(reading: bytes) != nil else {
      return file
    }
    var file = file
    file.bytes = SwiftMerge.filled(
      file.bytes, from: GeneratedMark.unmarked(bytes), beside: part(beside: file))
    return file
  }

  /// Notes new stubs whose former bodies only the build generated.
  mutating func noteBuiltBodies(of file: RenderedFile) {
    guard isBuilt, file.owner == .yours, file.partner != nil, let base = file.base,
      base != file.bytes
    else { return }
    let known = Set((SwiftMerge.members(in: base) ?? []).map(\.name))
    let stubs = (SwiftMerge.members(in: file.bytes) ?? [])
      .filter { $0.isStub && !known.contains($0.name) }
    guard !stubs.isEmpty else { return }
    changeSet.leftToDo.append(.builtBody(display(file.path), of: stubs.map(\.name)))
  }

  /// Removes the stubs of members that exist in other files of the folder from a new owned file.
  func withoutWritten(_ file: RenderedFile) throws(DiskError) -> RenderedFile {
    guard file.owner == .yours, file.base == nil, file.path.hasSuffix(".swift"),
      let others = try sources?.all(before: file.bytes, at: file.path), !others.isEmpty
    else { return file }
    var file = file
    file.bytes = SwiftMerge.leavingOut(file.bytes, writtenIn: others.map(\.text))
    return file
  }

  /// Adjusts the base and the new version of a merge for bodies that move:
  ///
  /// - If a spec stops implementing a member, your file keeps the text it started with.
  /// - If a spec starts to implement a member that you wrote, the stub is left out.
  /// - An unedited body that came from the generated file may return there.
  /// - Places to write code, such as the comment where a view is drawn, are only for new files.
  /// - If you wrote a member before the spec or a Swift protocol asks for it, its stub is left out.
  func aligned(
    _ base: [UInt8], _ file: RenderedFile, with own: [UInt8]
  ) -> (base: [UInt8], theirs: [UInt8]) {
    guard file.path.hasSuffix(".swift") else { return (base, file.bytes) }
    let part = part(beside: file)
    let new = SwiftMerge.withoutPlaceholders(file.bytes, addedSince: base)
    let theirs = SwiftMerge.leavingOut(
      SwiftMerge.filled(new, from: base, beside: part), addedSince: base, writtenIn: own)
    var base = SwiftMerge.filled(base, from: theirs, where: .written(in: own))
    if let part { base = Self.returned(base, to: part, from: own) }
    return (base, theirs)
  }

  /// Fills the base with unedited bodies from the generated file.
  static func returned(_ base: [UInt8], to part: [UInt8], from own: [UInt8]) -> [UInt8] {
    [part, nil].reduce(base) { base, beside in
      SwiftMerge.filled(base, from: part, where: .sameBody(in: own), beside: beside)
    }
  }

  func movedBetweenFiles(
    besides file: RenderedFile, base: [UInt8], theirs: [UInt8]
  ) throws(DiskError) -> MembersMovedBetweenFiles {
    var moved = MembersMovedBetweenFiles()
    guard file.path.hasSuffix(".swift"), MembersMovedBetweenFiles.matters(from: base, to: theirs)
    else { return moved }
    let others = files.filter { $0.path != file.path && $0.path.hasSuffix(".swift") }
    for other in others {
      if let before = other.base, other.owner == .yours {
        moved.add(before, other.bytes)
      } else if other.owner == .generated {
        moved.add(try generated(at: other.path) ?? [], other.bytes)
      }
    }
    // The component has no generated file anymore.
    if let partner = file.partner, !others.contains(where: { $0.path == partner }) {
      moved.add(try generated(at: partner) ?? [], [])
    }
    return moved
  }

  private func generated(at path: String) throws(DiskError) -> [UInt8]? {
    guard let text = try disk.read(path), GeneratedMark(reading: text) != nil else { return nil }
    return text
  }
}
