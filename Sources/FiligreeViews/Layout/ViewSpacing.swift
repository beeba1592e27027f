import Foundation

/// The distances that a view likes to have to its neighbors: SwiftUI's `ViewSpacing`.
///
/// Between two views lies the larger of the distances that they like on the edges that face each other,
/// or 8 points where neither likes one, as most views do not. Two texts above one another have the
/// leading of the lower one's font between them, up to a whole pixel: 0 for the system's font. A symbol
/// lies close to a text or a symbol above or below it. Padding, and a frame along its dimensions, part a
/// text from its neighbors: they see an edge like that of any other view.
///
/// (Source: OpenSwiftUI, an open implementation of SwiftUI. SwiftUI's distance of a text from other views depends on
/// its font, too; here it is 8 points.)
public struct ViewSpacing: Sendable {
  /// What of text lies at an upper or lower edge.
  struct TextEdge: Sendable {
    /// The leading of the largest font, up to whole pixels; nil for a symbol.
    let leading: CGFloat?
    let lineHeight: CGFloat

    static func larger(_ first: TextEdge?, _ second: TextEdge?) -> TextEdge? {
      guard let first, let second else { return first ?? second }
      return second.lineHeight > first.lineHeight ? second : first
    }
  }

  /// The distance where no view likes one, in points.
  static let standardDistance: CGFloat = 8

  /// The distance above, to the left, below and to the right; nil where the view does not mind.
  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?
  /// What of text, and whether something that is no text, lies at the upper and the lower edge.
  private var textTop: TextEdge?
  private var textBottom: TextEdge?
  private var hasOtherTop = false
  private var hasOtherBottom = false
  /// Whether a frame around the view likes the same distances as it.
  private var isKeptByFrames = false

  /// Creates the distances of a view that likes none.
  public init() {}

  /// No distance on any side.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (0, 0, 0, 0)
    return spacing
  }()

  /// What most views like.
  package static let standard: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.hasOtherTop, spacing.hasOtherBottom) = (true, true)
    return spacing
  }()

  /// What a text likes.
  package static func text(
    leading: CGFloat, lineHeight: CGFloat, pixelLength: CGFloat
  ) -> ViewSpacing {
    var leading = leading
    if pixelLength > 0 { leading = (leading / pixelLength - 1e-6).rounded(.up) * pixelLength }
    return text(TextEdge(leading: max(leading, 0), lineHeight: lineHeight))
  }

  /// What a symbol likes.
  package static let symbol = text(TextEdge(leading: nil, lineHeight: 0))

  private static func text(_ edge: TextEdge) -> ViewSpacing {
    var spacing = ViewSpacing()
    (spacing.textTop, spacing.textBottom) = (edge, edge)
    return spacing
  }

  /// What a space along an axis, or along both, likes.
  package static func space(along axis: Axis?) -> ViewSpacing {
    var spacing = ViewSpacing()
    if axis != .horizontal { (spacing.top, spacing.bottom) = (0, 0) }
    if axis != .vertical { (spacing.leading, spacing.trailing) = (0, 0) }
    spacing.isKeptByFrames = true
    return spacing
  }

  /// What the view likes within a frame that sets some dimensions.
  package func framed(_ edges: Edge.Set) -> ViewSpacing {
    isKeptByFrames ? self : parted(at: edges)
  }

  /// What the view likes when something around it parts it from its neighbors at some edges.
  package func parted(at edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    if edges.contains(.top) {
      (spacing.top, spacing.textTop, spacing.hasOtherTop) = (nil, nil, true)
    }
    if edges.contains(.bottom) {
      (spacing.bottom, spacing.textBottom, spacing.hasOtherBottom) = (nil, nil, true)
    }
    if edges.contains(.leading) { spacing.leading = nil }
    if edges.contains(.trailing) { spacing.trailing = nil }
    return spacing
  }

  /// Takes the larger distances of this one and of `other`, on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
      guard let first, let second else { return first ?? second }
      return max(first, second)
    }
    if edges.contains(.top) {
      top = larger(top, other.top)
      textTop = .larger(textTop, other.textTop)
      hasOtherTop = hasOtherTop || other.hasOtherTop
    }
    if edges.contains(.bottom) {
      bottom = larger(bottom, other.bottom)
      textBottom = .larger(textBottom, other.textBottom)
      hasOtherBottom = hasOtherBottom || other.hasOtherBottom
    }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
  }

  /// The larger distances of this one and of `other`, on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// The distance to the next view along an axis, in points; 8 if neither view minds.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, others): (CGFloat?, CGFloat?)
    switch axis {
    case .horizontal:
      (own, others) = (trailing, next.leading)
    case .vertical:
      if let distance = textDistance(to: next) { return distance }
      (own, others) = (bottom, next.top)
    }
    guard let own, let others else { return own ?? others ?? Self.standardDistance }
    return max(own, others)
  }

  /// The distance to a view below, if a text meets another one or a view of another kind.
  private func textDistance(to next: ViewSpacing) -> CGFloat? {
    var distance: CGFloat?
    if let upper = textBottom, let lower = next.textTop {
      distance = upper.leading == nil ? 0 : lower.leading ?? 0
    }
    let isMixed =
      (textBottom != nil && next.hasOtherTop) || (hasOtherBottom && next.textTop != nil)
    return isMixed ? max(distance ?? 0, Self.standardDistance) : distance
  }
}
