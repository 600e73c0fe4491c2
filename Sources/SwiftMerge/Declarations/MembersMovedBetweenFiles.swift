/// The members that a spec's change moved between files of the module, by title: `didTapAdd()`
///
/// Without this list, a missing and a new member look like a renamed member.
package struct MembersMovedBetweenFiles: Sendable {
  /// The members that this file lost to other files.
  package private(set) var gone: Set<String> = []
  /// The members that this file got from other files.
  package private(set) var come: Set<String> = []
  private var goneMethods: Set<[String]> = []
  private var comeMethods: Set<[String]> = []

  package init() {}

  package mutating func add(_ before: [UInt8], _ after: [UInt8]) {
    guard before != after else { return }
    let (old, new) = (Self.members(of: before), Self.members(of: after))
    let (oldMethods, newMethods) = (Self.methods(of: before), Self.methods(of: after))
    goneMethods.formUnion(newMethods.filter { oldMethods[$0.key] == nil }.values)
    comeMethods.formUnion(oldMethods.filter { newMethods[$0.key] == nil }.values)
    gone.formUnion(new.filter { old[$0.key] == nil }.values)
    come.formUnion(old.filter { new[$0.key] == nil }.values)
  }

  private static func members(of text: [UInt8]) -> [String: String] {
    let members = (SwiftMerge.members(in: text) ?? []).map { ($0.name, $0.title) }
    return Dictionary(members) { first, _ in first }
  }

  private static func methods(of text: [UInt8]) -> [[String]: [String]] {
    let methods = (SwiftMerge.members(in: text) ?? []).filter { $0.title.contains("(") }
    return Dictionary(methods.map { ([$0.name] + $0.signature, [$0.title] + $0.signature) }) {
      first, _ in first
    }
  }

  func hasGone(_ item: OutlineItem) -> Bool { goneMethods.contains(item.titleAndTypes) }

  func hasCome(_ item: OutlineItem) -> Bool { comeMethods.contains(item.titleAndTypes) }

  /// Whether a member of the file may have been renamed or may have new types.
  package static func matters(from base: [UInt8], to theirs: [UInt8]) -> Bool {
    let keys = { (text: [UInt8]) in
      Set(methods(of: text).keys).union(members(of: text).keys.map { [$0, ""] })
    }
    let (old, new) = (keys(base), keys(theirs))
    return !old.isSubset(of: new) && !new.isSubset(of: old)
  }
}

extension OutlineItem {
  fileprivate var titleAndTypes: [String] { [title] + types + variant }
}
