import ViperProject

/// Finds out whether a package uses `ViperGenPlugin`.
package struct PluginUse {
  let disk: any Disk

  /// Whether a target of the package lists the plugin. Then the build generates the modules, and
  /// written files would declare everything twice.
  ///
  /// - Parameter folder: the absolute folder of the package. Nil without a package.
  package func isListed(in folder: String?) throws(DiskError) -> Bool {
    guard let folder,
      let manifest = try disk.read(FilePath.join(folder, "Package.swift"))
    else { return false }
    return Self.isListed(in: manifest)
  }

  /// Apart from whitespace and order, there is one way to list a plugin of another package:
  /// `.plugin(name: "ViperGenPlugin", package: "viper-gen")`.
  package static func isListed(in manifest: [UInt8]) -> Bool {
    var dense: [UInt8] = []
    for line in manifest.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 <= 0x20 }
      if text.starts(with: "//".utf8) { continue }
      dense += text.filter { $0 > 0x20 }
    }
    return dense.firstRange(of: Array(#".plugin(name:"ViperGenPlugin",package:"#.utf8)) != nil
  }
}
