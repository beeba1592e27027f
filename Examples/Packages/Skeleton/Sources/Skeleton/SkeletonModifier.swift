import SwiftUI

@available(iOS 15.0, macOS 12.0, *)
extension View {
  /// Shows gray shapes in the place of the view until what it shows is there.
  ///
  /// What the view shows is redacted; how the shapes look and move is the ``SkeletonStyle``'s.
  ///
  /// - Parameter isThere: Whether it is there.
  /// - Returns: The view, or its skeleton.
  public func skeleton(until isThere: Bool) -> some View {
    modifier(
      SkeletonModifier(isThere: isThere) {
        redacted(reason: .placeholder)
          .modifier(SkeletonAppearance())
          .disabled(true)
      })
  }

  /// Shows bones of one's own in the place of the view until what it shows is there.
  ///
  /// - Parameters:
  ///   - isThere: Whether it is there.
  ///   - bones: What is seen before: ``SkeletonLines``, a ``SkeletonRow`` or another view.
  /// - Returns: The view, or the bones.
  public func skeleton<Bones: View>(
    until isThere: Bool, @ViewBuilder bones: @escaping () -> Bones
  ) -> some View {
    modifier(SkeletonModifier(isThere: isThere, bones: bones))
  }
}

@available(iOS 15.0, macOS 12.0, *)
struct SkeletonModifier<Bones: View>: ViewModifier {
  let isThere: Bool
  let bones: () -> Bones

  func body(content: Content) -> some View {
    ZStack {
      if isThere {
        content.transition(.opacity)
      } else {
        bones()
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(Text("Loading"))
          .transition(.opacity)
      }
    }
    .animation(.easeOut(duration: 0.2), value: isThere)
  }
}

/// Moves or fades what it is applied to, without end.
@available(iOS 15.0, macOS 12.0, *)
struct SkeletonAppearance: ViewModifier {
  @Environment(\.skeletonStyle) private var style
  @State private var phase: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    Group {
      switch style.motion {
      case .rest:
        content
      case .breath:
        content.opacity(1 - 0.5 * phase)
      case .cloud:
        content.modifier(CloudModifier(phase: phase, faintness: style.faintness))
      }
    }
    .onAppear {
      guard style.motion != .rest, !reduceMotion else { return }
      withAnimation(style.animation) { phase = 1 }
    }
  }
}

/// Makes a band of the content fainter, at a place before the leading edge, 0, to behind the trailing one, 1.
///
/// The shapes of redacted views are translucent already, so a light over them would hardly be seen.
@available(iOS 15.0, macOS 12.0, *)
struct CloudModifier: AnimatableModifier {
  var phase: CGFloat
  let faintness: Double

  var animatableData: CGFloat {
    get { phase }
    set { phase = newValue }
  }

  func body(content: Content) -> some View {
    // The cloud is as wide as three quarters of the content.
    let middle = -0.375 + 1.75 * phase
    content.mask(
      LinearGradient(
        stops: [
          .init(color: .black, location: middle - 0.375),
          .init(color: .black.opacity(1 - faintness), location: middle),
          .init(color: .black, location: middle + 0.375),
        ], startPoint: .leading, endPoint: .trailing))
  }
}
