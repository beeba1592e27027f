extension CurveSeparation {
  /// Whether two arcs are as good as the same over their common part; then that part becomes one.
  mutating func coincide(_ pair: ArcPair) -> Bool {
    false
  }

  /// Gives coincident parts the same vertices.
  mutating func propagate() {
  }
}
