import Foundation
import FuzzTargets

/// libFuzzer with one target, which `VIPER_GEN_FUZZ` names; its seeds go to the folder `VIPER_GEN_FUZZ_SEEDS`.
@main
enum Fuzzer {
  static func main() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let target = FuzzTarget.all.first(where: { $0.name == environment["VIPER_GEN_FUZZ"] })
    else {
      fatalError("VIPER_GEN_FUZZ is one of \(FuzzTarget.all)")
    }
    if let folder = environment["VIPER_GEN_FUZZ_SEEDS"] {
      for (index, seed) in target.seeds.enumerated() {
        try Data(seed).write(to: URL(fileURLWithPath: "\(folder)/\(index)"))
      }
    }
    fault = target.fault
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(runFuzzer(&count, &arguments, take))
  }
}

nonisolated(unsafe) private var fault: ([UInt8]) -> String? = { _ in nil }

private func take(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let fault = fault(Array(UnsafeBufferPointer(start: start, count: count))) { fatalError(fault) }
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
