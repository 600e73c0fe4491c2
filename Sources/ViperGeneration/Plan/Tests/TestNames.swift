import ViperText

/// The names of the functions in one suite: each comes once.
struct TestNames {
  /// The names that the templates use, first.
  private var taken: Set = [
    "theBuilderConnectsAllParts", "partsThatAreHandedInReplaceTheModulesOwn",
    "nothingOutlivesTheView",
  ]

  /// Names that templates put together.
  mutating func reserve(_ names: [String]) {
    taken.formUnion(names)
  }

  /// `loadReachesTheStore`, or `interactorLoadReachesTheStore` if there is such a test already.
  ///
  /// - Parameters:
  ///   - stem: what a mock calls the method.
  ///   - role: the component that has it.
  mutating func take(_ stem: String, _ end: String, of role: String) -> String {
    // Names of functions with '_' break a rule of swift format.
    let words = stem.split(separator: "_").map(String.init)
    let start = (words.first ?? "") + words.dropFirst().map(\.capitalisedFirst).joined()
    let short = start + end
    let wanted = taken.contains(short) ? role + start.capitalisedFirst + end : short
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = wanted + String(number)
      number += 1
    }
    return name
  }
}
