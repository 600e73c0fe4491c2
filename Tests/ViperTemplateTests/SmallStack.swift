#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

func runOnThread(
  stackSize size: Int, _ body: @escaping @convention(c) () -> Void
) -> Bool {
  var attributes = pthread_attr_t()
  guard pthread_attr_init(&attributes) == 0,
    pthread_attr_setstacksize(&attributes, size) == 0
  else { return false }
  defer { pthread_attr_destroy(&attributes) }
  let argument = unsafeBitCast(body, to: UnsafeMutableRawPointer.self)
  #if canImport(Glibc)
    var thread = pthread_t()
  #else
    var thread: pthread_t?
  #endif
  #if canImport(Darwin)
    let status = pthread_create(&thread, &attributes, { call($0) }, argument)
  #else
    let status = pthread_create(&thread, &attributes, { $0.flatMap(call) }, argument)
  #endif
  guard status == 0 else { return false }
  #if canImport(Glibc)
    return pthread_join(thread, nil) == 0
  #else
    return thread.map { pthread_join($0, nil) == 0 } ?? false
  #endif
}

private func call(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  unsafeBitCast(body, to: (@convention(c) () -> Void).self)()
  return nil
}
