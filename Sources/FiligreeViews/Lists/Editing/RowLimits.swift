/// What cannot be done with a row though its list would allow it.
struct RowLimits: Equatable {
  var deletion = false
  var moving = false
}

/// The limits that the views of a row hand up.
enum RowLimitsKey: PreferenceKey {
  static let defaultValue = RowLimits()

  static func reduce(value: inout RowLimits, nextValue: () -> RowLimits) {
    let next = nextValue()
    value = RowLimits(
      deletion: value.deletion || next.deletion, moving: value.moving || next.moving)
  }
}

extension PreferenceWriter: DistributedModifier where K == RowLimitsKey {}

extension View {
  /// Keeps the row that the view is from being deleted, if `isDisabled`.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(RowLimitsKey.self) { $0.deletion = $0.deletion || isDisabled }
  }

  /// Keeps the row that the view is from being moved, if `isDisabled`.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(RowLimitsKey.self) { $0.moving = $0.moving || isDisabled }
  }
}
