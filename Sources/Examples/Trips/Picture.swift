/// A small picture of colored pixels.
@available(iOS 17, macOS 14, *)
public struct Picture: Hashable, Sendable {
  public struct Color: Hashable, Sendable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// The rows from the top down; all are of one length.
  public let rows: [[Color]]

  public var width: Int { rows.first?.count ?? 0 }
  public var height: Int { rows.count }

  /// Rows that are longer than the shortest are cut.
  public init(rows: [[Color]]) {
    let width = rows.map(\.count).min() ?? 0
    self.rows = rows.map { Array($0.prefix(width)) }
  }

  /// Pictures side by side; as high as the lowest of them.
  public init(joining pictures: [Picture]) {
    let height = pictures.map(\.height).min() ?? 0
    rows = (0..<height).map { row in pictures.flatMap { $0.rows[row] } }
  }
}
