import FiligreePaths
import Foundation

extension UIBezierPath {
  /// Sets the dash pattern.
  ///
  /// The numbers are kept as they come. A pattern with a negative length, NaN or an infinity, or of
  /// zeros alone, is stroked as a solid line.
  ///
  /// - Parameters:
  ///   - pattern: Painted and unpainted lengths in turn, in points; nil for a solid line.
  ///   - count: How many lengths there are at `pattern`; 0 or less for a solid line.
  ///   - phase: How far into the pattern a subpath begins, in points.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0)))
    dashPhase = phase
  }

  /// Reads the dash pattern.
  ///
  /// - Parameters:
  ///   - pattern: Room for all lengths, or nil to learn only how many there are.
  ///   - count: Receives the number of lengths.
  ///   - phase: Receives how far into the pattern a subpath begins.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dash, count: dash.count)
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  /// The stroke's style as one value.
  package var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
      miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
  }
}
