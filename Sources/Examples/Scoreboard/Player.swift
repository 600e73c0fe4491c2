/// A player in a game.
@available(iOS 17, macOS 14, *)
public struct Player: Hashable, Identifiable, Sendable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// Three players under one name.
@available(iOS 17, macOS 14, *)
public struct Team: Hashable, Sendable {
  /// How many play in a team.
  public static let size = 3

  public let name: String
  public let players: [Player]

  /// - Returns: nil if there are not three players, or one of them is there twice.
  public init?(name: String, players: [Player]) {
    guard players.count == Self.size, Set(players.map(\.id)).count == Self.size else { return nil }
    self.name = name
    self.players = players
  }
}

/// The recorded moves of a player.
@available(iOS 17, macOS 14, *)
public enum PlayerInGameMove: CaseIterable, Hashable, Sendable {
  case onePoint, twoPoints, assist, rebound, foul

  /// The points for the player's team.
  public var points: Int {
    switch self {
    case .onePoint: 1
    case .twoPoints: 2
    case .assist, .rebound, .foul: 0
    }
  }
}
