import SwiftMerge
import ViperPipeline
import ViperPlan
import ViperProject
import ViperText

/// What a run does with a file. The first row that fits decides.
///
/// | owner | on the disk | base | decision |
/// | --- | --- | --- | --- |
/// | any | a folder, a symbolic link | any | `isNoFile` |
/// | lock | any | – | `writeLock` |
/// | generated | nothing | – | `create` |
/// | generated | the rendered text | – | `keep` |
/// | generated | blocks that viper-gen rendered, or `--force` | – | `update` |
/// | generated | your file, in which you wrote nothing | rendered | `update` |
/// | generated | anything else | – | `reportEdit` |
/// | yours | nothing | unknown | `create` |
/// | yours | nothing | rendered | `findMovedCode` |
/// | yours | a generated file | any | `takeOver` |
/// | yours | conflict markers | any | `waitForMarkers` |
/// | yours | the rendered text | any | `keep` |
/// | yours | anything else | unknown | `reportMissing` |
/// | yours | anything else | another text than now, or two of an interrupted run | `merge` |
/// | yours | anything else | the same text as now | `leave` |
enum FileDecision: Equatable {
  case isNoFile(DiskEntry.Kind)
  case writeLock
  case create
  case keep
  case update
  case reportEdit
  case findMovedCode(base: [UInt8])
  case takeOver
  case waitForMarkers
  /// Nothing can be merged. Missing members are reported.
  case reportMissing
  case merge(base: [UInt8])
  /// Nothing new is added to the developer's file.
  case leave

  init(for file: RenderedFile, onDisk: FileOnDisk, isForced: Bool) {
    if case .other(let kind) = onDisk {
      self = .isNoFile(kind)
    } else {
      switch file.owner {
      case .lock: self = .writeLock
      case .generated: self.init(generated: file, onDisk: onDisk, isForced: isForced)
      case .yours: self.init(yours: file, onDisk: onDisk)
      }
    }
  }

  private init(generated file: RenderedFile, onDisk: FileOnDisk, isForced: Bool) {
    guard case .file(let text) = onDisk else {
      self = .create
      return
    }
    if equalButForLineEndings(text, file.bytes) {
      self = .keep
    } else if isForced || file.known.contain(text, rendered: file.bytes) || file.isUntouched(text) {
      self = .update
    } else {
      self = .reportEdit
    }
  }

  private init(yours file: RenderedFile, onDisk: FileOnDisk) {
    if case .file(let bytes) = onDisk {
      self.init(text: bytes.withoutByteOrderMark, of: file)
    } else {
      self = file.base.map { .findMovedCode(base: $0) } ?? .create
    }
  }

  private init(text: [UInt8], of file: RenderedFile) {
    if GeneratedMark(reading: text) != nil {
      self = .takeOver
    } else if !ConflictMarkers.find(in: text).isEmpty {
      self = .waitForMarkers
    } else if equalButForLineEndings(text, file.bytes) {
      self = .keep
    } else if let base = file.base {
      let isSame =
        file.interrupted == nil && file.withNewNames(text) == text
        && equalButForLineEndings(base, file.bytes)
      self = isSame ? .leave : .merge(base: base)
    } else {
      self = .reportMissing
    }
  }
}

enum FileOnDisk: Equatable {
  case nothing
  case file([UInt8])
  case other(DiskEntry.Kind)
}

extension RenderedFile {
  func withNewNames(_ text: [UInt8]) -> [UInt8] {
    renaming?.applied(to: text, isSwift: path.hasSuffix(".swift")) ?? text
  }

  /// Whether an owned file that is generated from now on contains only stubs and generated bodies.
  fileprivate func isUntouched(_ own: [UInt8]) -> Bool {
    guard let base else { return false }
    if equalButForLineEndings(base, own) { return true }
    guard component != nil else { return false }
    let returned = Comparison.returned(base, to: GeneratedMark.unmarked(bytes), from: own)
    return SwiftMerge.isSame(returned, own)
  }
}
