import FiligreePixels
import Foundation

/// A control for a color: SwiftUI's `ColorPicker`.
///
/// A tap on the well opens a sheet with UIKit's grid of 120 colors and, if opacities count, a slider for
/// the opacity. The spectrum, the sliders of single channels and the list of own colors of UIKit's sheet
/// are not there.
public nonisolated struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(_ selection: Binding<Color>, _ supportsOpacity: Bool, _ label: Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
  }

  /// Creates a picker with a label of views.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, supportsOpacity, label())
  }

  /// Creates a picker of a `CGColor` with a label of views.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(.color(selection), supportsOpacity, label())
  }

  /// The label and the well.
  @MainActor public var body: some View {
    let well = ColorWell(selection: selection, supportsOpacity: supportsOpacity, label: label)
    if labelsAreHidden {
      well
    } else {
      HStack(spacing: 0) {
        label.accessibilityHidden(true)
        Spacer(minLength: 8)
        well
      }
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity, Text(titleKey))
  }

  /// Creates a picker with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity, Text(title))
  }

  /// Creates a picker of a `CGColor` with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(.color(selection), supportsOpacity, Text(titleKey))
  }

  /// Creates a picker of a `CGColor` with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(.color(selection), supportsOpacity, Text(title))
  }
}

extension Binding where Value == Color {
  /// A binding to a color of Core Graphics.
  fileprivate static func color(_ color: Binding<CGColor>) -> Binding<Color> {
    Binding(
      get: { Color(cgColor: color.wrappedValue) },
      set: { color.wrappedValue = $0.resolve(in: EnvironmentValues()).cgColor })
  }
}

/// The color that is chosen, in a ring of all: 28 points wide, as UIKit's `UIColorWell`.
private nonisolated struct ColorWell<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
  @State private var isUp = false
  @Environment(\.isEnabled) private var isEnabled

  private static var rainbow: [Color] {
    stride(from: 0.0, through: 1, by: 1.0 / 6).map {
      Color(hue: $0 == 1 ? 0 : $0, saturation: 0.85, brightness: 1)
    }
  }

  @MainActor var body: some View {
    ZStack {
      Circle().strokeBorder(
        AngularGradient(colors: Self.rainbow, center: .center), lineWidth: 3)
      ZStack {
        // What is behind a color that is not opaque.
        Circle().fill(Color.white)
        Circle().fill(selection.wrappedValue)
      }
      .frame(width: 18, height: 18)
    }
    .frame(width: 28, height: 28)
    .opacity(isEnabled ? 1 : 0.5)
    .background(label.modifier(UnseenModifier()))
    .modifier(AccessibilityModifier(change: .control(role: "button", value: nil)))
    .contentShape(Circle())
    .onTapGesture { isUp = true }
    .sheet(isPresented: $isUp) {
      ColorSheet(selection: selection, supportsOpacity: supportsOpacity)
    }
  }
}
