/// Types that receive values of publishers.
public enum Subscribers {}

extension Subscribers {
  /// How many values a subscriber is ready to take: a number that is not negative, or no limit.
  ///
  /// Sums that are beyond `Int` are unlimited, differences below 0 are none, and a limit minus anything stays as it is
  /// if it is unlimited. Semantics: Combine's `Subscribers.Demand`, except that nothing traps.
  public struct Demand: Hashable, Codable, Comparable, Sendable, CustomStringConvertible {
    // No limit is Int.max.
    private let count: Int

    private init(count: Int) {
      self.count = count
    }

    /// As many values as there are.
    public static let unlimited = Demand(count: .max)

    /// No value beyond those that were asked for before.
    public static let none = Demand(count: 0)

    /// Up to `value` values; negative counts as 0.
    public static func max(_ value: Int) -> Demand {
      Demand(count: Swift.max(value, 0))
    }

    /// The number, nil if unlimited.
    public var max: Int? { self == .unlimited ? nil : count }

    /// `unlimited`, or `max(3)`.
    public var description: String { self == .unlimited ? "unlimited" : "max(\(count))" }

    /// The sum; unlimited if one of both is.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      let (sum, isBeyond) = lhs.count.addingReportingOverflow(rhs.count)
      return isBeyond ? .unlimited : Demand(count: sum)
    }

    /// Adds to a demand.
    public static func += (lhs: inout Demand, rhs: Demand) {
      lhs = lhs + rhs
    }

    /// The sum with a number.
    public static func + (lhs: Demand, rhs: Int) -> Demand {
      rhs < 0 ? lhs - Demand(count: rhs == .min ? .max : -rhs) : lhs + Demand(count: rhs)
    }

    /// Adds a number.
    public static func += (lhs: inout Demand, rhs: Int) {
      lhs = lhs + rhs
    }

    /// The difference; unlimited stays so, and unlimited taken from a number leaves none.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      lhs == .unlimited ? lhs : Demand(count: Swift.max(lhs.count - rhs.count, 0))
    }

    /// Takes a demand away.
    public static func -= (lhs: inout Demand, rhs: Demand) {
      lhs = lhs - rhs
    }

    /// The difference with a number.
    public static func - (lhs: Demand, rhs: Int) -> Demand {
      rhs < 0 ? lhs + Demand(count: rhs == .min ? .max : -rhs) : lhs - Demand(count: rhs)
    }

    /// Takes a number away.
    public static func -= (lhs: inout Demand, rhs: Int) {
      lhs = lhs - rhs
    }

    /// The product; a negative factor counts as 0.
    public static func * (lhs: Demand, rhs: Int) -> Demand {
      guard lhs != .unlimited, rhs > 0 else { return rhs > 0 ? lhs : .none }
      let (product, isBeyond) = lhs.count.multipliedReportingOverflow(by: rhs)
      return isBeyond ? .unlimited : Demand(count: product)
    }

    /// Multiplies a demand.
    public static func *= (lhs: inout Demand, rhs: Int) {
      lhs = lhs * rhs
    }

    /// Whether the first allows fewer values.
    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }

    /// Whether the demand is limited to the number.
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
    /// Whether the demand is not limited to the number.
    public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
    /// Whether the demand allows fewer values than the number.
    public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
    /// Whether the demand allows no more values than the number.
    public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
    /// Whether the demand allows more values than the number.
    public static func > (lhs: Demand, rhs: Int) -> Bool { !(lhs <= rhs) }
    /// Whether the demand allows at least as many values as the number.
    public static func >= (lhs: Demand, rhs: Int) -> Bool { !(lhs < rhs) }
  }
}
