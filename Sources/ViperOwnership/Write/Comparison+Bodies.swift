import SwiftMerge
import ViperPipeline
import ViperProject

/// Bodies that move between generated files and owned files.
extension Comparison {
  /// The generated file of the same component.
  func part(beside file: RenderedFile) -> [UInt8]? {
    file.partner.flatMap { parts[$0] }.map(GeneratedMark.unmarked)
  }

  /// An owned file whose new stubs have the bodies of the generated file. If a spec no longer
  /// implements a member, the developer gets the last generated body.
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

  /// Notes new stubs whose former bodies only the build generated.
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

  /// A new owned file without the stubs of members that exist in other files of the folder.
  func withoutWritten(_ file: RenderedFile) throws(DiskError) -> RenderedFile {
    guard file.owner == .yours, case .unknown = file.base, file.path.hasSuffix(".swift"),
      let others = try sources?.all(before: file.bytes, at: file.path), !others.isEmpty
    else { return file }
    var file = file
    file.bytes = SwiftMerge.leavingOut(file.bytes, writtenIn: others.map(\.text))
    return file
  }

  /// The two versions of a merge, adjusted for bodies that move:
  ///
  /// - If a spec stops implementing a member, your file keeps the text it started with.
  /// - If a spec starts to implement a member that you wrote, the stub is left out.
  /// - An unedited body that came from the generated file may return there.
  /// - If you wrote a member before the spec or a Swift protocol asks for it, its stub is left out.
  func aligned(
    _ base: [UInt8], _ file: RenderedFile, with own: [UInt8]
  ) -> (base: [UInt8], theirs: [UInt8]) {
    guard file.path.hasSuffix(".swift") else { return (base, file.bytes) }
    let part = part(beside: file)
    let theirs = SwiftMerge.leavingOut(
      SwiftMerge.filled(file.bytes, from: base, beside: part), addedSince: base, writtenIn: own)
    var base = SwiftMerge.filled(base, from: theirs, where: .written(in: own))
    if let part { base = Self.returned(base, to: part, from: own) }
    return (base, theirs)
  }

  /// The base with unedited bodies that came from the generated file.
  static func returned(_ base: [UInt8], to part: [UInt8], from own: [UInt8]) -> [UInt8] {
    [part, nil].reduce(base) { base, beside in
      SwiftMerge.filled(base, from: part, where: .sameBody(in: own), beside: beside)
    }
  }
}
