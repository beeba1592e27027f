import CFiligreeRaster

/// A line of a shape's outline, in 24.8 fixed point, from where the outline comes to where it goes.
///
/// Never horizontal. Edges lie within the page; of what was left of it the winding is kept, as
/// edges along the left border.
struct Edge {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32

  /// Edges as C has them: four numbers, too (a test compares the layouts).
  @inline(__always)
  static func shared(_ edges: UnsafePointer<Edge>) -> UnsafePointer<filigree_edge> {
    UnsafeRawPointer(edges).assumingMemoryBound(to: filigree_edge.self)
  }
}

/// An edge from top to bottom, and where it crosses the lines of the pixel grid.
///
/// Crossings are functions of the edge alone, rounded once, not sums of steps: where a band begins
/// makes no difference, and the cells of two bands fit together exactly.
struct EdgeWalk {
  let x0: Int32
  let y0: Int32
  let x1: Int32
  let y1: Int32
  /// +1 if the outline runs down, −1 if up.
  let sign: Int32
  /// Change of x with y.
  private let slopeX: Double
  /// Change of y with x.
  private let slopeY: Double

  @inline(__always)
  init(_ edge: Edge) {
    let down = edge.y0 < edge.y1
    x0 = down ? edge.x0 : edge.x1
    y0 = down ? edge.y0 : edge.y1
    x1 = down ? edge.x1 : edge.x0
    y1 = down ? edge.y1 : edge.y0
    sign = down ? 1 : -1
    let dx = Double(x1 &- x0)
    let dy = Double(y1 &- y0)
    slopeX = dx / dy
    // Asked for only where the edge crosses a column's border, so dx is not zero then.
    slopeY = dy / dx
  }

  /// Where the edge is at height `y`, which lies between its ends.
  @inline(__always)
  func x(at y: Int32) -> Int32 {
    if y == y1 { return x1 }
    return FixedPoint.lowBits(
      Double(y &- y0) * slopeX + (FixedPoint.integerBias + Double(x0)))
  }

  /// The height at which the edge crosses the vertical at `x`, which lies between its ends.
  ///
  /// May be off the row by a unit, as both crossings are rounded: callers clamp it.
  @inline(__always)
  func y(at x: Int32) -> Int32 {
    FixedPoint.lowBits(
      Double(x &- x0) * slopeY + (FixedPoint.integerBias + Double(y0)))
  }
}
