import Foundation

/// A page of a calendar and, if it can be chosen, the time below it.
nonisolated struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  @MainActor var body: some View {
    VStack(spacing: 8) {
      if configuration.displayedComponents.contains(.date) {
        CalendarPage(configuration: configuration)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          Text("Time")
          Spacer()
          DatePlate(configuration: configuration, part: .hourAndMinute)
        }
      }
    }
  }
}

/// A month, in which a tap chooses a day, in the proportions of UIKit's inline date picker: days on
/// circles of 44 points.
nonisolated struct CalendarPage: View {
  static let dayHeight: CGFloat = 44

  let configuration: DatePickerStyleConfiguration
  @Environment(\.localCalendar) private var calendar
  /// How many months the page is after that of the date.
  @State private var shift = 0

  @MainActor var body: some View {
    let month = CalendarMonth(calendar, configuration.selection, shift: shift)
    VStack(spacing: 4) {
      header(month)
      HStack(spacing: 0) {
        ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
          Text(name.uppercased(with: calendar.locale))
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(Color(uiColor: .tertiaryLabel))
            .lineLimit(1)
            .frame(maxWidth: .infinity)
        }
      }
      .accessibilityHidden(true)
      .padding(.top, 8)
      ForEach(0..<6, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { weekday in
            day(week * 7 + weekday - month.leading + 1, in: month)
          }
        }
      }
    }
  }

  @MainActor private func header(_ month: CalendarMonth) -> some View {
    HStack(spacing: 28) {
      Text(month.title).font(.headline)
      Spacer(minLength: 0)
      arrow("chevron.left", "Previous Month", -1)
      arrow("chevron.right", "Next Month", 1)
    }
    .frame(height: 34)
    .padding(.horizontal, 8)
  }

  @MainActor private func arrow(_ symbol: String, _ name: String, _ step: Int) -> some View {
    Button {
      // As far as any calendar goes.
      shift = min(max(shift + step, -120_000), 120_000)
    } label: {
      Image(systemName: symbol).font(.system(size: 20, weight: .medium))
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(name)
  }

  @ViewBuilder @MainActor private func day(_ number: Int, in month: CalendarMonth) -> some View {
    if number >= 1, number <= month.count {
      let isChosen = shift == 0 && number == month.chosen
      let isInRange = month.isIn(configuration, day: number)
      Text("\(number)")
        .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
        .foregroundStyle(
          !isInRange
            ? AnyShapeStyle(Color.disabledLabel)
            : isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
        )
        .frame(maxWidth: .infinity, minHeight: Self.dayHeight)
        .background {
          if isChosen { Circle().fill(.tint.opacity(0.12)).frame(width: 44, height: 44) }
        }
        .modifier(
          AccessibilityModifier(
            change: .control(role: "button", value: isChosen ? "selected" : nil))
        )
        .contentShape(Rectangle())
        .onTapGesture {
          configuration.choose(month.date(day: number))
          shift = 0
        }
        .disabled(!isInRange)
    } else {
      Color.clear.frame(maxWidth: .infinity, minHeight: week(number, month) ? Self.dayHeight : 0)
        .frame(height: week(number, month) ? Self.dayHeight : 0)
    }
  }

  /// Whether a place of the page is in a week of the month.
  private func week(_ number: Int, _ month: CalendarMonth) -> Bool {
    number < 1 || (number + month.leading - 1) / 7 <= (month.count + month.leading - 1) / 7
  }
}

/// A month of a calendar.
struct CalendarMonth {
  private let calendar: Calendar
  private let first: Date
  /// The date that is chosen.
  private let date: Date
  /// The number of days.
  let count: Int
  /// The number of days in the first week that are of the month before.
  let leading: Int
  /// The day of the month that is chosen.
  let chosen: Int

  init(_ calendar: Calendar, _ date: Date, shift: Int) {
    // What no calendar reaches counts as the reference date.
    let limit = 1e11
    let seconds = date.timeIntervalSinceReferenceDate
    let usable =
      seconds.isFinite && abs(seconds) < limit ? date : Date(timeIntervalSinceReferenceDate: 0)
    self.calendar = calendar
    self.date = usable
    chosen = calendar.component(.day, from: usable)
    let start = calendar.dateInterval(of: .month, for: usable)?.start ?? usable
    first = calendar.date(byAdding: .month, value: shift, to: start) ?? start
    count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    leading = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
  }

  /// The month and the year.
  var title: String {
    Date.FormatStyle(
      locale: calendar.locale ?? .standard, calendar: calendar, timeZone: calendar.timeZone
    )
    .month(.wide).year().format(first)
  }

  /// The short names of the days of a week, from its first on.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let start = min(max(calendar.firstWeekday - 1, 0), names.count)
    return Array(names[start...] + names[..<start])
  }

  /// A day of the month at the time of the date that is chosen.
  func date(day: Int) -> Date? {
    guard let start = calendar.date(byAdding: .day, value: day - 1, to: first) else { return nil }
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: start)
      ?? start
  }

  /// Whether any time of a day can be chosen.
  func isIn(_ configuration: DatePickerStyleConfiguration, day: Int) -> Bool {
    guard let start = calendar.date(byAdding: .day, value: day - 1, to: first),
      let end = calendar.date(byAdding: .day, value: day, to: first)
    else { return false }
    return configuration.maximumDate.map { start <= $0 } ?? true
      && configuration.minimumDate.map { end > $0 } ?? true
  }
}
