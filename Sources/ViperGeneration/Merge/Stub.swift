enum UnifiedDiffStub {}
package enum UnifiedDiff { package static func text(old: [UInt8], new: [UInt8], oldLabel: String, newLabel: String, context: Int = 3) -> String { "diff\n" } }
