import ViperPack
import ViperProject
import ViperSpec
import ViperText

/// What a run has read of packs and specs, for the next one in the same process.
///
/// It is for runs between which nothing but specs has changed: a spec is read again if its text is another
/// one, and all else counts as it was.
package final class ReadMemory: Sendable {
  typealias Read = (spec: Spec?, diagnostics: [Diagnostic])

  private struct Known: Sendable {
    let bytes: [UInt8]
    var node: JSONNode?
    var syntax: [Diagnostic]
    var read: Read?
  }

  private let specs = SharedValue<[String: Known]>([:])
  private let loader = SharedValue<PackLoader?>(nil)

  package init() {}

  /// The packs that were loaded, once they are.
  var packs: PackLoader? {
    get { loader.change { $0 } }
    set { loader.change { $0 = newValue } }
  }

  func parsed(
    _ source: SourceText, at path: String, _ parse: () -> (JSONNode?, [Diagnostic])
  ) -> (JSONNode?, [Diagnostic]) {
    if let known = known(source.bytes, at: path) { return (known.node, known.syntax) }
    let (node, syntax) = parse()
    specs.change { $0[path] = Known(bytes: source.bytes, node: node, syntax: syntax) }
    return (node, syntax)
  }

  func read(_ bytes: [UInt8], at path: String, _ read: () -> Read) -> Read {
    if let known = known(bytes, at: path)?.read { return known }
    let result = read()
    specs.change { $0[path]?.read = result }
    return result
  }

  private func known(_ bytes: [UInt8], at path: String) -> Known? {
    specs.change { $0[path] }.flatMap { $0.bytes == bytes ? $0 : nil }
  }
}
