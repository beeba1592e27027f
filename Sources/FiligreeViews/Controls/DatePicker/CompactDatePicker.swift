import Foundation

/// The date and the time on gray plates with a label before them.
nonisolated struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  @MainActor var body: some View {
    HStack(spacing: 0) {
      if !labelsAreHidden {
        configuration.label
        Spacer(minLength: 8)
      }
      HStack(spacing: 6) {
        if configuration.displayedComponents.contains(.date) {
          DatePlate(configuration: configuration, part: .date)
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          DatePlate(configuration: configuration, part: .hourAndMinute)
        }
      }
    }
  }
}

/// A gray plate with a part of the date: a tap opens a calendar or wheels beside it.
nonisolated struct DatePlate: View {
  let configuration: DatePickerStyleConfiguration
  let part: DatePickerComponents
  @State private var isUp = false
  @Environment(\.localCalendar) private var calendar
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    Text(text)
      .foregroundStyle(isUp ? AnyShapeStyle(.tint) : AnyShapeStyle(color))
      .lineLimit(1)
      .fixedSize()
      .padding(EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11))
      .background(
        Color(uiColor: .tertiarySystemFill),
        in: RoundedRectangle(cornerRadius: 6, style: .continuous)
      )
      .modifier(AccessibilityModifier(change: .control(role: "button", value: nil)))
      .contentShape(Rectangle())
      .onTapGesture { isUp = true }
      .modifier(
        PopupModifier(isPresented: $isUp, placement: .beside) {
          DateCard(configuration: configuration, part: part)
        })
  }

  private var color: Color { isEnabled ? .primary : .disabledLabel }

  private var text: String {
    var style = Date.FormatStyle(
      locale: calendar.locale ?? .standard, calendar: calendar, timeZone: calendar.timeZone)
    style =
      part == .date
      ? style.day().month(.abbreviated).year() : style.hour().minute()
    return style.format(configuration.selection)
  }
}

/// A calendar or wheels on a card.
private nonisolated struct DateCard: View {
  let configuration: DatePickerStyleConfiguration
  let part: DatePickerComponents
  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    let shape = RoundedRectangle(cornerRadius: 13, style: .continuous)
    ZStack {
      if part == .date {
        CalendarPage(configuration: configuration)
          .padding(EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16))
          .frame(width: 320)
      } else {
        DateWheels(configuration: configuration, components: .hourAndMinute)
          .frame(width: 220)
      }
    }
    .background {
      shape.fill(colorScheme == .dark ? Color(white: 0.145) : .white)
        .shadow(color: .black.opacity(colorScheme == .dark ? 0.5 : 0.18), radius: 16, y: 6)
    }
    .environment(\.isInMenu, false)
  }
}
