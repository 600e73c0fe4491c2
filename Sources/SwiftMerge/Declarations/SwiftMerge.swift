import SwiftLayout
import ViperText

/// Merges two changes of a Swift file, declaration by declaration.
///
/// Lines alone don't tell that a method was moved, that a parameter list only grew, or that a stub has
/// been filled. So the files are cut into declarations, matched by signature, and merged each for itself:
///
/// - the user's order stays; what is new goes behind its neighbour in theirs;
/// - of a signature, each part and each parameter is merged by itself;
/// - a stub that the user has filled stays filled, whatever becomes of its signature;
/// - what the spec no longer has goes if it is untouched, and otherwise stays and is reported;
/// - what the user has deleted stays deleted, and is reported if the spec has changed it.
///
/// Where git merges cleanly and to the same declarations, its result is taken. What can't be read as
/// Swift is merged by `ThreeWayMerge`; so is everything if a word of the user's would be lost.
package enum SwiftMerge {
  /// - Parameters:
  ///   - base: what viper-gen wrote for the last applied spec.
  ///   - ours: the user's file; its line endings and its indentation are kept.
  ///   - theirs: what viper-gen would write now.
  ///   - style: how a parameter list that grew is laid out.
  ///   - keepsInitializerOrder: nothing that is generated calls the initialisers, so that their parameters
  ///     stay in the user's order.
  ///   - movedElsewhere: the members that have come from other files or gone there.
  package static func merge(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], style: LayoutStyle = LayoutStyle(),
    keepsInitializerOrder: Bool = false, movedElsewhere: MovedElsewhere = MovedElsewhere()
  ) -> MergeResult {
    let ending = LineEnding.dominant(in: ours) ?? LineEnding.dominant(in: theirs) ?? .lineFeed
    let base = ending.applied(to: base)
    let theirs = ending.applied(to: theirs)
    if base == theirs || ours == theirs { return MergedText(ours).result }
    if base == ours { return MergedText(theirs).result }
    let byLines = {
      let merged = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
      guard OwnBodies.areKept(base: base, ours: ours, merged: merged.bytes) else {
        var whole = MergedText()
        whole.conflict(ours: ours, base: base, theirs: theirs, ending: ending.bytes)
        return whole.result
      }
      return merged.result
    }
    guard let texts = SwiftMergeTexts(base: base, ours: ours, theirs: theirs) else {
      return byLines()
    }
    let result = texts.merged(
      style: style, ending: ending.bytes, keepsInitializerOrder: keepsInitializerOrder,
      movedElsewhere: movedElsewhere
    ).result
    if let likeGit = texts.likeGit(instead: result) { return likeGit }
    guard UserWords.areKept(base: base, ours: ours, merged: result.bytes) else { return byLines() }
    return result
  }

  /// Whether two files hold the same declarations, in whatever order and layout.
  package static func isSame(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard let first = SwiftOutline(a), let second = SwiftOutline(b) else { return false }
    return first.unordered == second.unordered
  }
}

extension SwiftOutline {
  /// What stands in the file, the members of a type beside its head, without layout.
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
