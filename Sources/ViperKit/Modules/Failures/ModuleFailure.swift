#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Something a module was asked to do and could not: what, why, and what to do about it.
///
/// Nothing here traps. Each failure goes to `reporter` and is returned to the caller as well, so
/// that an app can log it and a test can read it:
///
/// ```swift
/// let failures = ModuleFailure.collect { router.showDetail(id: 1) }
/// #expect(failures.map(\.id) == ["no-navigation-stack"])
/// ```
nonisolated public struct ModuleFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Stays the same when the wording changes: `"no-navigation-stack"`.
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
  /// Who is told of each failure. At first it is written to the standard error stream.
  @MainActor public static var reporter: @MainActor (ModuleFailure) -> Void = printToStandardError

  /// Hands a failure to the reporter.
  @MainActor public static func report(_ failure: ModuleFailure) {
    reporter(failure)
  }

  /// Runs `body` and returns what failed in it, in place of reporting it.
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
