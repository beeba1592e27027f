import FiligreePaths
import Foundation

@testable import FiligreeContours
@testable import FiligreeTracing

/// Shapes with axes of symmetry, drawn about a point and turned by an angle.
enum SymmetricShape: String, CaseIterable {
  case heart, arrow, star, pentagram, gear, leaf, hexagram, rhombus

  /// Whether a point is in the shape, which is about 80 units wide.
  func contains(_ p: SIMD2<Double>) -> Bool {
    switch self {
    case .heart:
      // Discs, and what leads from them to the tip.
      let q = SIMD2(abs(p.x), p.y)
      let (center, tip, radius) = (SIMD2(17.0, -10), SIMD2(0.0, 36), 19.0)
      let (d, axis) = (q - center, center - tip)
      if (d * d).sum() <= radius * radius { return true }
      let length = (axis * axis).sum().squareRoot()
      let along = ((q - tip) * axis).sum() / length
      let across = abs((q - tip).x * axis.y - (q - tip).y * axis.x) / length
      let sine = radius / length
      let cosine = (1 - sine * sine).squareRoot()
      return along >= 0 && along <= length * cosine * cosine && across <= along * sine / cosine
        || p.y > -10 && p.y < 36 && q.x < (36 - p.y) * 17 / 46
    case .arrow:
      return abs(p.y) < 9 && p.x > -36 && p.x <= 4 || p.x > 4 && abs(p.y) < (40 - p.x) * 0.8
    case .star:
      let t = folded(p, 5)
      return (p * p).sum().squareRoot() < 22 + 18 * (1 - t) * (1 - 0.35 * t)
    case .gear:
      let t = folded(p, 8)
      return (p * p).sum().squareRoot() < (t < 0.4 ? 48 : t > 0.6 ? 36 : 48 - 60 * (t - 0.4))
    case .leaf:
      let q = SIMD2(abs(p.x) + 22, p.y)
      return (q * q).sum() < 38 * 38
    case .hexagram:
      // Two triangles.
      let sides = [SIMD2(0.0, 1), SIMD2(0.75.squareRoot(), -0.5), SIMD2(-0.75.squareRoot(), -0.5)]
        .map { ($0 * p).sum() }
      return sides.allSatisfy { $0 < 20 } || sides.allSatisfy { $0 > -20 }
    case .pentagram:
      // Each point is on the inner side of four of the five lines from tip to tip.
      let inner = 40 * cos(0.4 * .pi)
      return (0..<5).count {
        let turn = 0.4 * .pi * Double($0)
        return p.x * sin(turn) + p.y * cos(turn) < inner
      } >= 4
    case .rhombus:
      return abs(p.x) / 24 + abs(p.y) / 40 < 1
    }
  }

  /// The angle from the nearest of so many rays, as a share of half of that between two.
  private func folded(_ p: SIMD2<Double>, _ count: Double) -> Double {
    let turn = atan2(p.x, -p.y) / (2 * .pi) * count
    return 2 * abs(turn - turn.rounded())
  }

  /// Paints it in black.
  func paint(_ painting: inout Painting, at center: SIMD2<Double>, degrees: Double, scale: Double) {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let reach = 52 * scale
    painting.paint(samples: 10, within: (center - reach, center + reach)) { x, y in
      let d = (SIMD2(x, y) - center) / scale
      let p = SIMD2(cosine * d.x + sine * d.y, cosine * d.y - sine * d.x)
      return contains(p) ? SIMD4(0, 0, 0, 1) : nil
    }
  }
}

extension FittedCurve {
  /// The nodes and control points around; those of lines are at thirds.
  private var ring: [SIMD2<Double>] {
    var (result, last) = ([SIMD2<Double>](), start)
    for segment in segments {
      result.append(last)
      switch segment {
      case .line(let end): result += [last + (end - last) / 3, last + (end - last) * 2 / 3]
      case .cubic(let c1, let c2, _): result += [c1, c2]
      }
      last = segment.end
    }
    return result
  }

  /// How far the points are from their images, over the size, in the mirror image or the rotation by so many nodes that fits best.
  func asymmetry(isMirrored: Bool) -> Double {
    let points = ring
    let middle = points.reduce(.zero, +) / Double(points.count)
    let own = points.map { $0 - middle }
    let size = own.map { ($0 * $0).sum().squareRoot() }.max() ?? 1
    var least = Double.infinity
    for shift in (isMirrored ? 0 : 1)..<segments.count {
      let images = own.indices.map { i -> SIMD2<Double> in
        guard isMirrored else { return own[(i + 3 * shift) % own.count] }
        let p = own[(3 * shift - i + 2 * own.count) % own.count]
        return SIMD2(p.x, -p.y)
      }
      // The turn that takes the images nearest to the points.
      var sum = SIMD2<Double>.zero
      for (a, b) in zip(images, own) {
        sum += SIMD2((a * b).sum(), a.x * b.y - a.y * b.x)
      }
      let length = (sum * sum).sum().squareRoot()
      guard length > 0 else { continue }
      let turn = sum / length
      var worst = 0.0
      for (a, b) in zip(images, own) {
        let e = SIMD2(turn.x * a.x - turn.y * a.y, turn.y * a.x + turn.x * a.y) - b
        worst = max(worst, (e * e).sum().squareRoot())
      }
      least = min(least, worst / size)
    }
    return least
  }
}
