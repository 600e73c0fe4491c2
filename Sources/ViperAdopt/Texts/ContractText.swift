import SwiftReading
import ViperSpec
import ViperText

/// The members of an app's protocol, as specs contain them.
struct ContractText {
  /// A signature, or Swift source if a signature can't express the member.
  struct Member {
    let text: String
    let isSwift: Bool

    var json: JSONOutput { isSwift ? .object([.init("swift", .string(text))]) : .string(text) }
  }

  let inherits: [String]
  private(set) var members: [Member] = []
  /// The members that a spec can't express.
  private(set) var unsaid: [(name: String, reason: String, place: SourceLocation)] = []

  /// - Parameter refused: the members that viper-gen refuses, and the reasons.
  init(_ place: App.Place, in app: App, refused: [String: String]) {
    let source = app.files[place.file].source
    inherits = place.declaration.inherited.map(\.name).filter { $0 != "AnyObject" && $0 != "class" }
    var table = MemberTable()
    for member in place.declaration.members {
      let signature = Self.text(of: member, in: source, from: member.keyword.upperBound)
      var ignored: [Diagnostic] = []
      if member.isPlain, refused[signature] == nil,
        let read = SignatureParser.member(
          EmbeddedText(SourceText(path: "", text: signature)), into: &ignored),
        table.insert(read) == nil
      {
        members.append(Member(text: signature, isSwift: false))
        continue
      }
      let swift = Self.text(of: member, in: source, from: member.keyword.lowerBound)
      if !member.isConditional, refused[swift] == nil {
        members.append(Member(text: swift, isSwift: true))
      } else {
        let reason = refused[swift] ?? "it is inside '#if'"
        unsaid.append((source.string(in: member.name), reason, source.location(of: member.name)))
      }
    }
  }

  /// Writes a member's attributes and modifiers, and its source from `start` on, on one line
  /// without comments.
  private static func text(
    of member: AppFile.ProtocolMember, in source: SourceText, from start: Int
  ) -> String {
    let head = plain(source.bytes[member.range.lowerBound..<member.keyword.lowerBound])
    let tail = plain(source.bytes[start..<member.range.upperBound])
    return head.isEmpty ? tail : head + " " + tail
  }

  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    var plain: [UInt8] = []
    for byte in withoutComments(bytes) {
      if byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) {
        if let last = plain.last, !" (".utf8.contains(last) { plain.append(UInt8(ascii: " ")) }
      } else {
        if byte == UInt8(ascii: ")"), plain.last == UInt8(ascii: " ") { plain.removeLast() }
        plain.append(byte)
      }
    }
    if plain.last == UInt8(ascii: " ") { plain.removeLast() }
    return String(decoding: plain, as: UTF8.self)
  }

  private static func withoutComments(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = Array(bytes)
    guard bytes.contains(UInt8(ascii: "/")), let tokens = SwiftLexer.tokens(of: bytes) else {
      return bytes
    }
    for piece in tokens.trivia where piece.kind != .newlines {
      for index in Int(piece.start)..<Int(piece.end) { bytes[index] = UInt8(ascii: " ") }
    }
    return bytes
  }

  func json(_ members: [JSONOutput]) -> JSONOutput {
    guard !inherits.isEmpty else { return .array(members) }
    return .object([.init("inherits", .strings(inherits)), .init("members", .array(members))])
  }
}
