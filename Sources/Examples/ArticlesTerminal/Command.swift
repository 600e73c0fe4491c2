/// What a reader can do.
enum Command: Equatable {
  case list
  case next
  case previous
  /// Counted from 1, as the screen does.
  case page(Int)
  /// The article of a page, counted from 1, or of the page that is shown.
  case open(Int?)
  case author
  case back
  case reload
  case ok
  case help
  case quit

  static let overview = """
      list           all titles
      next, previous turn the page
      page 3, 3      turn to a page
      open, open 3   read the article
      author         who wrote it
      back           one step back
      reload         fetch again
      ok             put a message away
      quit           end
    """

  /// Reads a line; nil for an empty one.
  ///
  /// - Throws: `UsageMistake` for what is no command.
  init?(_ line: String) throws(UsageMistake) {
    let words = line.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    guard let verb = words.first else { return nil }
    let argument = words.count > 1 ? words[1...].joined(separator: " ") : nil
    switch verb {
    case "page":
      guard let argument else { throw UsageMistake("which page? for example 'page 3'") }
      self = .page(try Self.number(argument))
    case "open", "o":
      self = try .open(argument.map { word throws(UsageMistake) in try Self.number(word) })
    default:
      if let command = Self.plain[verb] {
        guard argument == nil else { throw UsageMistake("'\(verb)' stands alone") }
        self = command
      } else if argument == nil, let page = Int(verb) {
        self = .page(page)
      } else {
        throw UsageMistake("unknown command '\(verb.printable)'; \(Self.advice(for: verb))")
      }
    }
  }

  private static let plain: [String: Command] = [
    "list": .list, "l": .list, "next": .next, "n": .next, "previous": .previous, "p": .previous,
    "author": .author, "back": .back, "b": .back, "reload": .reload, "r": .reload, "ok": .ok,
    "help": .help, "?": .help, "quit": .quit, "q": .quit, "exit": .quit,
  ]

  /// A command that is written with one letter more, fewer or another.
  private static func advice(for verb: String) -> String {
    let near = (plain.keys + ["page", "open"]).sorted().first { $0.isOneLetter(from: verb) }
    return near.map { "did you mean '\($0)'?" } ?? "'help' lists all"
  }

  private static func number(_ word: String) throws(UsageMistake) -> Int {
    guard let number = Int(word) else {
      throw UsageMistake("'\(word.printable)' is no number of a page")
    }
    return number
  }
}

extension String {
  /// Whether one letter has to be added, taken away or replaced to get the other word. Words of
  /// fewer than three letters are like too many others.
  fileprivate func isOneLetter(from other: String) -> Bool {
    guard count > 2, other.count > 2, abs(count - other.count) <= 1 else { return false }
    let start = zip(self, other).prefix { $0 == $1 }.count
    let end = zip(dropFirst(start).reversed(), other.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return max(count, other.count) - start - end <= 1
  }
}
