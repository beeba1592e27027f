import FiligreeBase

/// Decides which colors are mixtures of which others.
struct ColorMixtures {
  /// The largest squared distance of colors that are alike.
  let limit: Float

  /// Takes the largest error of a component, 0…255.
  init(tolerance: Float) {
    limit = 4 * tolerance * tolerance
  }

  /// Whether two colors look alike.
  @inline(__always)
  func isAlike(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Bool {
    let d = a - b
    return d.squaredLength <= limit
  }

  /// Whether a color is one of several colors, or a mixture of two or three of them.
  ///
  /// A mixture of two may lie off the straight line by a share of its length, `bend`, and beyond its
  /// ends by another, `overshoot`.
  func isMixture(
    _ color: SIMD4<Float>, of parts: [SIMD4<Float>], overshoot: Float = 0, bend: Float = 0
  ) -> Bool {
    for i in parts.indices {
      let a = parts[i]
      if isAlike(a, color) { return true }
      for j in 0..<i {
        let b = parts[j]
        let d = b - a
        let square = max(limit, bend * bend * d.squaredLength)
        if isBetween(color, a, b, overshoot: overshoot, within: square) { return true }
        for k in 0..<j where isWithin(color, a, b, parts[k]) { return true }
      }
    }
    return false
  }

  /// Whether a color has the luma of one of several colors, and the chroma of a mixture of it and another.
  ///
  /// JPEG stores chroma at half of the resolution, so that it runs over an edge by a pixel, and luma does not.
  func isBled(_ color: SIMD4<Float>, of parts: [SIMD4<Float>]) -> Bool {
    // A component that was cut off tells nothing of the share.
    let isCut = color .<= 0 .| color .>= 255
    for a in parts {
      for b in parts where b != a {
        let span = b - a
        let gray = (span * Self.luma).sum()
        let chroma = span - SIMD4(gray, gray, gray, 0)
        let told = chroma.replacing(with: 0, where: isCut)
        let share = (color - a).dot(told) / told.squaredLength
        guard share > 0, share <= Self.mostBled else { continue }
        let bled = a + chroma * share
        if isAlike(color, bled.clamped(lowerBound: .zero, upperBound: .init(repeating: 255))) {
          return true
        }
      }
    }
    return false
  }

  /// What red, green and blue have of luma (ITU-R BT.601).
  private static let luma = SIMD4<Float>(0.299, 0.587, 0.114, 0)
  /// The largest share of the other side's chroma in a pixel beside an edge: three quarters, by linear interpolation of
  /// chroma at half of the resolution, and a little.
  private static let mostBled: Float = 0.8

  /// Whether a color lies between two others, or beyond them by a share of their distance; `square` is
  /// the largest squared distance from the straight line.
  @inline(__always)
  func isBetween(
    _ color: SIMD4<Float>, _ a: SIMD4<Float>, _ b: SIMD4<Float>, overshoot: Float = 0,
    within square: Float? = nil
  ) -> Bool {
    let (span, toA) = (b - a, color - a)
    let length = span.squaredLength
    guard length > 0 else { return false }
    let t = min(max(toA.dot(span) / length, -overshoot), 1 + overshoot)
    let rest = toA - span * t
    return rest.squaredLength <= square ?? limit
  }

  /// Whether a color lies within the triangle of three others, with at most a share of the third.
  func isWithin(
    _ color: SIMD4<Float>, _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>,
    most: Float = 1
  ) -> Bool {
    let (u, v, w) = (b - a, c - a, color - a)
    let (uu, uv, vv) = (u.squaredLength, u.dot(v), v.squaredLength)
    let (wu, wv) = (w.dot(u), w.dot(v))
    let determinant = uu * vv - uv * uv
    guard determinant > 0 else { return false }
    let s = (wu * vv - wv * uv) / determinant
    let t = (wv * uu - wu * uv) / determinant
    guard s >= 0, t >= 0, s + t <= 1, t <= most else { return false }
    let rest = w - u * s - v * t
    return rest.squaredLength <= limit
  }

  /// Whether a pixel's color lies between no two of those around it that differ from it.
  func isExtreme(_ x: Int, _ y: Int, _ view: ColorView) -> Bool {
    let color = view.color(x, y)
    return withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: 8) { others in
      var count = 0
      for ny in max(y - 1, 0)...min(y + 1, view.height - 1) {
        for nx in max(x - 1, 0)...min(x + 1, view.width - 1) {
          let d = view.color(nx, ny) - color
          // The pixel itself does not differ: eight are left.
          guard d.squaredLength > limit else { continue }
          others[count] = d
          count += 1
        }
      }
      for i in 0..<count {
        let a = others[i]
        for j in 0..<i {
          let b = others[j]
          guard a.dot(b) < 0 else { continue }
          // The rest perpendicular to the line between both.
          let span = b - a
          let t = -a.dot(span) / span.squaredLength
          let rest = a + span * t
          if rest.squaredLength <= limit { return false }
        }
      }
      return true
    }
  }
}
