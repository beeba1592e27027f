import SwiftUI

/// How skeletons look and move.
@available(iOS 15.0, macOS 12.0, *)
public struct SkeletonStyle {
  /// How skeletons move.
  public enum Motion: String, CaseIterable {
    /// They do not.
    case rest
    /// All of a skeleton fades, and comes back.
    case breath
    /// A faint place goes over it.
    case cloud
  }

  /// How they move.
  public var motion: Motion
  /// The color of the shapes.
  public var color: Color
  /// How faint the shapes are where the cloud is, from 0 to 1.
  public var faintness: Double
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat
  /// The timing of the motion.
  public var animation: Animation

  /// Creates a style.
  public init(
    motion: Motion = .cloud, color: Color = .gray.opacity(0.28), faintness: Double = 0.65,
    cornerRadius: CGFloat = 5, animation: Animation? = nil
  ) {
    self.motion = motion
    self.color = color
    self.faintness = faintness
    self.cornerRadius = cornerRadius
    self.animation =
      animation
      ?? (motion == .cloud
        ? .linear(duration: 1.8).repeatForever(autoreverses: false)
        : .easeInOut(duration: 1.1).repeatForever(autoreverses: true))
  }

  /// A faint place goes over the shapes.
  public static let cloud = SkeletonStyle(motion: .cloud)
  /// The shapes fade, and come back.
  public static let breath = SkeletonStyle(motion: .breath)
  /// The shapes are at rest.
  public static let rest = SkeletonStyle(motion: .rest)
}

@available(iOS 15.0, macOS 12.0, *)
private enum SkeletonStyleKey: EnvironmentKey {
  static let defaultValue = SkeletonStyle.cloud
}

@available(iOS 15.0, macOS 12.0, *)
extension EnvironmentValues {
  /// The style of the skeletons within.
  public var skeletonStyle: SkeletonStyle {
    get { self[SkeletonStyleKey.self] }
    set { self[SkeletonStyleKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  /// Sets the style of the skeletons within.
  public func skeletonStyle(_ style: SkeletonStyle) -> some View {
    environment(\.skeletonStyle, style)
  }
}
