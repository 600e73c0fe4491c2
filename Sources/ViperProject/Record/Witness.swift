import ViperText

/// Something that a run asked the disk or the environment, and a hash of the answer.
///
/// What a run says follows from its arguments, the tool and these answers alone. So where all answers
/// are the same again, so is what it says, whatever it made of them.
package struct Witness: Hashable, Sendable {
  package enum Question: UInt8, Sendable {
    case bytes, kind, identity, entries, isReadOnly, realPath
    /// An environment variable.
    case variable
    /// The bytes of a file of which no more than a digest matters, and that digest.
    case text, digest
  }

  package let question: Question
  /// A path, or the name of a variable.
  package let subject: String
  package let answer: ByteHash

  package init(_ question: Question, _ subject: String, _ answer: ByteHash) {
    (self.question, self.subject, self.answer) = (question, subject, answer)
  }

  /// Tells its question from all others. Of the bytes, since equal strings may be written in several ways.
  package var key: ByteHash { Self.key(of: question, subject) }

  package static func key(of question: Question, _ subject: String) -> ByteHash {
    let hash = ByteHash.of(subject)
    return ByteHash(high: hash.high &+ UInt64(question.rawValue), low: hash.low)
  }

  /// Whether the answer is the same now; a digest is while the text is. What can't be answered any more is not.
  package func holds(on disk: any Disk, variable: (String) -> String?) -> Bool {
    do throws(DiskError) {
      return switch question {
      case .bytes, .text: answer == .of(try disk.read(subject))
      case .digest: true
      case .kind: answer == .of(try disk.kind(of: subject))
      case .identity: answer == .of(try disk.identity(of: subject))
      case .entries: answer == .of(try disk.entries(of: subject))
      case .isReadOnly: answer == .of(try disk.isReadOnly(subject))
      case .realPath: answer == .of(try disk.realPath(of: subject))
      case .variable: answer == .of(variable(subject))
      }
    } catch {
      return false
    }
  }
}

// The hashes of answers. None at all is different from an empty one.

extension ByteHash {
  package static let nothing = ByteHash(high: 0, low: 0)

  static func of(_ bytes: [UInt8]?) -> ByteHash { bytes.map { ByteHash($0) } ?? nothing }

  package static func of(_ text: String?) -> ByteHash {
    guard var text else { return nothing }
    return text.withUTF8 { ByteHash(UnsafeRawBufferPointer($0)) }
  }

  static func of(_ flag: Bool) -> ByteHash { ByteHash(high: 0, low: flag ? 1 : 2) }

  static func of(_ kind: DiskEntry.Kind?) -> ByteHash {
    ByteHash(high: 0, low: kind.map { 1 + UInt64($0.code) } ?? 0)
  }

  static func of(_ identity: FileIdentity?) -> ByteHash {
    identity.map { ByteHash(high: ~$0.device, low: $0.number) } ?? nothing
  }

  static func of(_ entries: [DiskEntry]?) -> ByteHash {
    guard let entries else { return nothing }
    var bytes: [UInt8] = []
    for entry in entries {
      bytes += entry.name.utf8
      bytes.append(0)
      bytes.append(entry.kind.code)
    }
    return ByteHash(bytes)
  }
}

extension DiskEntry.Kind {
  fileprivate var code: UInt8 {
    switch self {
    case .file: 0
    case .folder: 1
    case .link: 2
    case .other: 3
    }
  }
}
