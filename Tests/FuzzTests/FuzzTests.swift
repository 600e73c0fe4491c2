import TestTools
import Testing
import ViperProject

/// Any bytes: no target traps, even with a small stack, and each target's claims are true.
///
/// `Tests/Fuzz/run` runs the same targets with libFuzzer.
struct FuzzTests {
  private static let rounds = runsLongTests ? 5_000 : 2

  @Test(arguments: FuzzTarget.all)
  func anyBytesAreTaken(by target: FuzzTarget) {
    #expect(!target.seeds.isEmpty)
    WorkThreads.stackBytes.withValue(smallStackBytes) {
      WorkThreads.run {
        for (index, seed) in casesToRun(Array(target.seeds.enumerated()), every: 6) {
          #expect(target.fault(seed) == nil, "seed \(index)")
        }
        var mutator = Mutator(seeds: target.seeds, random: Seeded(1))
        for round in 0..<Self.rounds {
          let input = mutator.input()
          let fault = target.fault(input)
          #expect(fault == nil, "round \(round): \(String(decoding: input, as: UTF8.self))")
          guard fault == nil else { return }
        }
      }
    }
  }
}
