/// A screen in a terminal: its content and its commands.
@MainActor
package protocol TerminalScreen {
  var heading: String { get }
  /// The text on the right of the heading.
  var note: String { get }
  /// The lines below the heading.
  var lines: [TerminalLine] { get }
  var commands: [TerminalCommand] { get }

  /// The view is on the screen for the first time.
  func appear()
}

/// One line of a screen.
package enum TerminalLine: Hashable, Sendable {
  case text(String)
  /// A line of a drawing, which is not broken.
  case drawn(String)
  /// A row of a list, counted from 1, with a text on the right.
  case row(Int, String, detail: String)
  /// Something with its name: `Distance  12 km`.
  case value(String, name: String)
  /// Colored pixels, if the terminal supports them.
  case picture([[Color]])

  /// Red, green and blue, each from 0 to 255.
  package struct Color: Hashable, Sendable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }
}

/// Something to type.
package struct TerminalCommand {
  /// One word, or several: `ada +1`.
  package let name: String
  /// The arguments, for people: `NUMBER NAME`.
  package let arguments: String
  package let summary: String
  /// Runs the command with its arguments.
  ///
  /// - Returns: further commands to run.
  package let perform: @MainActor (String) throws(CommandError) -> [String]

  package init(
    _ name: String, _ arguments: String = "", _ summary: String,
    perform: @escaping @MainActor (String) throws(CommandError) -> [String]
  ) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
    self.perform = perform
  }

  /// One that does nothing but this.
  package init(_ name: String, _ summary: String, perform: @escaping @MainActor () -> Void) {
    self.init(name, "", summary) { rest throws(CommandError) in
      guard rest.isEmpty else { throw CommandError("'\(name)' stands alone") }
      perform()
      return []
    }
  }

  package var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }
}

/// Something typed that means nothing.
package struct CommandError: Error, Hashable, Sendable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

// MARK: - Reading arguments

extension TerminalCommand {
  /// A text that must be there.
  package static func text(_ typed: String, _ what: String) throws(CommandError) -> String {
    guard !typed.isEmpty else { throw CommandError("\(what) is missing") }
    return typed
  }

  /// The position, counted from 0, of a row that is typed counted from 1.
  package static func row(
    _ typed: some StringProtocol, of count: Int, _ what: String
  ) throws(CommandError) -> Int {
    guard !typed.isEmpty else { throw CommandError("the number of a \(what) is missing") }
    guard typed.allSatisfy(\.isASCIIDigit) else {
      throw CommandError("'\(typed)' is not the number of a \(what)")
    }
    guard let number = Int(typed), (1...max(1, count)).contains(number), count > 0 else {
      let known =
        switch count {
        case 0: "there is none at all"
        case 1: "there is only 1"
        default: "they go from 1 to \(count)"
        }
      throw CommandError("there is no \(what) \(typed): \(known)")
    }
    return number - 1
  }

  /// Several of them, with spaces or commas between.
  package static func rows(
    _ typed: String, of count: Int, _ what: String
  ) throws(CommandError) -> Set<Int> {
    let words = typed.split { $0 == " " || $0 == "," || $0 == "\t" }
    guard !words.isEmpty else { throw CommandError("the number of a \(what) is missing") }
    var rows: Set<Int> = []
    for word in words { rows.insert(try row(word, of: count, what)) }
    return rows
  }

  /// The first word, and the rest.
  package static func split(_ typed: String) -> (word: String, rest: String) {
    let word = typed.prefix { !$0.isWhitespace }
    return (String(word), String(typed.dropFirst(word.count).drop(while: \.isWhitespace)))
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
