/// Whether a user interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
  /// Nothing is said; counts as light where a color is needed.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// Whether colors are to stand out more than usual.
public enum UIAccessibilityContrast: Int, Hashable, Sendable, CaseIterable {
  /// Nothing is said; counts as normal.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// Colors stand out more: the setting Increase Contrast of Apple's systems.
  case high = 1
}
