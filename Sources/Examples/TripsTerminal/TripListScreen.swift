import ExamplesTerminal
import TripsDomain
import TripsModules

/// All trips.
@available(iOS 17, macOS 14, *)
struct TripListScreen: TerminalScreen {
  let view: TripListView

  var heading: String { "Trips" }
  var note: String { view.save.isEnabled ? "(not saved)" : "" }

  var lines: [TerminalLine] {
    guard !view.rows.isEmpty else { return [.text("No trips yet. Type 'add NAME' to plan one.")] }
    return view.rows.enumerated().flatMap { index, row in
      let line = TerminalLine.row(index + 1, row.title, detail: row.subtitle)
      guard let picture = row.picture else { return [line] }
      return [line, .picture(picture.rows.map { $0.map(TerminalLine.Color.init) })]
    }
  }

  var commands: [TerminalCommand] {
    [
      TerminalCommand("add", "[NAME]", "puts a new trip on top") { name in
        view.add.tap()
        return name.isEmpty ? [] : ["rename 1 \(name)"]
      },
      TerminalCommand("open", "NUMBER", "shows a trip") { number throws(CommandError) in
        view.open(at: try index(number))
        return []
      },
      TerminalCommand("rename", "NUMBER NAME", "gives a trip another name") {
        typed throws(CommandError) in
        let (number, name) = TerminalCommand.split(typed)
        _ = try index(number)
        return ["open \(number)", "rename \(try TerminalCommand.text(name, "the name"))", "back"]
      },
      TerminalCommand("delete", "NUMBER...", "deletes trips") { typed throws(CommandError) in
        view.delete(atOffsets: try TerminalCommand.rows(typed, of: view.rows.count, "trip"))
        return []
      },
      TerminalCommand("save", "", "keeps all changes for the next time") { _ in
        view.save.tap()
        return []
      },
    ]
  }

  func appear() {
    view.load()
  }

  private func index(_ number: String) throws(CommandError) -> Int {
    try TerminalCommand.row(number, of: view.rows.count, "trip")
  }
}

@available(iOS 17, macOS 14, *)
extension TerminalLine.Color {
  init(_ color: Picture.Color) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}
