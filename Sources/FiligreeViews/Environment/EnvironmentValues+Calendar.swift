import Foundation

private enum TimeZoneKey: EnvironmentKey {
  // The same on every machine, as the locale is.
  static let defaultValue = TimeZone(secondsFromGMT: 0) ?? .current
}

private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}

extension EnvironmentValues {
  /// The calendar of date pickers and of dates in texts; the Gregorian one, unless it is set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of date pickers and of dates in texts; Greenwich's, whatever the machine's is, unless it
  /// is set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar with the locale and the time zone of the surroundings.
  var localCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
