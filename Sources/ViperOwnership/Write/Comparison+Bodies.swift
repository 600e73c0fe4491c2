import SwiftMerge
import ViperPipeline
import ViperProject
import ViperText

/// Which bodies stand in files of yours: members come to the user, go back, and stay.
extension Comparison {
  /// What is generated beside a file of yours.
  func part(beside file: RenderedFile) -> [UInt8]? {
    file.partner.flatMap { parts[$0] }.map(GeneratedMark.unmarked)
  }

  /// A file of yours with the bodies that its new stubs had in the file that was generated beside it: a
  /// member that stops saying how it is done comes to the user as it was.
  func completed(_ file: RenderedFile) throws(DiskError) -> RenderedFile {
    guard let partner = file.partner else { return file }
    if case .rendered(let base) = file.base, base == file.bytes { return file }
    guard let bytes = try disk.read(partner), GeneratedMark(reading: bytes) != nil else {
      return file
    }
    var file = file
    file.bytes = SwiftMerge.filled(
      file.bytes, from: GeneratedMark.unmarked(bytes), beside: part(beside: file))
    return file
  }

  /// Notes the members that come to a file of yours as stubs, whose bodies, if they had any, only the build
  /// has made.
  mutating func noteBuiltBodies(of file: RenderedFile) {
    guard isBuilt, file.owner == .yours, file.partner != nil, case .rendered(let base) = file.base,
      base != file.bytes
    else { return }
    let known = Set((SwiftMerge.members(in: base) ?? []).map(\.name))
    let stubs = (SwiftMerge.members(in: file.bytes) ?? [])
      .filter { $0.isStub && !known.contains($0.name) }
    guard !stubs.isEmpty else { return }
    changeSet.leftToDo.append(.builtBody(display(file.path), of: stubs.map(\.name)))
  }

  /// A new file of yours without the stubs of what the user has written elsewhere in the folder.
  func withoutWritten(_ file: RenderedFile) throws(DiskError) -> RenderedFile {
    guard file.owner == .yours, case .unknown = file.base, file.path.hasSuffix(".swift"),
      let others = try sources?.all(before: file.bytes, at: file.path), !others.isEmpty
    else { return file }
    var file = file
    file.bytes = SwiftMerge.leavingOut(file.bytes, writtenIn: others.map(\.text))
    return file
  }

  /// Both texts of a merge, such that the user keeps the bodies that are the user's:
  ///
  /// - a member that stops saying how it is done keeps the text that it started with;
  /// - of one that begins to, the text is of no use where the user has written it;
  /// - a body that came from what is generated beside the file, and that nobody has touched, may go
  ///   back there.
  func aligned(
    _ base: [UInt8], _ file: RenderedFile, with own: [UInt8]
  ) -> (base: [UInt8], theirs: [UInt8]) {
    guard file.path.hasSuffix(".swift") else { return (base, file.bytes) }
    let part = part(beside: file)
    let theirs = SwiftMerge.filled(file.bytes, from: base, beside: part)
    var base = SwiftMerge.filled(base, from: theirs, where: .written(in: own))
    if let part { base = Self.returned(base, to: part, from: own) }
    return (base, theirs)
  }

  /// A base with the bodies that the user has from what is generated now, and has not changed: as they are
  /// there, and as they came.
  static func returned(_ base: [UInt8], to part: [UInt8], from own: [UInt8]) -> [UInt8] {
    [part, nil].reduce(base) { base, beside in
      SwiftMerge.filled(base, from: part, where: .sameBody(in: own), beside: beside)
    }
  }
}
