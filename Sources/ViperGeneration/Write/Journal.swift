import ViperProject
import ViperRendering
import ViperText

/// What a run does to the disk, step by step: written down before the first step, so that the next run finishes
/// what a killed one has begun.
struct Journal {
  /// What becomes of one file.
  struct Step: Hashable {
    /// The number of the temporary file that takes its place, and that has afterwards what was there.
    let temporary: Int
    private let place: AdmittedPath
    /// What the file holds before; nil if there is none.
    let old: ByteHash?
    /// What it holds afterwards; nil if it goes.
    let new: ByteHash?

    init(temporary: Int, place: AdmittedPath, old: ByteHash?, new: ByteHash?) {
      (self.temporary, self.place, self.old, self.new) = (temporary, place, old, new)
    }

    /// Absolute.
    var path: String { place.path }
    /// How the disk spells the path of a file that is to be renamed in place, where it ignores case.
    var formerPath: String? { place.formerPath }

    var isOfLock: Bool { path.hasSuffix(Project.lockSuffix) }

    /// The same with another temporary file.
    func made(by temporary: Int, holding new: ByteHash) -> Step {
      Step(temporary: temporary, place: place, old: old, new: new)
    }

    var kind: Kind { new == nil ? .removal : old == nil ? .creation : .replacement }
  }

  enum Kind {
    case creation, replacement, removal
  }

  /// What has become of a step.
  enum State {
    case done, pending
    /// Somebody has put back what was there before, as `git checkout` does, or the temporary file is damaged.
    case lost
    /// Somebody has saved the file since.
    case saved
  }

  let steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }

  /// The steps that leave a temporary file once they are carried out.
  var withoutCreations: Journal { Journal(steps.filter { $0.kind != .creation }) }

  /// - Parameters:
  ///   - changes: in their order.
  ///   - firstTemporary: the number from which on no temporary file is made yet.
  init(_ changes: [AdmittedChange], firstTemporary: Int = 0) {
    var next = firstTemporary
    steps = changes.map { admitted in
      let change = admitted.change
      if change.staged == nil { next += 1 }
      return Step(
        temporary: change.staged?.number ?? next - 1, place: admitted.path,
        old: change.old.map { ByteHash($0) }, new: change.newHash)
    }
  }
}

// MARK: - The text of a journal

extension Journal {
  /// What another version has written is not understood, and counts as none.
  private static let format = "viper-gen journal 2"
  private static let none = "-"

  /// A path may hold every byte but NUL.
  ///
  /// - Parameter root: the absolute folder that paths in the text are relative to.
  func bytes(in root: String) -> [UInt8] {
    var output: [UInt8] = []
    func add(_ field: String) {
      output += field.utf8
      output.append(0)
    }
    func add(_ hash: ByteHash?) {
      guard let hash else { return add(Self.none) }
      output += String(hash.high).utf8
      output.append(UInt8(ascii: " "))
      add(String(hash.low))
    }
    add(Self.format)
    for step in steps {
      add(String(step.temporary))
      add(step.old)
      add(step.new)
      add(FilePath.relative(step.path, to: root))
      add(step.formerPath.map { FilePath.relative($0, to: root) } ?? Self.none)
    }
    add(Self.format)
    return output
  }

  /// Nil unless the bytes are a whole journal, and each step is one that viper-gen may carry out: a journal
  /// may have come with a repository.
  init?(_ bytes: [UInt8], in root: String, gate: PathGate) {
    let fields = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let isWhole = fields.count % 5 == 2 && fields.last == Self.format
    guard isWhole, fields.first == Self.format else { return nil }
    let path = { (field: String) in FilePath.normal(FilePath.join(root, field)) }
    var steps: [Step] = []
    for start in stride(from: 1, to: fields.count - 1, by: 5) {
      let (old, new) = (Self.hash(fields[start + 1]), Self.hash(fields[start + 2]))
      guard let temporary = UInt32(fields[start]).map(Int.init), let old, let new else {
        return nil
      }
      let former = fields[start + 4]
      let action: PathGate.Action = new == nil ? .remove : old == nil ? .create : .replace
      let place = try? gate.admit(
        path(fields[start + 3]), formerPath: former == Self.none ? nil : path(former), action)
      guard let place else { return nil }
      steps.append(Step(temporary: temporary, place: place, old: old, new: new))
    }
    self.steps = steps
  }

  /// Nil if a field is none of a hash; a hash that is nil stands for no file.
  private static func hash(_ field: String) -> ByteHash?? {
    if field == none { return .some(nil) }
    let words = field.split(separator: " ").compactMap { UInt64($0) }
    return words.count == 2 ? ByteHash(high: words[0], low: words[1]) : nil
  }
}
