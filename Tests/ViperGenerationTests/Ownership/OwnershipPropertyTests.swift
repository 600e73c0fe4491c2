import Foundation
import TestTools
import Testing

/// Random specs of a module against random users: no line is lost, no member is missing or there twice,
/// and a second run changes nothing.
struct OwnershipPropertyTests {
  private static let rounds = 12
  private static let histories = runsLongTests ? 860 : 1

  @Test(arguments: [false, true]) func noMemberIsLostOrDuplicated(kills: Bool) async {
    let plays = await Self.plays(kills: kills)
    let rounds = plays.reduce(0) { $0 + $1.rounds }
    let conflicts = plays.count(where: \.hasConflict)
    let errors = plays.reduce(0) { $0 + $1.errors }
    print("ownership: \(rounds) rounds, \(errors) errors, \(conflicts) conflicts")
    // One of each kind is enough: the next may be the same.
    let failed = plays.enumerated().filter { $0.element.failure != nil }
    for (claim, all) in Dictionary(grouping: failed, by: { $0.element.failure?.claim ?? "" }) {
      Issue.record(
        Comment(rawValue: Self.report(all[0].offset, kills, claim, of: all.map(\.offset))))
    }
    #expect(conflicts * 50 <= rounds)
    #expect(errors * 5 <= rounds && errors * 100 >= rounds)
  }

  private static func plays(kills: Bool) async -> [OwnershipPlay] {
    let places = ProcessInfo.processInfo.activeProcessorCount
    return await withTaskGroup(of: [(Int, OwnershipPlay)].self) { group in
      for place in 0..<places {
        group.addTask {
          stride(from: place, to: histories, by: places).map {
            ($0, OwnershipPlay(OwnershipHistory(seed: $0, rounds: rounds, kills: kills)))
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private static func report(
    _ seed: Int, _ kills: Bool, _ claim: String, of seeds: [Int]
  ) -> String {
    let smallest = OwnershipHistory(seed: seed, rounds: rounds, kills: kills)
      .smallest(failing: claim)
    let play = OwnershipPlay(smallest)
    return """
      not so: \(claim), seeds \(seeds)
      \(play.log.joined(separator: "\n"))
      \(play.failure?.details ?? "")
      """
  }
}
