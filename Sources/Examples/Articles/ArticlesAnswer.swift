import Foundation

/// The bytes of an answer of the service.
struct ArticlesAnswer {
  let data: Data

  /// - Throws: `ArticlesError.decoding`, which names the missing or wrong field.
  func decode<Value: Decodable>(as type: Value.Type) throws(ArticlesError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw .decoding(Self.describe(error))
    } catch {
      throw .decoding("\(error)")
    }
  }

  static func describe(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context):
      "\(place(context.codingPath)) is null"
    case .typeMismatch(let type, let context):
      "\(place(context.codingPath)) is not \(kind(of: type))"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(place(context.codingPath)) is not as it should be"
    case .dataCorrupted:
      "it is not valid JSON"
    @unknown default:
      "it is not as it should be"
    }
  }

  /// `[2], user, name` → `"'user.name' of article 3"`
  private static func place(_ path: [any CodingKey]) -> String {
    let number = path.first?.intValue.map { " of article \($0 + 1)" } ?? ""
    let names = path.compactMap { $0.intValue == nil ? $0.stringValue : nil }
    if names.isEmpty { return number.isEmpty ? "it" : String(number.dropFirst(4)) }
    return "'\(names.joined(separator: "."))'\(number)"
  }

  private static func kind(of type: Any.Type) -> String {
    if type is String.Type { return "a text" }
    if type is Int.Type { return "a whole number" }
    if type is [Any].Type || "\(type)".hasPrefix("Array") { return "a list" }
    return "an object"
  }
}
