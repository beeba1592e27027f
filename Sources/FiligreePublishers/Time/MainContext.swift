import Dispatch
import Foundation

/// Whether the present code runs where the main actor does.
///
/// On Linux the main queue may be served by any thread once `dispatchMain()` was called, as it is under
/// a program with an asynchronous `main`: then no thread is the main thread, but the queue's jobs still
/// run one at a time.
package enum MainContext {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether a queue is the main queue: on Linux there are several objects of it.
  package static func isMain(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: key) == true
  }

  /// Whether `MainActor.assumeIsolated` may be called.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
