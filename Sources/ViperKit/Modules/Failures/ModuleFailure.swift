#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A navigation that failed: the attempt, the reason and advice.
///
/// Failures never trap. `reporter` gets each failure, and the call returns it:
///
/// ```swift
/// let failures = ModuleFailure.collect { router.showDetail(id: 1) }
/// #expect(failures.map(\.id) == ["no-navigation-stack"])
/// ```
nonisolated public struct ModuleFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Independent of the wording: `"no-navigation-stack"`.
  public let id: String
  /// `"push 'DetailView' from 'ListView'"`
  public let attempt: String
  /// `"'ListView' is in no navigation stack"`
  public let reason: String
  /// `"put it into a UINavigationController, or use 'present'"`
  public let advice: String

  public init(id: String, attempt: String, reason: String, advice: String) {
    self.id = id
    self.attempt = attempt
    self.reason = reason
    self.advice = advice
  }

  public var description: String { "could not \(attempt): \(reason); \(advice)" }
}

extension ModuleFailure {
  /// Gets each failure. The default prints to standard error.
  @MainActor public static var reporter: @MainActor (ModuleFailure) -> Void = printToStandardError

  /// Passes a failure to the reporter.
  @MainActor public static func report(_ failure: ModuleFailure) {
    reporter(failure)
  }

  /// Runs `body` and returns its failures without reporting them.
  @MainActor public static func collect(_ body: () throws -> Void) rethrows -> [ModuleFailure] {
    var failures: [ModuleFailure] = []
    let usual = reporter
    reporter = { failures.append($0) }
    defer { reporter = usual }
    try body()
    return failures
  }

  @MainActor static func printToStandardError(_ failure: ModuleFailure) {
    #if os(Windows)
      print("warning: \(failure)")
    #else
      let line = Array("warning: \(failure)\n".utf8)
      _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    #endif
  }
}
