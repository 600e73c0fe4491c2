import Foundation

/// The files of `Sources/ViperKit`.
enum ViperKitSources {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let target = package.appendingPathComponent("Sources/ViperKit")

  /// The texts of these folders of `Modules`, each in the order of its file names.
  static func read(_ folders: [String]) throws -> [(name: String, text: String)] {
    try folders.flatMap { folder in
      let url = target.appendingPathComponent("Modules").appendingPathComponent(folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      return try names.map { name in
        (name, try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8))
      }
    }
  }

  /// The paths of all files of the target.
  static func paths() throws -> [String] {
    let relative = try FileManager.default.subpathsOfDirectory(atPath: target.path)
    return relative.filter { $0.hasSuffix(".swift") }.sorted().map {
      target.appendingPathComponent($0).path
    }
  }

  static func withoutAccess(_ text: some StringProtocol) -> String {
    ["public ", "open ", "package "].reduce(String(text)) {
      $0.replacingOccurrences(of: $1, with: "")
    }
  }
}
