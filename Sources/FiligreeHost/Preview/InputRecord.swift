import Foundation

/// What was done to a session, and when, so that it can be done again.
struct InputRecord {
  /// Something that was done.
  struct Input {
    var time: TimeInterval
    var message: PageMessage
  }

  /// How many inputs are kept: half a minute of a finger that moves all the time, some hours of taps.
  static let most = 4000

  private var inputs: [Input] = []
  /// How many of them the session has seen.
  private var seen = 0
  /// Whether nothing is missing.
  private(set) var isWhole = true

  /// Whether there are inputs that the session has not seen, since its clock was set back.
  var isBehind: Bool { seen < inputs.count }

  /// Notes what the session is about to do; what came later in an earlier run has not happened now.
  mutating func note(_ message: PageMessage, at time: TimeInterval) {
    switch message {
    // These are not of the views, or are what they are now.
    case .hello, .drawn, .presence, .preview, .drag: return
    case .surroundings:
      // It changes nothing of what is done later.
      guard inputs.count < Self.most else { return isWhole = false }
      inputs.insert(Input(time: time, message: message), at: seen)
      seen += 1
      return
    case .hover:
      // Of a pointer that only passes, the last place of a moment counts.
      if let last = inputs.last, seen == inputs.count, case .hover = last.message, last.time == time
      {
        inputs[inputs.count - 1].message = message
        return
      }
      // A pointer that crosses the page on its way to the clock has done nothing.
      if isBehind { return }
    case .pointer, .wheel, .key, .text, .paste, .use, .window, .files, .back: break
    }
    inputs.removeSubrange(seen...)
    guard inputs.count < Self.most else {
      isWhole = false
      return
    }
    inputs.append(Input(time: time, message: message))
    seen = inputs.count
  }

  /// Begins anew.
  mutating func rewind() { seen = 0 }

  /// When the session is to see the next input; nil if it has seen all.
  var nextTime: TimeInterval? { isBehind ? inputs[seen].time : nil }

  /// The next input until a time, which the session is to see now.
  mutating func next(until time: TimeInterval) -> Input? {
    guard seen < inputs.count, inputs[seen].time <= time else { return nil }
    seen += 1
    return inputs[seen - 1]
  }
}
