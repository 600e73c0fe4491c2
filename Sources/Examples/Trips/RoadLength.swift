import Foundation

/// The length of a way.
@available(iOS 17, macOS 14, *)
public struct RoadLength: Hashable, Sendable {
  public let metres: Double

  public init(metres: Double) {
    self.metres = metres
  }

  /// The length as people read it: in the app in their own units, in a terminal and in tests the
  /// same for everybody: `850 m`, `4.2 km`, `1,234 km`.
  public var formatted: String {
    #if canImport(UIKit)
      Measurement(value: metres, unit: UnitLength.meters)
        .formatted(.measurement(width: .abbreviated, usage: .road))
    #else
      metric
    #endif
  }

  var metric: String {
    // No way on earth is longer, but numbers can be.
    let metres = metres.isFinite ? min(max(metres, 0), 1e12) : 0
    if metres.rounded() < 1000 { return "\(Int(metres.rounded())) m" }
    let tenths = Int((metres / 100).rounded())
    if tenths < 100 { return "\(tenths / 10).\(tenths % 10) km" }
    return "\(Self.grouped(Int((metres / 1000).rounded()))) km"
  }

  /// `1234567` → `1,234,567`
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digits[index])
    }
  }
}
