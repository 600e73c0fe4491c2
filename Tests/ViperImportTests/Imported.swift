import Testing
import ViperPack
import ViperProject
import ViperTestTools
import ViperText

@testable import ViperGeneration
@testable import ViperImport

/// What becomes of templates in memory.
struct Imported {
  let packs: [ImportedPack]
  let diagnostics: [Diagnostic]

  /// - Parameter files: by absolute path.
  init(
    _ peer: Peer, _ files: [String: String], in folder: String = "/p/peers",
    parameters: [String] = []
  ) throws {
    try self.init(peer, on: MemoryDisk(files), in: folder, parameters: parameters)
  }

  /// - Parameter folder: the one that is named on the command line.
  init(
    _ peer: Peer, on disk: MemoryDisk, in folder: String = "/p/peers", parameters: [String] = []
  ) throws {
    var diagnostics: [Diagnostic] = []
    let parameters = Parameters(
      parameters.map { SourceText(path: "--set", text: $0) }, into: &diagnostics)
    var work = TemplateImport(
      peer, disk: disk, display: PathDisplay(workingFolder: "/p"),
      reserved: PackChecker.specKeys, parameters: parameters)
    packs = try work.packs(in: folder) ?? []
    self.diagnostics = diagnostics + work.diagnostics
  }

  init(_ shape: PeerTemplates.Shape) throws {
    try self.init(
      shape.isXcode ? .xcode : .generamba,
      Dictionary(
        uniqueKeysWithValues: shape.files.map { ("/p/peers/\(shape.name)/\($0)", $1) }),
      parameters: shape.parameters)
  }

  /// A file of a pack.
  func text(_ path: String, of pack: String) throws -> String {
    let files = try #require(packs.first { $0.name == pack }).files
    return try #require(files.first { $0.path == path }, "\(files.map(\.path))").text
  }

  /// The packs' files as they lie in a project, by absolute path.
  var texts: [String: String] {
    let all = packs.flatMap { pack in
      pack.files.map { ("/p/Templates/\(pack.name)/\($0.path)", $0.text) }
    }
    return Dictionary(uniqueKeysWithValues: all)
  }
}
