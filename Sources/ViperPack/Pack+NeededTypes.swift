import SwiftReading
import ViperSpec

extension Pack {
  /// The types and modules that the templates of a UI framework use. No type of a spec may hide them.
  package func neededTypes(in flavour: Dialect.Flavour) -> Set<String> {
    // A pack that extends another one has the templates of all its UI frameworks.
    let others = Set(dialect.flavours.flatMap { [$0.key, $0.framework.lowercased()] })
      .union(["swiftui", "uikit", "storyboard", "nib"])
      .subtracting([flavour.key, flavour.framework.lowercased()])
    // A folder with the name of another UI framework has its templates.
    let codes = library.code { path in
      path.hasSuffix(".swift") && !others.contains(String(path.prefix { $0 != "/" }))
    }
    return codes.reduce(into: []) { names, code in
      let scan = TypeNameScan(code)
      names.formUnion(scan.used.union(scan.declared))
    }
  }
}

extension BuiltIn {
  /// The types of parts of ViperKit.
  ///
  /// - Parameter isOwn: whether the modules' target contains ViperKit. The types that ViperKit uses
  ///   count then.
  package static func neededTypes(ofRuntime parts: Set<String>, isOwn: Bool) -> Set<String> {
    runtime(parts).reduce(into: []) { names, file in
      let scan = TypeNameScan(Array(file.utf8))
      names.formUnion(isOwn ? scan.used.union(scan.declared) : scan.declared)
    }
  }
}
