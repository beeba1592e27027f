import Foundation

/// Which parts of a date a picker is for: SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a date: SwiftUI's `DatePicker`.
///
/// It shows and counts by the calendar, the locale and the time zone of its surroundings.
public nonisolated struct DatePicker<Label: View>: View {
  /// The parts of dates.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: Components
  let label: Label
  @Environment(\.datePickerStyle) private var style

  init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  /// Creates a picker with a label of views.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// Creates a picker of dates in a range with a label of views.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// Creates a picker of dates from one on with a label of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// Creates a picker of dates up to one with a label of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }

  /// The picker in the style of its surroundings.
  @MainActor public var body: some View {
    style.make(
      DatePickerStyleConfiguration(
        minimumDate: minimum, maximumDate: maximum, displayedComponents: components,
        label: .init(content: AnyView(label)), selection: selection)
    )
    .outerStyle(\.datePickerStyle)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a picker with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// Creates a picker of dates in a range with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of dates in a range with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }

  /// Creates a picker of dates from one on with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of dates from one on with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
  }

  /// Creates a picker of dates up to one with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of dates up to one with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
  }
}
