import FiligreeDrawing
import FiligreePaths
import Foundation

/// How far a view is out of sight in a scroll view: SwiftUI's `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Beyond the upper or the leading edge.
  case topLeading
  /// In sight.
  case identity
  /// Beyond the lower or the trailing edge.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from one phase to the next: SwiftUI's `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view is to be in sight: SwiftUI's type of that name.
  public struct Threshold: Sendable {
    /// The part of the view's length that is in sight when it is in the identity phase.
    let part: Double

    /// All of it.
    public static let visible = Threshold(part: 1)
    /// None: it begins where the view comes into sight.
    public static let hidden = Threshold(part: 0)
    /// The middle of the view is in sight.
    public static let centered = Threshold(part: 0.5)

    /// A part of it.
    public static func visible(_ amount: Double) -> Threshold { Threshold(part: amount) }
  }

  /// By which way a view goes from phase to phase as it moves; nil for not at all.
  let curve: UnitCurve?
  var threshold = Threshold.visible

  /// With the scrolling.
  public static let interactive = ScrollTransitionConfiguration(curve: .linear)
  /// With the scrolling; views do not animate by themselves here.
  public static let animated = ScrollTransitionConfiguration(curve: .linear)
  /// Not at all: the view stays as it is in sight.
  public static let identity = ScrollTransitionConfiguration(curve: nil)

  /// With the scrolling, along a curve.
  public static func interactive(
    timingCurve: UnitCurve
  ) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(curve: timingCurve) }

  /// With the scrolling; the animation has no effect here.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }
}

extension LayoutItem {
  /// How far the item is out of sight of the scroll view around along an axis: from -1, before it, to 1, behind it.
  fileprivate func distanceFromSight(_ axis: Axis?, _ part: Double) -> Double {
    guard
      let scroll = sequence(first: self, next: \.parent).lazy.compactMap({ $0 as? ScrollItem })
        .first
    else { return 0 }
    let axis = axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
    let frame = scroll.frame(of: self).offsetBy(dx: -scroll.position.x, dy: -scroll.position.y)
    let (start, length) = (frame.origin[axis], frame.size[axis])
    guard length > 0 else { return 0 }
    let before = Double(-start / length)
    let behind = Double((start + length - scroll.size[axis]) / length)
    // What may be out of sight without counting.
    let free = 1 - min(max(part, 0), 1)
    if before > free { return -min((before - free) / max(1 - free, 0.01), 1) }
    if behind > free { return min((behind - free) / max(1 - free, 0.01), 1) }
    return 0
  }
}

extension View {
  /// Changes how the view is drawn while it comes into sight of the scroll view around, and while it leaves it.
  ///
  /// `transition` is asked for the phases; what lies between two of them is drawn between what they say: here at each
  /// drawing, by how far the view is out of sight.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view is drawn while it comes into sight of the scroll view around, and while it leaves it.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { item in
        let before = item.distanceFromSight(axis, topLeading.threshold.part)
        let behind = item.distanceFromSight(axis, bottomTrailing.threshold.part)
        let distance = before < 0 ? before : max(behind, 0)
        let phase: ScrollTransitionPhase = distance < 0 ? .topLeading : .bottomTrailing
        let rest = transition(EmptyVisualEffect(), .identity)._changes
        let configuration = distance < 0 ? topLeading : bottomTrailing
        guard distance != 0, let curve = configuration.curve else { return rest }
        let end = transition(EmptyVisualEffect(), phase)._changes
        return _VisualChange.between(rest, end, curve.value(at: abs(distance)))
      })
  }
}

extension _VisualChange {
  /// What lies a part of the way between changes of the same kinds; those of other kinds change at once.
  static func between(
    _ start: [_VisualChange], _ end: [_VisualChange], _ part: Double
  ) -> [_VisualChange] {
    guard start.count == end.count else { return part < 0.5 ? start : end }
    return zip(start, end).map { first, second in
      switch (first.kind, second.kind) {
      case (.opacity(let a), .opacity(let b)):
        return _VisualChange(kind: .opacity(a + (b - a) * part))
      case (.transform(let a), .transform(let b)):
        return _VisualChange(kind: .transform { a($0).mixed(with: b($0), part) })
      case (.filter(let a), .filter(let b)):
        return _VisualChange(kind: .filter(a.mixed(with: b, part)))
      default:
        return part < 0.5 ? first : second
      }
    }
  }
}

extension ProjectionTransform {
  /// The map a part of the way to another one, number by number.
  fileprivate func mixed(with other: ProjectionTransform, _ part: Double) -> ProjectionTransform {
    var map = self
    for path in [
      \ProjectionTransform.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
    ] {
      map[keyPath: path] += (other[keyPath: path] - self[keyPath: path]) * CGFloat(part)
    }
    return map
  }
}

extension Filter {
  /// The filter a part of the way to another one of the same kind.
  fileprivate func mixed(with other: Filter, _ part: Double) -> Filter {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    switch (self, other) {
    case (.blur(let a, let isOpaque, _), .blur(let b, _, _)):
      return .blur(radius: CGFloat(mix(Double(a), Double(b))), isOpaque: isOpaque)
    case (.brightness(let a), .brightness(let b)): return .brightness(mix(a, b))
    case (.contrast(let a), .contrast(let b)): return .contrast(mix(a, b))
    case (.saturation(let a), .saturation(let b)): return .saturation(mix(a, b))
    case (.grayscale(let a), .grayscale(let b)): return .grayscale(mix(a, b))
    case (.hueRotation(let a), .hueRotation(let b)): return .hueRotation(mix(a, b))
    default: return part < 0.5 ? self : other
    }
  }
}
