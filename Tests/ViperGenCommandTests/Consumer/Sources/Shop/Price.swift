package struct Price: Hashable, Sendable {
  package let cents: Int
}

/// A service of the tool's module, which no spec declares.
public protocol Pricing: Sendable {
  func price(of amount: Int) async -> Int
}

public struct FixedPrices: Pricing {
  public init() {}

  public func price(of amount: Int) async -> Int { amount }
}
