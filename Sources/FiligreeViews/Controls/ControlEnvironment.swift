import Foundation

/// How large controls are: SwiftUI's `ControlSize`.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// Very small; on iOS as `small`.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// Very large; on iOS as `large`.
  case extraLarge
}

/// The shape of a button's box: SwiftUI's `ButtonBorderShape`.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }

  let kind: Kind

  /// What suits the button: a rounded rectangle.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rounded rectangle with a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius.isFinite ? max(radius, 0) : 0))
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The shape of the boxes of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// Whether the labels of controls are not shown.
  @Entry package var labelsAreHidden: Bool = false
}

extension View {
  /// Sets how large controls are: bordered buttons, and spinners.
  ///
  /// Other controls are of one size, as on iOS.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the shape of the boxes of bordered buttons.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Hides the labels of controls; people who do not see the controls are told them all the same.
  public nonisolated func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}
