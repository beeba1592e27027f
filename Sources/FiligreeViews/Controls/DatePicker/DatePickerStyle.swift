import Foundation

/// How date pickers look: SwiftUI's `DatePickerStyle`.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of a date picker.
  associatedtype Body: View
  /// What is known of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Makes the views of a date picker.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a ``DatePickerStyle`` knows of a date picker: SwiftUI's type of that name.
public struct DatePickerStyleConfiguration {
  /// A date picker's label.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// The first date that can be chosen.
  public let minimumDate: Date?
  /// The last date that can be chosen.
  public let maximumDate: Date?
  /// Which parts of the date can be chosen.
  public let displayedComponents: DatePickerComponents
  /// The label.
  public let label: Label
  /// The date.
  @Binding public var selection: Date

  init(
    minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents,
    label: Label, selection: Binding<Date>
  ) {
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
    self.label = label
    _selection = selection
  }

  /// Chooses a date, or the one that is nearest to it in the range.
  func choose(_ date: Date?) {
    guard var date, date.timeIntervalSinceReferenceDate.isFinite else { return }
    if let maximumDate { date = min(date, maximumDate) }
    if let minimumDate { date = max(date, minimumDate) }
    if date != selection { selection = date }
  }
}

extension EnvironmentValues {
  @Entry var datePickerStyle: AnyControlStyle<DatePickerStyleConfiguration> = AnyControlStyle(
    DefaultDatePickerStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Sets how date pickers look.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    // Its `makeBody` is called on the main actor alone.
    nonisolated(unsafe) let style = style
    return controlStyle(
      \.datePickerStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// What suits the surroundings, which is ``CompactDatePickerStyle``: SwiftUI's `DefaultDatePickerStyle`.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a date picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// The date and the time on gray plates, which open a calendar and wheels: SwiftUI's
/// `CompactDatePickerStyle`.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a date picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// Wheels: SwiftUI's `WheelDatePickerStyle`.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a date picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledWheels(configuration: configuration)
  }
}

/// A page of a calendar: SwiftUI's `GraphicalDatePickerStyle`.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a date picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// What suits the surroundings.
  public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time on gray plates.
  public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A page of a calendar.
  public static var graphical: GraphicalDatePickerStyle { .init() }
}
