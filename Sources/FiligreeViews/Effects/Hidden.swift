extension View {
  /// Shows nothing of the view, which keeps its place, and is neither touched nor read out.
  public nonisolated func hidden() -> some View {
    opacity(0).allowsHitTesting(false).accessibilityHidden(true)
  }
}
