import SwiftMerge
import ViperPipeline
import ViperProject
import ViperText

/// What becomes of a generated file whose component the spec makes the user's.
extension Comparison {
  /// The user goes on from the generated text.
  ///
  /// - Parameter own: the file, with the mark of a generated one.
  mutating func takeOver(_ file: RenderedFile, _ own: OwnFile) throws(DiskError) {
    let text = GeneratedMark.unmarked(own.text)
    let unmarked = OwnFile(path: own.path, whole: own.whole, text: text)
    let part = part(beside: file)
    let isUntouched = file.known.contain(own.text)
    // What git has left is settled first.
    if !isUntouched, !isForced, hasMarkers(own.text, at: file.path, of: file) {
      return leave(file.path)
    }
    if isUntouched || isForced {
      let new = SwiftMerge.filled(file.bytes, from: text, beside: part)
      return try change(file.path, .update, from: own.whole, to: own.mark + new)
    }
    if part == nil, try lacking(in: text, of: file)?.isEmpty == true {
      return try change(file.path, .update, from: own.whole, to: own.mark + text)
    }
    if part.map({ reportWrittenGiven(in: [unmarked], since: $0) }) != true {
      changeSet.diagnostics.append(
        .generatedFile(
          display(file.path), own.whole, known: file.known, expected: file.bytes, isTakenOver: true)
      )
    }
    // What is generated in this file stands beside it, too, as long as the file is not mended.
    hasWrittenGiven = true
    leave(file.path)
  }

  /// The members that neither a file of yours nor others have; nil if it can't be read as Swift.
  func lacking(
    in bytes: [UInt8], of file: RenderedFile
  ) throws(DiskError) -> [String]? {
    let others =
      try sources?.holding(file.bytes, lackedBy: bytes, at: file.path, renaming: nil) ?? []
    let all = JoinedFiles([bytes] + others.map(\.text))
    return SwiftMerge.missing(in: all.text, of: file.bytes)
  }
}
