import Foundation

/// How the end of an open subpath, or of a dash, is drawn.
public enum CGLineCap: Int32, Hashable, Sendable, CaseIterable {
  /// Square off exactly at the end point.
  case butt
  /// A half disc about the end point.
  case round
  /// Square off half a line width beyond the end point.
  case square
}

/// How two segments are joined.
public enum CGLineJoin: Int32, Hashable, Sendable, CaseIterable {
  /// The outer edges are extended to a point, up to the miter limit; beyond it, a bevel.
  case miter
  /// A disc about the joint.
  case round
  /// The outer corners are connected by a line.
  case bevel
}

/// How a stroke is drawn along a path.
///
/// Names and defaults are those of SwiftUI's `StrokeStyle`. Lengths are in the path's own units.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the stroke.
  public var lineWidth: CGFloat
  /// The shape of open ends.
  public var lineCap: CGLineCap
  /// The shape of joints.
  public var lineJoin: CGLineJoin
  /// The largest ratio of miter length to line width before a miter turns into a bevel.
  public var miterLimit: CGFloat
  /// The lengths of painted and unpainted stretches in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern a subpath begins.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
