package enum SwiftMerge {
  package static func merge(base: [UInt8], ours: [UInt8], theirs: [UInt8]) -> MergeResult {
    ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
  }
  static func missing(in ours: [UInt8], of theirs: [UInt8]) -> [String] { [] }
}
