import ViperProject
import ViperRendering
import ViperText

/// Temporary files that are made while other modules are still worked on: from then on the disk keeps what they
/// hold, and not the memory.
///
/// A run that comes to no writing removes them as `Writer.resume` removes those of a killed run.
final class Staging: Sendable {
  private struct State {
    /// Whether temporary files can be made already; nil as long as nobody has asked.
    var isOpen: Bool?
    /// The number that the next temporary file gets.
    var next = 0
  }

  private let writer: Writer
  private let state = SharedValue(State())

  init(_ writer: Writer) { self.writer = writer }

  /// Where no temporary files can be made yet, the writer makes them when all is known, or says why not.
  private func canBeOpened() throws(DiskError) -> Bool {
    guard try writer.disk.kind(of: writer.staging) == nil else { return false }
    try writer.gate.admit(folders: [writer.root])
    return try writer.readOnlyFolder(among: [writer.root]) == nil
  }

  /// The numbers of some temporary files; nil where they can't be made yet.
  private func numbers(_ count: Int) throws(DiskError) -> Range<Int>? {
    let result = state.change { state -> Result<Range<Int>?, DiskError> in
      do throws(DiskError) {
        if state.isOpen == nil { state.isOpen = try canBeOpened() }
      } catch {
        return .failure(error)
      }
      guard state.isOpen == true else { return .success(nil) }
      // Those of a module come into one folder.
      let left = Writer.groupSize - state.next % Writer.groupSize
      if count > left { state.next += left }
      state.next += count
      return .success(state.next - count..<state.next)
    }
    return try result.get()
  }

  /// Makes the temporary files of a module, but for those that lie outside the root: of these only a journal tells.
  func stage(_ changes: inout [Change]) throws(DiskError) {
    let indices = changes.indices.filter {
      changes[$0].new != nil && !writer.isOutside(changes[$0].path)
    }
    guard !indices.isEmpty, let numbers = try numbers(indices.count) else { return }
    for (index, number) in zip(indices, numbers) {
      if number == numbers.first || number % Writer.groupSize == 0 {
        try writer.makeGroup(of: number)
      }
      try writer.writeTemporary(number, of: changes[index])
      changes[index] = changes[index].staged(as: number)
    }
  }
}
