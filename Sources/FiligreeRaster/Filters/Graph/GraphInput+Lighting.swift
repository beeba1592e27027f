import FiligreeBase
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// What a surface gives back of light.
enum Reflection {
  /// kd · N·L.
  case diffuse(Double)
  /// ks · (N·H)^exponent.
  case specular(Double, Double)
}

extension GraphInput {
  /// The input's opacity as a surface in light (Filter Effects Module Level 1, 9.10 and 9.19).
  ///
  /// Places are those of user space, of which `map` makes pixels by a scale and a translation. Slopes are of a
  /// pixel, which is the standard's default for `kernelUnitLength`, and what browsers draw.
  func lit(
    by lighting: FilterGraph.Lighting, _ reflection: Reflection, _ map: CGAffineTransform,
    in target: PixelRect, _ workers: Workers
  ) -> PixelBuffer {
    let light = LightRays(lighting.light)
    let color = SIMD4<Double>(
      ColorMode.linear.inRange(buffer.mode.floats(lighting.color.opaque, opacity: 1)))
    let (sx, sy) = (Double(map.a), Double(map.d))
    let scale = lighting.surfaceScale
    return PixelBuffer.painted(target, buffer.mode, workers) { x, y in
      let slope = slope(x, y)
      let normal = SIMD3(-scale * slope.x, -scale * slope.y, 1).unit
      let place = SIMD3(
        (Double(x) + 0.5 - Double(map.tx)) / sx, (Double(y) + 0.5 - Double(map.ty)) / sy,
        scale * Double(buffer[x, y].w))
      let ray = light.ray(to: place)
      let strength: Double
      switch reflection {
      case .diffuse(let constant):
        strength = constant * max(normal.dot(ray), 0)
      case .specular(let constant, let exponent):
        // Halfway between the light and the viewer.
        let halfway = (ray + SIMD3(0, 0, 1)).unit
        strength = constant * Power.of(max(normal.dot(halfway), 0), exponent)
      }
      let lit = strength > 0 ? color * min(strength * light.part(along: ray), 1e9) : SIMD4()
      var pixel = FloatPixel(lit).clamped(
        lowerBound: FloatPixel(), upperBound: FloatPixel(repeating: 1))
      switch reflection {
      case .diffuse: pixel.w = 1
      case .specular: pixel.w = max(pixel.x, pixel.y, pixel.z)
      }
      return pixel
    }
  }

  /// How steeply the opacity rises along x and y at a pixel, by Sobel's filter.
  ///
  /// The nine cases of the standard's table are one: neighbors beyond the input's edge are left out, and
  /// the sum of weights and the distance are of those that are there. In its midst that is
  /// ¼ · Σ weights · (right − left), twice the slope, as the standard has it.
  private func slope(_ x: Int, _ y: Int) -> SIMD2<Double> {
    func alpha(_ x: Int, _ y: Int) -> Double { Double(buffer[x, y].w) }
    let (left, right) = (max(x - 1, area.x), min(x + 1, area.maxX - 1))
    let (top, bottom) = (max(y - 1, area.y), min(y + 1, area.maxY - 1))
    var (dx, dy, weightX, weightY) = (0.0, 0.0, 0.0, 0.0)
    // Also false where the input is empty.
    if left < right, top <= bottom {
      for row in top...bottom {
        let weight = row == y ? 2.0 : 1
        dx += weight * (alpha(right, row) - alpha(left, row))
        weightX += weight
      }
      dx *= 2 / Double(right - left) / weightX
    }
    if top < bottom, left <= right {
      for column in left...right {
        let weight = column == x ? 2.0 : 1
        dy += weight * (alpha(column, bottom) - alpha(column, top))
        weightY += weight
      }
      dy *= 2 / Double(bottom - top) / weightY
    }
    return SIMD2(dx, dy)
  }
}

/// The light of a source (11.2 to 11.4).
private struct LightRays {
  private let source: FilterGraph.LightSource
  /// From the plane to a distant light, or from a spot to what it points at.
  private let axis: SIMD3<Double>
  private let leastCosine: Double

  init(_ source: FilterGraph.LightSource) {
    self.source = source
    func angle(_ degrees: Double) -> (sine: Double, cosine: Double) {
      let (sine, cosine) = sincos(CGFloat(degrees.truncatingRemainder(dividingBy: 360) * .pi / 180))
      return (Double(sine), Double(cosine))
    }
    switch source {
    case .distant(let azimuth, let elevation):
      let (a, e) = (angle(azimuth), angle(elevation))
      axis = SIMD3(a.cosine * e.cosine, a.sine * e.cosine, e.sine)
      leastCosine = 0
    case .point:
      (axis, leastCosine) = (SIMD3(), 0)
    case .spot(let at, let to, _, let limit):
      axis = (to - at).unit
      leastCosine = limit.map { max(angle(min(abs($0), 90)).cosine, 0) } ?? 0
    }
  }

  /// The direction from a place to the light, of length 1.
  @inline(__always)
  func ray(to place: SIMD3<Double>) -> SIMD3<Double> {
    switch source {
    case .distant: axis
    case .point(let x, let y, let z): (SIMD3(x, y, z) - place).unit
    case .spot(let at, _, _, _): (at - place).unit
    }
  }

  /// How much of the light goes against a ray.
  @inline(__always)
  func part(along ray: SIMD3<Double>) -> Double {
    guard case .spot(_, _, let exponent, _) = source else { return 1 }
    let cosine = -ray.dot(axis)
    return cosine <= 0 || cosine < leastCosine ? 0 : min(Power.of(cosine, exponent), 1e9)
  }
}

extension SIMD3<Double> {
  /// The vector of length 1; none of one without length.
  fileprivate var unit: SIMD3<Double> {
    let length = self.length
    return length > 0 && length.isFinite ? self / length : SIMD3()
  }
}

extension CGColor {
  /// The color without its opacity, of which light has none.
  fileprivate var opaque: CGColor { copy(alpha: 1) ?? self }
}
