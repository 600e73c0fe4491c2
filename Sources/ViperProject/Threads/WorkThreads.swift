#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads with a stack of a known size.
///
/// By default, threads have 512 KiB of stack on Apple's systems and 128 KiB with musl. With a known
/// size, all machines can read the same files.
package enum WorkThreads {
  /// The stack size of each thread, in bytes. Tests set the smallest size.
  // `@TaskLocal` is missing in some compilers for other systems.
  package static let stackBytes = TaskLocal(wrappedValue: 8 << 20)

  static let coreCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Runs a closure on a new thread and waits for it. If the thread can't be created, the closure
  /// runs on the calling thread.
  package static func run(_ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      // The thread ends before this function returns.
      nonisolated(unsafe) let work = work
      guard let thread = start({ work() }) else { return work() }
      join(thread)
    }
  }

  /// Runs a closure on `count` threads, including the calling thread, and waits for them.
  static func run(count: Int, _ work: @Sendable () -> Void) {
    withoutActuallyEscaping(work) { work in
      let threads = (1..<max(1, count)).compactMap { _ in start(work) }
      work()
      threads.forEach(join)
    }
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    let size = stackBytes.get()
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return nil }
    let work = Unmanaged.passRetained(Work { stackBytes.withValue(size, operation: body) })
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let status = pthread_create(
      &thread, &attributes,
      { work in
        // Only some systems pass an optional.
        let work: UnsafeMutableRawPointer? = work
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
        return nil
      }, work.toOpaque())
    guard status == 0 else {
      work.release()
      return nil
    }
    return thread
  }

  private static func join(_ thread: pthread_t) { pthread_join(thread, nil) }
}
