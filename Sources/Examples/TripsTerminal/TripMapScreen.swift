import ExamplesTerminal
import Foundation
import TripsDomain
import TripsModules

/// The map of a trip, drawn in characters.
@available(iOS 17, macOS 14, *)
struct TripMapScreen: TerminalScreen {
  let view: TripMapView

  var heading: String { "Map" }
  var note: String { "" }
  var commands: [TerminalCommand] { [] }

  var lines: [TerminalLine] {
    guard !view.pins.isEmpty else { return [.text("There is nothing on the map yet.")] }
    var drawing = MapDrawing(around: view.pins.map(\.location) + view.lines.joined())
    for line in view.lines { drawing.draw(line) }
    for (index, pin) in view.pins.enumerated() {
      drawing.write((index + 1).description, at: pin.location)
    }
    return drawing.rows.map(TerminalLine.drawn)
  }

  func appear() {
    view.load()
  }
}

/// A map of characters, which are twice as high as wide.
@available(iOS 17, macOS 14, *)
private struct MapDrawing {
  private static let columns = 60
  private static let maximumOfRows = 16

  private let west: Double
  private let north: Double
  /// Columns for each degree of longitude, rows for each of latitude.
  private let scale: (columns: Double, rows: Double)
  private var characters: [[Character]]

  var rows: [String] {
    characters.map { row in
      let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(row[..<end])
    }
  }

  /// - Parameter locations: the locations on the map; at least one.
  init(around locations: [Location]) {
    let latitudes = locations.map(\.latitude)
    let longitudes = locations.map(\.longitude)
    west = longitudes.min() ?? 0
    north = latitudes.max() ?? 0
    let south = latitudes.min() ?? 0
    // A degree of longitude is the shorter the further from the equator it is.
    let shrinking = max(0.1, cos((north + south) / 2 * .pi / 180))
    let width = max((longitudes.max() ?? 0) - west, 0.01) * shrinking
    let height = max(north - south, 0.01)
    let columns = min(Double(Self.columns - 1) / width, Double(Self.maximumOfRows - 1) * 2 / height)
    scale = (columns * shrinking, columns / 2)
    let rows = min(Self.maximumOfRows, Int((height * scale.rows).rounded()) + 1)
    characters = Array(repeating: Array(repeating: " ", count: Self.columns), count: rows)
  }

  /// Dots from each point to the next. A way that leaves the map on one side comes back on the
  /// other.
  mutating func draw(_ line: [Location]) {
    for (start, end) in zip(line, line.dropFirst())
    where abs(end.longitude - start.longitude) < 180 {
      let (from, to) = (place(of: start), place(of: end))
      let steps = max(1, abs(to.row - from.row), abs(to.column - from.column))
      for step in 0...steps {
        put(
          "·", row: from.row + (to.row - from.row) * step / steps,
          column: from.column + (to.column - from.column) * step / steps)
      }
    }
  }

  mutating func write(_ text: String, at location: Location) {
    let place = place(of: location)
    let column = min(place.column, Self.columns - text.count)
    for (index, character) in text.enumerated() {
      put(character, row: place.row, column: column + index)
    }
  }

  private func place(of location: Location) -> (row: Int, column: Int) {
    (
      Int(((north - location.latitude) * scale.rows).rounded()),
      Int(((location.longitude - west) * scale.columns).rounded())
    )
  }

  private mutating func put(_ character: Character, row: Int, column: Int) {
    guard characters.indices.contains(row), characters[row].indices.contains(column) else { return }
    characters[row][column] = character
  }
}
