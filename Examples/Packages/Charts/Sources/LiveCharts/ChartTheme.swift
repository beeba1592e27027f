import SwiftUI

/// The colors and measures of charts.
@available(iOS 15.0, macOS 12.0, *)
public struct ChartTheme {
  /// The colors of bars, lines and slices, in turn.
  public var colors: [Color]
  /// The gradient under a line, from top to bottom.
  public var area: Gradient
  /// The color of rules.
  public var ruleColor: Color
  /// The number of horizontal rules: from 0 to 100.
  public var ruleCount: Int
  /// How changes of the data are animated.
  public var animation: Animation?

  /// Creates a theme.
  public init(
    colors: [Color] = [.blue, .green, .orange, .pink, .purple],
    area: Gradient = Gradient(colors: [.blue.opacity(0.4), .blue.opacity(0)]),
    ruleColor: Color = .secondary.opacity(0.3), ruleCount: Int = 4,
    animation: Animation? = .easeInOut(duration: 0.3)
  ) {
    self.colors = colors
    self.area = area
    self.ruleColor = ruleColor
    self.ruleCount = ruleCount
    self.animation = animation
  }

  func color(at index: Int) -> Color {
    colors.isEmpty ? .accentColor : colors[index % colors.count]
  }
}

@available(iOS 15.0, macOS 12.0, *)
private struct ChartThemeKey: EnvironmentKey {
  static let defaultValue = ChartTheme()
}

@available(iOS 15.0, macOS 12.0, *)
extension EnvironmentValues {
  /// The theme of the charts within.
  public var chartTheme: ChartTheme {
    get { self[ChartThemeKey.self] }
    set { self[ChartThemeKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  /// Sets the theme of the charts within.
  public func chartTheme(_ theme: ChartTheme) -> some View {
    environment(\.chartTheme, theme)
  }
}

/// The horizontal rules behind a chart.
@available(iOS 15.0, macOS 12.0, *)
struct ChartRules: View {
  @Environment(\.chartTheme) private var theme

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<min(max(theme.ruleCount, 0), 100), id: \.self) { _ in
        Rectangle().fill(theme.ruleColor).frame(height: 1)
        Spacer(minLength: 0)
      }
      Rectangle().fill(theme.ruleColor).frame(height: 1)
    }
  }
}
