#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads with a stack of a known size.
///
/// Dispatch's workers have 512 KiB on Apple's systems and musl's threads 128 KiB, so what a run can
/// read would depend on the machine. Recursion is limited all the same.
package enum WorkThreads {
  /// The bytes of stack that each thread of a run gets; tests ask for the smallest that must do.
  // Without the macro, which compilers for other systems may lack.
  package static let stackBytes = TaskLocal(wrappedValue: 8 << 20)

  /// How many threads may work at once.
  static let coreCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Runs a closure on a thread with a stack of `stackBytes`, and waits for it.
  ///
  /// Where the system gives no thread, the calling one does the work.
  package static func run(_ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      // The closure ends before this function does, since the thread is waited for.
      nonisolated(unsafe) let work = work
      guard let thread = start({ work() }) else { return work() }
      join(thread)
    }
  }

  /// Runs a closure on `count` threads at once, the calling one included, and waits for all.
  static func run(count: Int, _ work: @Sendable () -> Void) {
    withoutActuallyEscaping(work) { work in
      let threads = (1..<max(1, count)).compactMap { _ in start(work) }
      work()
      threads.forEach(join)
    }
  }

  // MARK: - POSIX

  private final class Work: Sendable {
    let stackBytes: Int
    let body: @Sendable () -> Void

    init(stackBytes: Int, body: @escaping @Sendable () -> Void) {
      self.stackBytes = stackBytes
      self.body = body
    }

    func run() { WorkThreads.stackBytes.withValue(stackBytes) { body() } }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackBytes.get()) == 0 else { return nil }
    let work = Unmanaged.passRetained(Work(stackBytes: stackBytes.get(), body: body))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let status = pthread_create(&thread, &attributes, enter, work.toOpaque())
    guard status == 0 else {
      work.release()
      return nil
    }
    return thread
  }

  #if canImport(Darwin)
    private static let enter: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      { work in
        Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
        return nil
      }
  #else
    private static let enter:
      @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
        { work in
          guard let work else { return nil }
          Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
          return nil
        }
  #endif

  private static func join(_ thread: pthread_t) { pthread_join(thread, nil) }
}
