/// A type that shows views while they are made: SwiftUI's `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views to show.
  @ViewBuilder @MainActor @preconcurrency
  static var previews: Self.Previews { get }
}

/// The room that a preview gives to its views: SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Hashable, Sendable {
  /// A device's screen.
  case device
  /// As much as the views ask for.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: Double, height: Double)
}

/// What previews ask of the one who shows them.
package enum PreviewLayoutTrait: TraitKey {
  package static var defaultValue: PreviewLayout? { nil }
}

extension View {
  /// Sets the room that a preview gives to the view.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(TraitModifier(PreviewLayoutTrait.self, value))
  }

  /// Names the view in previews.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(TraitModifier(PreviewNameTrait.self, value))
  }
}

/// A device that a preview is for: SwiftUI's `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Names a device.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// How a device is held in previews: SwiftUI's `InterfaceOrientation`.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  /// What tells it from others.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All of them.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

extension View {
  /// Names the device that a preview is for; here it has no effect: who draws the preview says the page's size.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Says how the device is held in a preview; here it has no effect: who draws the preview says the page's size.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}

/// The name of a view in previews.
package enum PreviewNameTrait: TraitKey {
  package static var defaultValue: String? { nil }
}
