import Foundation

/// Modules of Apple's frameworks, compiled from `Tests/ViperKitTests/AppleDeclarations`.
package enum AppleDeclarations {
  /// A folder for `-I`. The first call creates it.
  ///
  /// - Parameter hasUIKit: true for iOS, false for macOS.
  package static func modules(hasUIKit: Bool = true) throws -> String {
    try (hasUIKit ? iOS : macOS).get().path
  }

  private static let iOS = Result { try make(["UIKit", "SwiftUI", "MapKit"]) }
  private static let macOS = Result { try make(["SwiftUI", "MapKit"]) }

  private static func make(_ modules: [String]) throws -> URL {
    let folder = Toolchain.repository.appending(path: ".build/declarations/\(modules[0])")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in modules {
      let files = try Toolchain.sources("Tests/ViperKitTests/AppleDeclarations").filter {
        let name = URL(filePath: $0).lastPathComponent
        return (name == "\(module).swift" || name.hasPrefix("\(module)+"))
          && (modules.contains("UIKit") || !name.hasSuffix("+iOS.swift"))
      }
      let output = try Toolchain.emit(module, files, in: folder, options: ["-swift-version", "5"])
      guard output.isEmpty else { throw CompilerError(output: output) }
    }
    return folder
  }

  private struct CompilerError: Error { let output: String }
}
