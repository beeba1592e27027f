import FiligreeText
import Foundation

extension Text {
  /// A line along a text: SwiftUI's `Text.LineStyle`.
  public struct LineStyle: Hashable, Sendable {
    /// Where a line is interrupted.
    ///
    /// Apple does not say how long dots and dashes are; here they are 3 and 10 times as long as the line is thick.
    public struct Pattern: Hashable, Sendable {
      let value: LinePattern

      /// Nowhere.
      public static let solid = Pattern(value: .solid)
      /// Dots.
      public static let dot = Pattern(value: .dot)
      /// Dashes.
      public static let dash = Pattern(value: .dash)
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(value: .dashDot)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(value: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line; without a color it has the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A line without interruptions in the text's color.
    public static let single = LineStyle()
  }

  /// Draws a line with a pattern under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    setting {
      $0.underline = $0.underline ?? (isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// Draws a line with a pattern through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    setting {
      $0.strikethrough =
        $0.strikethrough ?? (isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }
}

extension EnvironmentValues {
  /// The line under texts.
  @Entry var underline: Text.LineStyle?

  /// The line through texts.
  @Entry var strikethrough: Text.LineStyle?
}

extension View {
  /// Draws a line under texts in the view.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Draws a line through texts in the view.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
}
