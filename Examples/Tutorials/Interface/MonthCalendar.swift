import SwiftUI

struct MonthCalendar: View {
  @State private var month =
    DateComponents(
      calendar: Calendar(identifier: .gregorian), year: 2024, month: 2, day: 1
    ).date ?? .distantPast
  @State private var selectedDay: Int? = 14

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    return calendar
  }

  private var dayCount: Int { calendar.range(of: .day, in: .month, for: month)?.count ?? 30 }
  private var leadingBlanks: Int {
    (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        arrow("chevron.left", "Previous", -1)
        Text(month, format: .dateTime.month(.wide).year())
          .font(.title3.bold())
          .frame(maxWidth: .infinity)
        arrow("chevron.right", "Following", 1)
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7), spacing: 10) {
        ForEach(Array(["M", "T", "W", "T", "F", "S", "S"].enumerated()), id: \.offset) { _, day in
          Text(day).font(.caption).foregroundStyle(.secondary)
        }
        ForEach(0..<leadingBlanks, id: \.self) { _ in Color.clear }
        ForEach(1...dayCount, id: \.self) { day in
          Text("\(day)")
            .frame(width: 36, height: 36)
            .foregroundColor(day == selectedDay ? .white : .primary)
            .background {
              if day == selectedDay { Circle().fill(.red) }
            }
            .onTapGesture { selectedDay = day }
        }
      }
      Spacer()
    }
    .padding()
  }

  private func arrow(_ symbol: String, _ label: String, _ step: Int) -> some View {
    Button {
      month = calendar.date(byAdding: .month, value: step, to: month) ?? month
      selectedDay = nil
    } label: {
      Image(systemName: symbol)
    }
    .accessibilityLabel(label)
  }
}
