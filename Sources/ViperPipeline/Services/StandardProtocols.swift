import SwiftReading
import ViperText

/// The protocols of Swift and Foundation from which services inherit, with their requirements.
enum StandardProtocols {
  /// Protocols without requirements, or with requirements that Swift implements.
  static let fulfilled: Set = [
    "Sendable", "AnyObject", "class", "Error", "Copyable", "Escapable", "SendableMetatype",
    "Observable", "ObservableObject", "LocalizedError", "CustomNSError",
  ]
  static let sendable: Set = ["Sendable", "Error", "Actor", "AnyActor", "DistributedActor"]
  static let ofActors: Set = ["Actor", "AnyActor"]
  static let source = SourceText(path: "Swift", bytes: Array(text.utf8))
  static let file = ProtocolFile(source)

  private static let text = """
    nonisolated protocol CustomStringConvertible { var description: String { get } }
    nonisolated protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    nonisolated protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
    nonisolated protocol CustomReflectable { var customMirror: Mirror { get } }
    nonisolated protocol TextOutputStream { func write(_ string: String) }
    nonisolated protocol TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) }
    nonisolated protocol Encodable { func encode(to encoder: any Encoder) throws }
    nonisolated protocol Decodable { init(from decoder: any Decoder) throws }
    nonisolated protocol Codable: Encodable, Decodable {}
    nonisolated protocol Identifiable { associatedtype ID: Hashable; var id: ID { get } }
    nonisolated protocol IteratorProtocol { associatedtype Element; func next() -> Element? }
    nonisolated protocol CaseIterable { static var allCases: [Self] { get } }
    nonisolated protocol RawRepresentable {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    nonisolated protocol NSCopying { func copy(with zone: NSZone?) -> Any }
    nonisolated protocol NSCoding { func encode(with coder: NSCoder); init?(coder: NSCoder) }
    """

  static func found(_ name: String) -> ProtocolLookup.Found? {
    // Most services have protocols of the app, for which the text isn't parsed.
    guard TypeNameScan.mentions([name], in: source.bytes), let file,
      let declared = file.protocols.first(where: { $0.name == name })
    else { return nil }
    return (declared, .ofSwift, file)
  }
}
