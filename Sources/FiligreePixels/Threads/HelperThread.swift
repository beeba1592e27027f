#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Threads that help with work that is done without them, too.
package enum HelperThread {
  /// Runs `body` on a thread of its own, and returns whether there was one to be had.
  ///
  /// Where the system has no thread to give (`ulimit -u`, a container's limit), `body` is not run:
  /// Dispatch would try again each second for ever, and whoever waits for it with it.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // What Linux gives a program's first thread.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let job = Unmanaged.passRetained(Job(body))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { pointer in
        // The pointer is that of the job, below.
        if let pointer { Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
      }, job.toOpaque())
    if status != 0 { job.release() }
    return status == 0
  }

  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
