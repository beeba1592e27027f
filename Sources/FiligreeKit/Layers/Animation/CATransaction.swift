import Foundation

/// Changes of layers that belong together: Core Animation's `CATransaction`.
///
/// Without `begin()` changes belong to the transaction of the thread, which goes on for ever: it has no completion.
public final class CATransaction {
  /// What is set in a transaction.
  final class Level {
    var duration: Double?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: (() -> Void)?
    /// When the last of its animations ends, by the clock.
    var end: Double = 0
    var values: [String: Any] = [:]
  }

  private static let key = "Filigree.CATransaction"

  private static var levels: [Level] {
    get { Thread.current.threadDictionary[key] as? [Level] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  private init() {}

  /// Begins a transaction within the one that is under way.
  public class func begin() {
    levels.append(Level())
  }

  /// Ends the transaction that was begun last; without one it does nothing.
  ///
  /// Its completion is called when the animations that were added in it have ended; soon if there are none.
  public class func commit() {
    guard let level = levels.popLast() else { return }
    levels.last?.end = max(levels.last?.end ?? 0, level.end)
    guard let completion = level.completion else { return }
    let clock = LayerClock.current
    clock.schedule(after: level.end - clock.time, completion)
  }

  /// Does nothing: layers are drawn as they are whenever they are drawn.
  public class func flush() {}

  /// How long implicit animations last, in seconds: 0.25 if nothing was set.
  public class func animationDuration() -> CFTimeInterval {
    levels.last { $0.duration != nil }?.duration ?? 0.25
  }

  /// Sets how long implicit animations last; without a transaction it does nothing, here and below.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    levels.last?.duration = dur >= 0 && dur.isFinite ? dur : 0
  }

  /// The course of implicit animations, if one was set.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    levels.last { $0.timingFunction != nil }?.timingFunction
  }

  /// Sets the course of implicit animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    levels.last?.timingFunction = function
  }

  /// Whether changes are not animated by themselves.
  public class func disableActions() -> Bool {
    levels.last { $0.disablesActions != nil }?.disablesActions ?? false
  }

  /// Sets whether changes are not animated by themselves.
  public class func setDisableActions(_ flag: Bool) {
    levels.last?.disablesActions = flag
  }

  /// What is called when the transaction's animations have ended.
  public class func completionBlock() -> (() -> Void)? { levels.last?.completion }

  /// Sets what is called when the animations that are added to the transaction have ended.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    levels.last?.completion = block
  }

  /// What was set for a key in this transaction or one around it.
  public class func value(forKey key: String) -> Any? {
    levels.last { $0.values[key] != nil }?.values[key]
  }

  /// Keeps something for a key.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    levels.last?.values[key] = anObject
  }

  /// Notes that an animation of the transaction ends at a time of the clock.
  static func note(end: Double) {
    guard end.isFinite, let level = levels.last else { return }
    level.end = max(level.end, end)
  }

  /// Runs `body` without implicit animations.
  static func withoutActions<Result>(_ body: () throws -> Result) rethrows -> Result {
    begin()
    setDisableActions(true)
    defer { commit() }
    return try body()
  }
}
