/// The members of a module that a change of the spec has taken from one file to another, by title:
/// `didTapAdd()`
///
/// Beside them, a member that is gone and one that is new seem to be one that was renamed.
package struct MovedElsewhere: Sendable {
  /// Those that other files have got: here they are gone.
  package private(set) var gone: Set<String> = []
  /// Those that other files have lost: here they are new.
  package private(set) var come: Set<String> = []
  /// The same with types: other files have got or lost these very methods.
  private var goneMethods: Set<[String]> = []
  private var comeMethods: Set<[String]> = []

  package init() {}

  /// Adds another file of the module, as it was and as it will be.
  package mutating func add(_ before: [UInt8], _ after: [UInt8]) {
    guard before != after else { return }
    let (old, new) = (Self.members(of: before), Self.members(of: after))
    let (oldMethods, newMethods) = (Self.methods(of: before), Self.methods(of: after))
    goneMethods.formUnion(newMethods.filter { oldMethods[$0.key] == nil }.values)
    comeMethods.formUnion(oldMethods.filter { newMethods[$0.key] == nil }.values)
    gone.formUnion(new.filter { old[$0.key] == nil }.values)
    come.formUnion(old.filter { new[$0.key] == nil }.values)
  }

  /// The titles of a file's members by their whole names.
  private static func members(of text: [UInt8]) -> [String: String] {
    Dictionary((SwiftMerge.members(in: text) ?? []).map { ($0.name, $0.title) }) { first, _ in first
    }
  }

  /// The titles and types of a file's methods by their owners, titles and types.
  private static func methods(of text: [UInt8]) -> [[String]: [String]] {
    let methods = (SwiftMerge.members(in: text) ?? []).filter { $0.title.contains("(") }
    return Dictionary(methods.map { ([$0.name] + $0.signature, [$0.title] + $0.signature) }) {
      first, _ in first
    }
  }

  /// Whether this very method is in another file now.
  func hasGone(_ item: OutlineItem) -> Bool { goneMethods.contains(item.titleAndTypes) }

  /// Whether this very method was in another file before.
  func hasCome(_ item: OutlineItem) -> Bool { comeMethods.contains(item.titleAndTypes) }

  /// Whether a member might have been renamed, or got other types, between two versions of a file.
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
