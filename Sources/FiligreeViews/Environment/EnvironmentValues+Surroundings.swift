import Foundation

/// How much room there is along an axis: SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little: a phone's.
  case compact
  /// Much.
  case regular
}

/// Whether a scene is seen and used: SwiftUI's `ScenePhase`.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It is not seen.
  case background
  /// It is seen but not used.
  case inactive
  /// It is used.
  case active
}

/// Whether a view is presented, as views asked up to iOS 14: SwiftUI's `PresentationMode`.
public struct PresentationMode {
  /// Whether the view is in a sheet or on a page above the root.
  public let isPresented: Bool
  let action: DismissAction?

  /// Dismisses the view.
  @MainActor public mutating func dismiss() {
    action?()
  }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

private struct ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

private struct ReduceTransparencyKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DifferentiateKey: EnvironmentKey {
  static let defaultValue = false
}

private struct InvertColorsKey: EnvironmentKey {
  static let defaultValue = false
}

private struct VoiceOverKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How much room there is across the page: little, unless it is set.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is along the page: much, unless it is set.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the scene is used: it always is, unless it is set.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether less should move; false unless it is set.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether less should be translucent; false unless it is set.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether colors alone should tell nothing; false unless it is set.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }

  /// Whether colors are inverted; false unless it is set.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether VoiceOver reads the page; false unless it is set.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether the view is presented, and what dismisses it.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
