import FiligreeBase

/// The borders of ramps where hardly anything is to be seen of them: where a shadow ends, or one ramp continues another.
///
/// Pixels do not tell where such a border is. Where a ramp ends, it runs along the ramp's last color. It may be anywhere near, and
/// is smoothed.
enum RampBorders {
  /// Up to so many levels of difference pixels do not tell where a border is.
  private static let faint: Float = 10
  /// How far a border may be from the ramp's end, in pixels.
  private static let reach: Float = 1
  /// The least change of position across a border along a ramp's end, in a pixel.
  private static let leastSlope: Float = 0.3
  /// How often borders between ramps are smoothed: to the means over some five pixels.
  private static let smoothings = 12

  /// How far a border is to the right of the middle of a crack where a ramp ends there, if that is all that tells it.
  static func offset(
    _ left: UInt8, _ right: UInt8, _ middle: SIMD2<Float>, across: SIMD2<Float>,
    _ contrast: EdgeContrast, _ colors: FaceColors
  ) -> Float? {
    guard (contrast.left - contrast.right).squaredLength <= faint * faint else { return nil }
    for label in [left, right] where label >= FaceColors.firstRamp {
      let ramp = colors.ramps[Int(label - FaceColors.firstRamp)]
      let position = ramp.shape.position(middle)
      let slope =
        ramp.shape.position(middle + across * 0.5) - ramp.shape.position(middle - across * 0.5)
      guard slope.magnitude >= leastSlope else { continue }
      for end in [ramp.range.lowerBound, ramp.range.upperBound] {
        let offset = (end - position) / slope
        if offset.magnitude <= reach { return offset }
      }
    }
    return nil
  }

  /// Marks the arcs of ramps that are hardly seen, and smooths them.
  static func smooth(_ graph: inout ArcGraph, colors: FaceColors) {
    guard !colors.ramps.isEmpty else { return }
    for (index, arc) in graph.arcs.enumerated()
    where arc.left >= 0 && arc.right >= 0 && arc.points.count > 4 {
      let (left, right) = (graph.labels[Int(arc.left)], graph.labels[Int(arc.right)])
      guard max(left, right) >= FaceColors.firstRamp else { continue }
      let points = Int(arc.points.lowerBound)..<Int(arc.points.upperBound)
      let sum = points.reduce(Float(0)) { sum, i in
        let p = graph.points[i]
        return sum + (colors.color(left, p.x, p.y) - colors.color(right, p.x, p.y)).squaredLength
      }
      guard sum <= faint * faint * Float(points.count) else { continue }
      graph.arcs[index].isFaint = true
      for _ in 0..<smoothings {
        var before = graph.points[points.lowerBound]
        for i in points.dropFirst().dropLast() {
          let own = graph.points[i]
          graph.points[i] = (before + own + own + graph.points[i + 1]) / 4
          before = own
        }
      }
    }
  }
}
