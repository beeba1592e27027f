import SwiftUI

/// The light of a glint: a drawing over a view, as a function of time.
@available(iOS 15.0, macOS 12.0, *)
public protocol GlintPattern {
  /// Draws the light at a moment.
  ///
  /// - Parameters:
  ///   - context: Where it is drawn; only what falls on the view's own pixels is seen.
  ///   - size: The view's size, in points; the origin is at its top left, y down.
  ///   - phase: The part of a round that has passed, from 0 to below 1. A drawing that is the same at both ends goes round
  ///     without a jump.
  func draw(in context: inout GraphicsContext, size: CGSize, phase: Double)
}

@available(iOS 15.0, macOS 12.0, *)
extension Color {
  /// The light of a lamp: seen on white as well as on black.
  static let lamp = Color(red: 1, green: 0.76, blue: 0.22)
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  /// Lets a light play over what the view shows, and nowhere else.
  ///
  /// Where motion is to be reduced there is no light.
  ///
  /// - Parameters:
  ///   - pattern: What the light looks like.
  ///   - seconds: How long a round takes; what is not above 0 is taken for a tenth of a second.
  ///   - isShining: Whether there is light.
  /// - Returns: The view, with the light.
  public func glint(
    _ pattern: some GlintPattern, every seconds: TimeInterval = 2.8, while isShining: Bool = true
  ) -> some View {
    modifier(GlintModifier(pattern: pattern, seconds: seconds, isShining: isShining))
  }
}

@available(iOS 15.0, macOS 12.0, *)
struct GlintModifier<Pattern: GlintPattern>: ViewModifier {
  let pattern: Pattern
  let seconds: TimeInterval
  let isShining: Bool
  @State private var start: Date?
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    content
      .overlay {
        if isShining, !reduceMotion { light }
      }
      // The light lies on the pixels that are there: source-atop needs them in one picture.
      .compositingGroup()
  }

  private var light: some View {
    TimelineView(.animation) { timeline in
      let rounds = timeline.date.timeIntervalSince(start ?? timeline.date) / max(seconds, 0.1)
      let phase = rounds.isFinite ? rounds - rounds.rounded(.down) : 0
      Canvas { context, size in
        pattern.draw(in: &context, size: size, phase: phase)
      }
      .onAppear { start = timeline.date }
    }
    .blendMode(.sourceAtop)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}
