extension Text {
  /// How a line along letters looks: SwiftUI's `Text.LineStyle`.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is made up: SwiftUI's `Text.LineStyle.Pattern`, of which solid lines are drawn.
    public struct Pattern: Hashable, Sendable {
      /// Without gaps.
      public static let solid = Pattern()
    }

    let color: Color?

    /// A line of a color, that of the letters if none is given.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.color = color
    }

    /// A solid line of the letters' color.
    public static let single = LineStyle()
  }
}
