extension EnvironmentValues {
  /// How many lines there is room for at least; nil for those that there are.
  @Entry package var leastLines: Int?
}

extension View {
  /// Sets how many lines texts and fields have at least and at most; what is below 1 counts as 1.
  ///
  /// A text has room for the least number even if it has fewer lines.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.leastLines, limit.lowerBound)
  }

  /// Sets how many lines texts and fields have at least.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil).environment(\.leastLines, limit.lowerBound)
  }

  /// Sets how many lines texts and fields have at most.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.leastLines, nil)
  }

  /// Sets how many lines texts and fields have at most, and whether there is always room for as many.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.leastLines, reservesSpace ? limit : nil)
  }
}
