import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// 2024-02-29, 15:04:05 in Greenwich.
private let leapDay = Date(timeIntervalSince1970: 1_709_219_045)

private struct Dating<Style: DatePickerStyle>: View {
  @State var date = leapDay
  let style: Style
  var components: DatePickerComponents = [.date, .hourAndMinute]
  var range: ClosedRange<Date> = .distantPast ... .distantFuture

  var body: some View {
    VStack {
      Text(date.formatted(.iso8601))
      DatePicker("Date", selection: $date, in: range, displayedComponents: components)
        .datePickerStyle(style)
    }
  }
}

@MainActor
@Suite("Date pickers")
struct DatePickerTests {
  private func labels(_ session: ViewSession) -> [String] {
    session.accessibilityTree.map(\.label)
  }

  /// Narrow spaces of the formats count as spaces.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test("Plates with date and time; the date opens a calendar")
  func compact() {
    let session = page(360, 700) { Dating(style: .compact) }
    expect(
      labels(session).map(plain) == ["2024-02-29T15:04:05Z", "Date", "Feb 29, 2024", "3:04 PM"])
    session.tap("Feb 29, 2024")
    session.advance(by: 1)
    expect(labels(session).prefix(3) == ["February 2024", "Previous Month", "Next Month"])
    expect(labels(session).count == 3 + 29)
    expect(session.accessibilityTree.first { $0.value == "selected" }?.label == "29")
    session.tap("12")
    session.advance(by: 1)
    // It stays until a finger touches elsewhere.
    expect(session.accessibilityTree.first { $0.value == "selected" }?.label == "12")
    session.tap(at: at(2, 2))
    session.advance(by: 1)
    expect(labels(session)[0] == "2024-02-12T15:04:05Z")
  }

  @Test("A page of a calendar: other months, weekdays, a range")
  func graphical() {
    let range =
      Date(timeIntervalSince1970: 1_708_000_000)...Date(timeIntervalSince1970: 1_711_000_000)
    let session = page(340, 600) {
      Dating(style: .graphical, components: .date, range: range)
    }
    // 2024-02-15 … 2024-03-21: the first days cannot be chosen.
    expect(!session.tap("14"))
    expect(session.tap("15"))
    // Earlier on that day than the range begins: its beginning.
    expect(labels(session)[0] == "2024-02-15T15:04:05Z")
    session.tap("Next Month")
    expect(labels(session)[1] == "March 2024")
    session.tap("21")
    expect(labels(session)[0] == "2024-03-21T05:46:40Z")
    expect(labels(session)[1] == "March 2024")
    // February 1st, 2024 was a Thursday: the fifth place of a week that begins on Sunday.
    session.tap("Previous Month")
    let first = session.accessibilityTree.first { $0.label == "1" }?.frame ?? .zero
    expect(abs(first.midX - 340 * 4.5 / 7) <= 1)
  }

  @Test("Wheels: the day follows the month's length")
  func wheels() {
    let session = page(340, 400) { Dating(style: .wheel, components: .date).labelsHidden() }
    let year = session.accessibilityTree.first { $0.label == "2024" }?.frame ?? .zero
    // The next row of the year's wheel: 2025 has no 29th of February.
    session.tap(at: at(year.midX, year.midY + 30))
    session.advance(by: 2)
    expect(labels(session)[0] == "2025-02-28T15:04:05Z")
    let month = session.accessibilityTree.first { $0.label == "February" }?.frame ?? .zero
    session.drag([at(month.midX, month.midY), at(month.midX, month.midY - 40)])
    session.advance(by: 2)
    expect(labels(session)[0] == "2025-03-28T15:04:05Z")
  }

  @Test("Other locales, calendars and time zones")
  func surroundings() throws {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    environment.timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .current
    let session = ViewSession(
      size: CGSize(width: 360, height: 700), environment: environment
    ) {
      VStack {
        Dating(style: .compact)
        Dating(style: .wheel, components: .hourAndMinute)
      }
    }
    // Nine hours later it is the next day; the day comes before the month.
    expect(
      labels(session).contains { $0.contains("2024") && $0.drop { $0 == "0" }.hasPrefix("1") })
    expect(labels(session).contains("00:04"))
    for date in [
      Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: .nan),
      Date(timeIntervalSinceReferenceDate: .infinity),
    ] {
      let strange = page(340, 900) {
        VStack {
          DatePicker("x", selection: .constant(date))
          DatePicker("x", selection: .constant(date)).datePickerStyle(.graphical)
          DatePicker("x", selection: .constant(date)).datePickerStyle(.wheel)
        }
      }
      _ = try strange.image()
    }
  }
}
