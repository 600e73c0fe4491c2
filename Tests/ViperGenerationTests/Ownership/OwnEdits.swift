import TestTools
import ViperTestTools

@testable import SwiftMerge
@testable import ViperPipeline

/// Edits of owned files. Each edit contains `mine`, a number and an underscore.
struct OwnEdits {
  let disk: MemoryDisk
  private(set) var lines: [String] = []
  /// The members that they have taken out of their files, by title.
  private(set) var deleted: Set<String> = []
  private var count = 0

  init(disk: MemoryDisk) { self.disk = disk }

  static func isOwn(_ path: String, _ text: String) -> Bool {
    path.hasSuffix(".swift") && GeneratedMark(reading: Array(text.utf8)) == nil
  }

  /// A declaration of a file, and the type around it.
  private struct Place {
    let owner: OutlineItem
    let item: OutlineItem
    let member: DeclaredMember
  }

  private mutating func mark() -> String {
    count += 1
    return "mine\(count)_"
  }

  private mutating func line() -> String {
    lines.append("// " + mark())
    return lines[lines.count - 1]
  }

  mutating func edit(_ random: inout Seeded) -> String {
    let paths = disk.files.filter { Self.isOwn($0.key, $0.value) }.keys.sorted()
    guard !paths.isEmpty else { return "nothing" }
    let path = random.pick(paths)
    guard var text = disk[path].map({ Array($0.utf8) }),
      let outline = SwiftOutline(text, openingAllConditionsBut: [])
    else { return "nothing" }
    let owners = outline.file.items.filter { $0.scope != nil }
    let places = owners.flatMap { owner in
      outline.declaredMembers.filter { pair in
        owner.scope?.items.contains { $0.head == pair.item.head } == true
      }.map { Place(owner: owner, item: $0.item, member: $0.member) }
    }
    let what =
      random.chance(70)
      ? editMember(of: places, in: &text, at: path, &random)
      : editFile(owners, in: &text, at: path, &random)
    if disk[path] != nil { disk[path] = String(decoding: text, as: UTF8.self) }
    return what + " in " + path
  }

  private mutating func editMember(
    of places: [Place], in text: inout [UInt8], at path: String, _ random: inout Seeded
  ) -> String {
    let withBody = places.filter { $0.item.body != nil }
    guard !withBody.isEmpty else { return "nothing" }
    let place = random.pick(withBody)
    let stub = withBody.filter(\.member.isStub).first ?? place
    let start = place.item.lines.lowerBound
    let title = place.member.title
    switch random.below(14) {
    case 0...3: return fill(stub, in: &text)
    case 4:
      let (name, line) = (mark(), line())
      lines.append("func \(name)() {")
      insert("  func \(name)() {\n    \(line)\n  }\n\n", at: start, in: &text)
      return "add a method before \(title)"
    case 5:
      insert("  \(line())\n", at: start, in: &text)
      return "comment \(title)"
    case 6:
      let open = place.item.body?.lowerBound ?? 0
      guard let end = text[open...].firstIndex(of: 10), text[end - 1] == UInt8(ascii: "{") else {
        return "nothing"
      }
      text.insert(contentsOf: Array(("  " + line()).utf8), at: end)
      return "comment the head of \(title)"
    case 7:
      guard place.item.condition == nil else { return "nothing" }
      insert("#endif\n", at: place.item.end, in: &text)
      insert("#if DEBUG  \(line())\n", at: start, in: &text)
      return "put \(title) under a condition"
    case 8...9: return move(place, from: &text, at: path, &random)
    case 10:
      guard stub.member.isStub, stub.item.condition == nil,
        !holdsMine(text[stub.item.lines])
      else { return "nothing" }
      deleted.insert(stub.member.title)
      text.removeSubrange(stub.item.blank.lowerBound..<stub.item.end)
      return "delete \(stub.member.title)"
    case 11:
      guard let body = stub.item.body, stub.member.isStub, stub.item.kind == .function,
        !holdsMine(text[body])
      else { return "nothing" }
      let inner = String(decoding: text[body], as: UTF8.self)
        .split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
      text.replaceSubrange(body, with: Array(inner.joined(separator: " ").utf8))
      return "write \(stub.member.title) in one line"
    case 12:
      guard place.item.condition == nil else { return "nothing" }
      let lines = Array(text[place.item.lines])
      guard
        let other = places.first(where: {
          $0.owner.head == place.owner.head && $0.item.head != place.item.head
            && $0.item.condition == nil
        })
      else { return "nothing" }
      let to = other.item.lines.lowerBound
      if to > start {
        text.insert(contentsOf: lines, at: to)
        text.removeSubrange(place.item.lines)
      } else {
        text.removeSubrange(place.item.lines)
        text.insert(contentsOf: lines, at: to)
      }
      return "put \(title) before \(other.member.title)"
    default:
      insert("\n", at: start, in: &text)
      return "add a blank line before \(title)"
    }
  }

  private mutating func fill(_ stub: Place, in text: inout [UInt8]) -> String {
    guard stub.member.isStub, let body = stub.item.body, !holdsMine(text[body]) else {
      return "nothing"
    }
    let (line, call) = (line(), mark() + "()")
    lines.append(call)
    text.replaceSubrange(body, with: Array("{\n    \(line)\n    \(call)\n  }".utf8))
    return "write \(stub.member.title)"
  }

