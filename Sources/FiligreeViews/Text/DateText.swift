import Foundation

extension Text {
  /// How a date is written: SwiftUI's `Text.DateStyle`.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time, as 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The day, as June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// How far from now, as 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// How far from now, with a sign, as +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts, as 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date, by the calendar, the time zone and the clock of the surroundings.
  ///
  /// The clock of a ``ViewSession`` begins at `Date`'s reference date, and the text changes with it. What
  /// counts from now is in English, whatever the locale is.
  public init(_ date: Date, style: DateStyle) {
    self.init(value: DateText(date: date, style: style))
  }

  /// Shows a clock that counts from one end of a range to the other.
  ///
  /// - Parameters:
  ///   - timerInterval: The range.
  ///   - pauseTime: The time at which the clock stands; nil if it does not.
  ///   - countsDown: Whether it counts what is left.
  ///   - showsHours: Whether it shows hours; if not, minutes go on beyond 59.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      value: TimerText(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}

/// A value in a text that depends on the clock, the calendar or the time zone.
protocol ClockedValue: LocalizedValue {
  /// The value as text at a time.
  func string(in environment: EnvironmentValues, now: Date) -> String
}

extension ClockedValue {
  // Outside of a tree the clock stands at the reference date.
  func string(in locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return string(in: environment, now: Date(timeIntervalSinceReferenceDate: 0))
  }
}

/// A date in a style.
private struct DateText: ClockedValue, Equatable {
  let date: Date
  let style: Text.DateStyle

  func string(in environment: EnvironmentValues, now: Date) -> String {
    let distance = date.timeIntervalSince(now)
    guard distance.isFinite else { return "" }
    let format = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    switch style.kind {
    case .time: return format.hour().minute().format(date)
    case .date: return format.month(.wide).day().year().format(date)
    case .relative: return Self.relative(abs(distance))
    case .offset: return (distance < 0 ? "-" : "+") + Self.offset(abs(distance))
    case .timer: return ClockDigits.string(abs(distance), showsHours: true)
    }
  }

  private static let units: [(seconds: Double, short: String, long: String)] = [
    (31_536_000, "yr", "year"), (2_592_000, "mth", "month"), (604_800, "wk", "week"),
    (86_400, "day", "day"), (3600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
  ]

  /// The largest unit and the one below it.
  private static func relative(_ distance: Double) -> String {
    let distance = distance.rounded(.down)
    guard let index = units.firstIndex(where: { distance >= $0.seconds }) else { return "0 sec" }
    var rest = distance
    var parts: [String] = []
    for unit in units[index...].prefix(2) {
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      let plural = count == 1 || unit.short.count == 3 && unit.short != "day" || unit.short == "hr"
      if count > 0 { parts.append("\(whole(count)) \(unit.short)\(plural ? "" : "s")") }
    }
    return parts.joined(separator: ", ")
  }

  /// The largest unit.
  private static func offset(_ distance: Double) -> String {
    let unit = units.first { distance >= $0.seconds } ?? (1, "sec", "second")
    let count = (distance / unit.seconds).rounded(.down)
    return "\(whole(count)) \(unit.long)\(count == 1 ? "" : "s")"
  }

  private static func whole(_ count: Double) -> String { String(format: "%.0f", count) }
}

/// A clock that counts.
private struct TimerText: ClockedValue, Equatable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func string(in environment: EnvironmentValues, now: Date) -> String {
    let time = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
    let rest =
      countsDown
      ? interval.upperBound.timeIntervalSince(time).rounded(.up)
      : time.timeIntervalSince(interval.lowerBound)
    return ClockDigits.string(rest, showsHours: showsHours)
  }
}

/// Seconds as the digits of a clock.
private enum ClockDigits {
  static func string(_ seconds: Double, showsHours: Bool) -> String {
    guard seconds.isFinite, seconds < 1e12 else { return "" }
    let whole = Int(max(seconds, 0))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, whole >= 3600 else { return "\(whole / 60):\(two(whole % 60))" }
    return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
  }
}
