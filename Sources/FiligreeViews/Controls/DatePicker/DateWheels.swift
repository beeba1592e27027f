import Foundation

/// Wheels with a label before them.
nonisolated struct LabeledWheels: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  @MainActor var body: some View {
    let wheels = DateWheels(
      configuration: configuration, components: configuration.displayedComponents)
    if labelsAreHidden {
      wheels
    } else {
      HStack {
        configuration.label
        wheels
      }
    }
  }
}

/// Wheels for the parts of a date, as UIKit's: month, day and year, or a day of any month before the time.
nonisolated struct DateWheels: View {
  let configuration: DatePickerStyleConfiguration
  let components: DatePickerComponents
  @Environment(\.localCalendar) private var calendar

  @MainActor var body: some View {
    let wheels = WheelDate(calendar, configuration)
    HStack(spacing: 0) {
      if components.contains([.date, .hourAndMinute]) {
        dayOfAnyMonth(wheels)
      } else if components.contains(.date) {
        let isDayFirst = wheels.isDayFirst
        if isDayFirst { day(wheels) }
        month(wheels)
        if !isDayFirst { day(wheels) }
        year(wheels)
      }
      if components.contains(.hourAndMinute) { time(wheels) }
    }
    // One band for all wheels.
    .environment(\.isWheelPart, true)
    .background { WheelMark() }
    .clipped()
  }

  @MainActor private func month(_ date: WheelDate) -> some View {
    let names = calendar.standaloneMonthSymbols
    return Wheel(
      count: names.count, selected: date.part(.month) - 1, isEndless: true,
      select: { date.set(.month, $0 + 1) }
    ) { index in
      Text(names.indices.contains(index) ? names[index] : "")
    }
    .frame(minWidth: 130)
  }

  @MainActor private func day(_ date: WheelDate) -> some View {
    Wheel(
      count: date.dayCount, selected: date.part(.day) - 1, isEndless: true,
      select: { date.set(.day, $0 + 1) }
    ) { index in
      Text(verbatim: "\(index + 1)")
    }
  }

  @MainActor private func year(_ date: WheelDate) -> some View {
    Wheel(count: 9999, selected: date.part(.year) - 1, select: { date.set(.year, $0 + 1) }) {
      Text(verbatim: "\($0 + 1)")
    }
  }

  /// All days from ten thousand before the present one to as many after it.
  @MainActor private func dayOfAnyMonth(_ date: WheelDate) -> some View {
    let reach = 10_000
    return Wheel(
      count: 2 * reach + 1, selected: reach, select: { date.add(days: $0 - reach) }
    ) { index in
      Text(date.name(ofDay: index - reach))
    }
    .frame(minWidth: 140)
  }

  @MainActor @ViewBuilder private func time(_ date: WheelDate) -> some View {
    let hour = date.part(.hour)
    if date.hasTwelveHours {
      Wheel(
        count: 12, selected: hour % 12, isEndless: true,
        select: { date.set(.hour, hour / 12 * 12 + $0) }
      ) { index in
        Text(verbatim: "\(index == 0 ? 12 : index)")
      }
    } else {
      Wheel(count: 24, selected: hour, isEndless: true, select: { date.set(.hour, $0) }) {
        Text(verbatim: WheelDate.twoDigits($0))
      }
    }
    Wheel(
      count: 60, selected: date.part(.minute), isEndless: true, select: { date.set(.minute, $0) }
    ) {
      Text(verbatim: WheelDate.twoDigits($0))
    }
    if date.hasTwelveHours {
      Wheel(count: 2, selected: hour / 12, select: { date.set(.hour, hour % 12 + 12 * $0) }) {
        Text($0 == 0 ? calendar.amSymbol : calendar.pmSymbol)
      }
    }
  }
}

/// The date that wheels show and set.
private struct WheelDate {
  let calendar: Calendar
  let configuration: DatePickerStyleConfiguration
  private let date: Date

  init(_ calendar: Calendar, _ configuration: DatePickerStyleConfiguration) {
    self.calendar = calendar
    self.configuration = configuration
    let seconds = configuration.selection.timeIntervalSinceReferenceDate
    // What no calendar reaches counts as the reference date.
    date = Date(
      timeIntervalSinceReferenceDate: seconds.isFinite && abs(seconds) < 1e11 ? seconds : 0)
  }

  func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }

  var dayCount: Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 31 }

  /// Sets a part; a month that has not as many days gets its last.
  func set(_ component: Calendar.Component, _ value: Int) {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    let day = parts.day ?? 1
    parts.setValue(value, for: component)
    if component == .month || component == .year {
      parts.day = 1
      let count = calendar.date(from: parts)
        .flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
      parts.day = min(day, count ?? day)
    }
    configuration.choose(calendar.date(from: parts))
  }

  func add(days: Int) {
    configuration.choose(calendar.date(byAdding: .day, value: days, to: date))
  }

  func name(ofDay offset: Int) -> String {
    guard let day = calendar.date(byAdding: .day, value: offset, to: date) else { return "" }
    return Date.FormatStyle(
      locale: calendar.locale ?? .standard, calendar: calendar, timeZone: calendar.timeZone
    )
    .weekday(.abbreviated).month(.abbreviated).day().format(day)
  }

  private func order(_ template: String) -> String {
    DateFormatter.dateFormat(
      fromTemplate: template, options: 0, locale: calendar.locale ?? .standard) ?? ""
  }

  var hasTwelveHours: Bool { order("j").contains("a") }

  var isDayFirst: Bool {
    let order = order("yMMMMd")
    guard let day = order.firstIndex(of: "d"), let month = order.firstIndex(of: "M") else {
      return false
    }
    return day < month
  }

  static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