  /// To another file of the folder, in an extension.
  private mutating func move(
    _ place: Place, from text: inout [UInt8], at path: String, _ random: inout Seeded
  ) -> String {
    let other = random.pick(["/p/More.swift", "/p/Parts/Moved.swift", "/p/A.swift"])
    guard place.item.condition == nil, place.owner.condition == nil, other != path else {
      return "nothing"
    }
    let lines = text[place.item.lines]
    let owner = place.member.owner
    let moved = "extension \(owner) {\n" + String(decoding: lines, as: UTF8.self) + "}\n"
    disk[other] = (disk[other].map { $0 + "\n" } ?? "") + moved
    text.removeSubrange(place.item.blank.lowerBound..<place.item.end)
    return "move \(place.member.title) to \(other)"
  }

  private mutating func editFile(
    _ owners: [OutlineItem], in text: inout [UInt8], at path: String, _ random: inout Seeded
  ) -> String {
    guard !owners.isEmpty else { return "nothing" }
    let owner = random.pick(owners)
    switch random.below(12) {
    case 0...1:
      lines.append("// MARK: - " + mark())
      insert(lines[lines.count - 1] + "\n\n", at: owner.lines.lowerBound, in: &text)
      return "add a mark before \(owner.name)"
    case 2:
      lines.append("func \(mark())() {}")
      let own = "\nextension \(owner.name) {\n  \(lines[lines.count - 1])\n}\n"
      insert(own, at: text.count, in: &text)
      return "add an extension of \(owner.name)"
    case 3...4:
      guard owner.kind == .type, let first = owner.scope?.items.first, first.blank.isEmpty else {
        return "nothing"
      }
      lines.append("private var \(mark()) = 0")
      insert("  \(lines[lines.count - 1])\n", at: first.lines.lowerBound, in: &text)
      return "add a property to \(owner.name)"
    case 5:
      guard let body = owner.scope?.items.first(where: { $0.kind == .initializer })?.body,
        let end = text[..<(body.upperBound - 1)].lastIndex(of: 10), end > body.lowerBound
      else { return "nothing" }
      lines.append(mark() + "()")
      insert("    \(lines[lines.count - 1])\n", at: end + 1, in: &text)
      return "add a line to the initializer"
    case 6:
      guard
        let list = owner.scope?.items.first(where: { $0.kind == .initializer })?.header?.slots[
          .list],
        !text[list].contains(10)
      else { return "nothing" }
      let name = mark()
      lines.append("\(name): Int = 0")
      let isEmpty = list.count <= 2
      text.insert(
        contentsOf: Array(((isEmpty ? "" : ", ") + lines[lines.count - 1]).utf8),
        at: list.upperBound - 1)
      return "add a parameter to the initializer"
    case 7: return moveExtension(owner, from: &text, at: path, &random)
    case 8:
      reindent(&text, with: random.pick(["    ", "\t", "  "]))
      return "indent anew"
    case 9:
      guard owner.kind == .extension, owner.condition == nil else { return "nothing" }
      insert("#endif\n", at: owner.end, in: &text)
      insert("#if DEBUG  \(line())\n", at: owner.lines.lowerBound, in: &text)
      return "put an extension of \(owner.name) under a condition"
    case 10:
      let isWindows = text.contains(13)
      let plain = text.filter { $0 != 13 }
      text = isWindows ? plain : plain.flatMap { $0 == 10 ? [13, 10] : [$0] }
      return "change the line endings"
    default:
      let other = random.pick(["/p/Parts/", "/p/Other/"]) + path.split(separator: "/").last!
      guard disk[other] == nil else { return "nothing" }
      disk[other] = String(decoding: text, as: UTF8.self)
      disk[path] = nil
      return "move the file to \(other)"
    }
  }

  private mutating func moveExtension(
    _ owner: OutlineItem, from text: inout [UInt8], at path: String, _ random: inout Seeded
  ) -> String {
    let other = random.pick(["/p/Split.swift", "/p/Parts/Split.swift"])
    guard owner.kind == .extension, owner.condition == nil, other != path else { return "nothing" }
    let lines = String(decoding: text[owner.lines], as: UTF8.self)
    disk[other] = (disk[other].map { $0 + "\n" } ?? "") + lines
    text.removeSubrange(owner.blank.lowerBound..<owner.end)
    return "move an extension of \(owner.name) to \(other)"
  }

  private func holdsMine(_ text: ArraySlice<UInt8>) -> Bool {
    String(decoding: text, as: UTF8.self).contains("mine")
  }

  private func insert(_ new: String, at offset: Int, in text: inout [UInt8]) {
    let bytes = Array(new.utf8)
    let start = offset > 0 && text[offset - 1] != 10 ? [10] + bytes : bytes
    text.insert(contentsOf: start, at: offset)
  }

  private func reindent(_ text: inout [UInt8], with unit: String) {
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    text = Array(
      lines.map { line in
        let spaces = line.prefix { $0 == " " }.count
        return String(repeating: unit, count: spaces / 2) + line.dropFirst(spaces)
      }.joined(separator: "\n").utf8)
  }

  /// Whether a text holds a line, however it is indented.
  func missing(in texts: [String]) -> [String] {
    let all = texts.joined(separator: "\n")
    return lines.filter { !all.contains($0) }
  }

  /// A member that they have taken out has another title in the spec now.
  mutating func rename(_ title: String, to new: String) {
    if deleted.contains(title) { deleted.insert(new) }
  }

  /// A member that is generated, or there again, is not deleted any more.
  mutating func restore(_ titles: Set<String>) { deleted.subtract(titles) }
}
