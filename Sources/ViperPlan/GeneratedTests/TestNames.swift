import ViperText

/// The names of the functions in one suite.
final class TestNames {
  private var taken: Set<String> = []

  /// Chooses `loadCallsTrips`, or `interactorLoadCallsTrips` if the first name is taken.
  func take(_ stem: String, _ end: String = "", of role: String = "") -> String {
    // `swift format` rejects underscores in function names.
    let start = Self.camelCased(stem)
    var wanted = start + Self.camelCased(end)
    if !role.isEmpty, taken.contains(wanted) {
      wanted = role + start.capitalizedFirst + Self.camelCased(end)
    }
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = wanted + String(number)
      number += 1
    }
    return name
  }

  private static func camelCased(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
    let words = text.split(separator: "_").map(String.init)
    return (words.first ?? "") + words.dropFirst().map(\.capitalizedFirst).joined()
  }
}
