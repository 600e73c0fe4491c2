import Foundation

/// Saves a JSON text and its first error in the folder `VIPER_GEN_JUDGED`.
///
/// `Tests/Schemas/run` compares the schemas with the saved texts.
///
/// - Parameters:
///   - schema: the name of the schema of such texts, such as `config`.
///   - error: the id of the first error, nil for a text without one.
package func keepJudged(_ text: String, schema: String, error: String?) {
  guard let folder = ProcessInfo.processInfo.environment["VIPER_GEN_JUDGED"] else { return }
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  let place = URL(filePath: folder).appending(
    path: "\(schema)/\(error.map { "bad/\($0)" } ?? "good")")
  do {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place.appending(path: String(hash, radix: 16) + ".json"))
  } catch {
    fatalError("can't keep a text in \(place.path): \(error)")
  }
}
