import SwiftReading
import ViperSpec

extension Pack {
  /// Finds the names of types and modules that the templates of a UI framework use. No type of a
  /// spec may hide them.
  package func neededTypes(
    in flavour: Dialect.Flavour, among names: Set<String>
  ) -> Set<String> {
    // A pack that extends another one has the templates of all its UI frameworks.
    let others = Set(dialect.flavours.flatMap { [$0.key, $0.framework.lowercased()] })
      .union(["swiftui", "uikit", "storyboard", "nib"])
      .subtracting([flavour.key, flavour.framework.lowercased()])
    // A folder with the name of another UI framework has its templates.
    let codes = library.code { path, bytes in
      path.hasSuffix(".swift") && !others.contains(String(path.prefix { $0 != "/" }))
        && TypeNameScan.words(in: bytes).contains(where: names.contains)
    }
    return codes.reduce(into: Set<String>()) { needed, code in
      let scan = TypeNameScan(code)
      needed.formUnion(scan.used.union(scan.declared))
    }.intersection(names)
  }
}

extension BuiltIn {
  /// Finds the names of types of parts of ViperKit.
  ///
  /// - Parameter isOwn: whether the modules' target contains ViperKit. The types that ViperKit uses
  ///   count then.
  package static func neededTypes(
    ofRuntime parts: Set<String>, isOwn: Bool, among names: Set<String>
  ) -> Set<String> {
    runtime(parts).map { [UInt8]($0.utf8) }.filter {
      TypeNameScan.words(in: $0).contains(where: names.contains)
    }
    .reduce(into: Set<String>()) { needed, file in
      let scan = TypeNameScan(file)
      needed.formUnion(isOwn ? scan.used.union(scan.declared) : scan.declared)
    }.intersection(names)
  }
}
