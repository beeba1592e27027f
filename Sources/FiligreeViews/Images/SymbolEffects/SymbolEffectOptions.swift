/// How often and how fast an effect of a symbol runs: the Symbols framework's `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect is repeated: the Symbols framework's `SymbolEffectOptions.RepeatBehavior`.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?
    let delay: Double?

    /// For ever, one time right after the other.
    public static let continuous = RepeatBehavior(count: nil, delay: nil)

    /// For ever, with a rest after each time.
    public static let periodic = periodic()

    /// A number of times, for ever if none is given, with a rest of `delay` seconds after each: half a second if
    /// none is given.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0.5)
    }
  }

  /// How often; nil for what is usual for the effect.
  enum Repetition: Hashable, Sendable {
    case times(Int)
    case forever
  }

  var repetition: Repetition?
  /// The rest after each time, in seconds.
  var delay = 0.0
  var rate = 1.0

  /// A change of a value does an effect once, and an active effect goes on for ever.
  public static let `default` = SymbolEffectOptions()
  /// For ever.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

  /// A number of times; less than one counts as one.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(count)
  }

  /// As a behavior says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }

  /// `speed` times as fast; what is not positive and finite counts as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions.default.speed(speed)
  }

  /// The same for ever.
  public var repeating: SymbolEffectOptions {
    var options = self
    options.repetition = .forever
    return options
  }

  /// The same once.
  public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

  /// The same a number of times, 1…1,000,000, for ever if none is given; others count as the nearest.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.repetition = count.map { .times(min(max($0, 1), 1_000_000)) } ?? .forever
    return options
  }

  /// The same, repeated as a behavior says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = `repeat`(behavior.count)
    options.delay = behavior.delay.map { $0 > 0 ? min($0, 1e6) : 0 } ?? 0
    return options
  }

  /// The same `speed` times as fast, 0.001…1,000; what is not positive and finite counts as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.rate = speed > 0 && speed.isFinite ? min(max(speed, 1e-3), 1e3) : 1
    return options
  }
}
