import Dispatch

/// Calls an action at a time, once.
@MainActor
final class Alarm {
  var action: () -> Void = {}
  private var number = 0
  private var due: UInt64?

  /// Calls the action after some seconds, instead of at the time that was set before.
  func set(after seconds: Double) {
    let delay = min(max(seconds, 0), 86_400) * 1e9
    let time = DispatchTime.now().uptimeNanoseconds + UInt64(delay)
    // What is set already and comes a little earlier will be asked again then.
    if let due, due <= time, time - due < 1_000_000 { return }
    due = time
    number += 1
    let number = number
    DispatchQueue.main.asyncAfter(
      deadline: DispatchTime(uptimeNanoseconds: time), qos: .userInteractive
    ) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, number == self.number else { return }
        self.due = nil
        self.action()
      }
    }
  }

  /// Calls nothing.
  func stop() {
    number += 1
    due = nil
  }
}
