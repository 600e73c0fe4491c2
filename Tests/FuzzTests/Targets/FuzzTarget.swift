import Foundation
import ViperText

package struct FuzzTarget: Sendable, CustomStringConvertible {
  package let name: String
  /// Bytes that it can read; all inputs grow from these.
  package let seeds: [[UInt8]]
  /// The fault for some bytes. Nil without a fault. A trap ends the process.
  package let fault: @Sendable ([UInt8]) -> String?

  package var description: String { name }

  init(_ name: String, seeds: [[UInt8]], fault: @escaping @Sendable ([UInt8]) -> String?) {
    self.name = name
    self.seeds = seeds
    self.fault = fault
  }

  package static let all: [FuzzTarget] = [
    .json, .signature, .swift, .layout, .merge, .template, .adopt, .cache, .xcode, .spec, .config,
    .pack, .lock, .yours, .app,
  ]

  static let separator: UInt8 = 0x1F
}

// MARK: - What holds for all

func unshown(_ diagnostics: [Diagnostic]) -> String? {
  for diagnostic in diagnostics {
    for location in [diagnostic.location].compactMap({ $0 }) + diagnostic.notes.map(\.location)
    where location.range.upperBound > location.source.bytes.count {
      return
        "'\(diagnostic.id)' points at \(location.range) of \(location.source.bytes.count) bytes"
    }
  }
  for diagnostic in diagnostics.prefix(3) { _ = DiagnosticPrinter().text(for: diagnostic) }
  return nil
}

/// The files of this repository, to begin with.
enum SeedFiles {
  private static let root: String = {
    let here = ProcessInfo.processInfo.environment["VIPER_GEN_REPOSITORY"]
    let file = URL(fileURLWithPath: #filePath)
    return here ?? (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }.path
  }()

  static func all(below folder: String, suffix: String) -> [[UInt8]] {
    let names = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap {
      $0 as? String
    }
    let texts = (names ?? []).filter { $0.hasSuffix(suffix) }.sorted().map {
      text("\(folder)/\($0)")
    }
    return texts.filter { (1...4_000).contains($0.count) }
  }

  static func text(_ path: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: "\(root)/\(path)") ?? Data())
  }
}
