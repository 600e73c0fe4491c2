import SwiftLayout
import ViperText

/// Merges two changes of a Swift file, declaration by declaration.
///
/// Lines alone don't show that a method moved, a parameter list grew or a stub was filled. So
/// declarations are matched by signature, and each declaration is merged by itself:
///
/// - The user's order stays. Additions follow their neighbors in theirs.
/// - Each part and each parameter of a signature is merged by itself.
/// - A filled stub stays filled, even if its signature changes.
/// - A declaration that the spec removes is removed if unedited. If not, the declaration is
///   reported.
/// - A declaration that the user deleted stays deleted. It is reported if the spec changes it.
///
/// If git merges cleanly, with the same declarations, its result is used. If a file can't be read
/// as Swift, or the user would lose a word, `ThreeWayMerge` merges the whole file.
package enum SwiftMerge {
  package static func merge(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], style: LayoutStyle = LayoutStyle(),
    keepsInitializerOrder: Bool = false,
    movedBetweenFiles: MembersMovedBetweenFiles = MembersMovedBetweenFiles()
  ) -> MergeResult {
    let ending = LineEnding.dominant(in: ours) ?? LineEnding.dominant(in: theirs) ?? .lineFeed
    let base = ending.applied(to: base)
    let theirs = ending.applied(to: theirs)
    if base == theirs || ours == theirs { return MergedText(ours).result }
    if base == ours { return MergedText(theirs).result }
    let byLines = {
      let merged = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
      guard UserWords.bodiesAreKept(base: base, ours: ours, merged: merged.bytes) else {
        var whole = MergedText()
        whole.conflict(ours: ours, base: base, theirs: theirs, ending: ending.bytes)
        return whole.result
      }
      return merged.result
    }
    let options = SwiftFileMerge.Options(
      style: style, ending: ending.bytes, keepsInitializerOrder: keepsInitializerOrder,
      movedBetweenFiles: movedBetweenFiles)
    guard let merge = SwiftFileMerge(base: base, ours: ours, theirs: theirs, options) else {
      return byLines()
    }
    let result = merge.text.result
    if let likeGit = merge.likeGit(instead: result) { return likeGit }
    guard UserWords.areKept(base: base, ours: ours, merged: result.bytes) else { return byLines() }
    return result
  }

  /// Whether two files have the same declarations in any order and layout.
  package static func isSame(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard let first = SwiftOutline(a), let second = SwiftOutline(b) else { return false }
    return first.unordered == second.unordered
  }

  /// Removes lines that only consist of a comment such as `// Draw the screen here.` and aren't in
  /// the base. `// MARK:` and the header of the file stay.
  static func withoutComments(_ new: [UInt8], addedSince base: [UInt8]) -> [UInt8] {
    let known = Set(comments(in: base).map(\.text))
    let lines = TextLines(new)
    let header = headerLength(of: lines, in: new)
    let added = Set(
      comments(in: new).filter { $0.line >= header && !known.contains($0.text) }.map(\.line))
    return added.isEmpty
      ? new : (0..<lines.count).filter { !added.contains($0) }.flatMap { lines[$0] }
  }

  /// The number of blank lines and comment lines above the code.
  private static func headerLength(of lines: TextLines, in bytes: [UInt8]) -> Int {
    (0..<lines.count).first {
      let words = bytes[lines.words($0)]
      return !words.isEmpty && !words.starts(with: "//".utf8)
    } ?? lines.count
  }

  private static func comments(in bytes: [UInt8]) -> [(line: Int, text: ArraySlice<UInt8>)] {
    // The lines of a string can look like comments.
    guard !bytes.contains("\"\"\"".utf8) else { return [] }
    let lines = TextLines(bytes)
    return (0..<lines.count).map { ($0, bytes[lines.words($0)]) }.filter {
      $0.1.starts(with: "// ".utf8) && !$0.1.starts(with: "// MARK".utf8)
    }
  }
}

extension SwiftOutline {
  /// The texts of all declarations, without layout. Members are separate from the heads of their
  /// types.
  fileprivate var unordered: [String] {
    let texts =
      [print(of: file.preamble), print(of: file.tail)]
      + file.items.flatMap { item in
        guard let scope = item.scope, let body = item.body else { return [print(of: item.lines)] }
        let members = scope.items.map { Array(item.name.utf8) + print(of: $0.lines) }
        return [print(of: item.lead.lowerBound..<body.lowerBound), print(of: scope.tail)] + members
      }
    return texts.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }
}
