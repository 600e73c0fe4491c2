/// A name as its words: `LoginViewController` → `Login`, `View`, `Controller`
///
/// Names say nothing of who is connected to whom; they decide where that leaves a choice.
struct NameWords: Hashable, Sendable {
  let words: [Substring]

  init(_ name: String) {
    var words: [Substring] = []
    var start = name.startIndex
    var index = start
    var previous: Character?
    while index < name.endIndex {
      let letter = name[index]
      let next = name.index(after: index)
      let isLowerNext = next < name.endIndex && name[next].isLowercase
      if let previous, letter.isUppercase,
        previous.isLowercase || previous.isNumber || (previous.isUppercase && isLowerNext)
      {
        words.append(name[start..<index])
        start = index
      }
      previous = letter
      index = next
    }
    if start < name.endIndex { words.append(name[start...]) }
    self.words = words
  }

  /// How many words both begin with.
  func commonPrefix(with other: NameWords) -> Int {
    zip(words, other.words).prefix { $0.lowercased() == $1.lowercased() }.count
  }
}

/// A component that adopted modules can have, by its key in packs.
enum Part: String, CaseIterable, Sendable {
  case view, presenter, interactor, router

  /// What people call it.
  var words: [String] {
    switch self {
    case .view: ["view", "controller", "screen"]
    case .presenter: ["presenter"]
    case .interactor: ["interactor", "usecase", "usecases"]
    case .router: ["router", "wireframe", "routing", "coordinator", "navigator"]
    }
  }

  /// Whether a word of a name is one for a component: `View`, `Presenter`
  static func isRole(_ word: Substring) -> Bool {
    let word = word.lowercased()
    return allCases.contains { $0.words.contains(word) }
  }

  /// Whether one of some names is a word for it.
  func isMeant(by names: [String]) -> Bool {
    names.contains { name in
      let name = name.lowercased()
      return words.contains { name.contains($0) }
    }
  }
}
