import FiligreeBase
import FiligreePaths
import FiligreePixels
import Foundation

extension CIImage {
  /// The mean of the pixels at most `radius` away along x and y; those at the ends count by the part that is within.
  func boxBlurred(_ radius: Double) -> CIImage {
    guard radius > 0 else { return self }
    let reach = Int(radius.rounded(.up))
    // A pixel at the end counts by how far the radius reaches into it, its center in the middle.
    let end = Float(radius - Double(reach - 1))
    let whole = 1 / (2 * Float(radius) + 1)
    return neighborhood(reach, reach, extent: extent.grown(by: Double(reach), Double(reach))) {
      source, region, workers in
      // Beyond these all means are clear.
      let rows = region.grown(by: 0, reach).intersection(source.region.grown(by: reach, 0))
      let across = LightPixels(rows, workers) { y, row in
        // Sums in double precision, from left to right.
        var sum = SIMD4<Double>()
        for x in rows.x - reach + 1..<rows.x + reach { sum += SIMD4<Double>(source[x, y]) }
        for i in 0..<row.count {
          let (left, right) = (source[rows.x + i - reach, y], source[rows.x + i + reach, y])
          row[i] = (Pixel(sum) + (left + right) * end) * whole
          sum += SIMD4<Double>(right) - SIMD4<Double>(source[rows.x + i - reach + 1, y])
        }
      }
      return across.meansOfColumns(reach, end: end, whole: whole, in: region, workers)
    }
  }

  /// The mean of the pixels whose centers are at most `radius` away.
  func discBlurred(_ radius: Double) -> CIImage {
    guard radius >= 1 else { return self }
    let reach = Int(radius.rounded(.down))
    // Half the width of the disc in each of its rows.
    let halves = (-reach...reach).map { row in
      Int((radius * radius - Double(row * row)).squareRoot().rounded(.down))
    }
    let weight = 1 / Float(halves.reduce(0) { $0 + 2 * $1 + 1 })
    return neighborhood(reach, reach, extent: extent.grown(by: Double(reach), Double(reach))) {
      source, region, workers in
      LightPixels(region, workers) { y, row in
        // The disc moves to the right: of each of its rows one pixel comes and one goes.
        var sum = SIMD4<Double>()
        for (j, half) in halves.enumerated() {
          for x in region.x - half...region.x + half {
            sum += SIMD4<Double>(source[x, y + j - reach])
          }
        }
        for i in 0..<row.count {
          row[i] = Pixel(sum) * weight
          let x = region.x + i
          for (j, half) in halves.enumerated() {
            let line = y + j - reach
            sum += SIMD4<Double>(source[x + half + 1, line])
            sum -= SIMD4<Double>(source[x - half, line])
          }
        }
      }
    }
  }

  /// The mean along a line through each pixel, `radius` to either side, at an angle from the x axis, y up.
  func motionBlurred(_ radius: Double, angle: Double) -> CIImage {
    guard radius > 0 else { return self }
    let (sine, cosine) = sincos(CGFloat(angle))
    let step = SIMD2(Double(cosine), Double(sine))
    // Places a pixel apart, and the ends of the line.
    let count = Int(radius.rounded(.up))
    let weight = 1 / Float(2 * count + 1)
    let places = (-count...count).map { step * (radius * Double($0) / Double(count)) }
    let (dx, dy) = ((radius * abs(step.x)).rounded(.up), (radius * abs(step.y)).rounded(.up))
    return neighborhood(Int(dx) + 1, Int(dy) + 1, extent: extent.grown(by: dx, dy)) {
      source, region, workers in
      LightPixels(region, workers) { x, y in
        var sum = Pixel()
        for place in places {
          sum += source.interpolated(
            x: Double(x) + 0.5 + place.x, y: Double(y) + 0.5 + place.y)
        }
        return sum * weight
      }
    }
  }
}

extension LightPixels {
  /// Means of the pixels above and below, as those of a row in ``CIImage/boxBlurred(_:)``.
  fileprivate func meansOfColumns(
    _ reach: Int, end: Float, whole: Float, in region: PixelRegion, _ workers: Workers
  ) -> LightPixels {
    // Columns are shared between threads as rows are: the result is made turned, and turned back.
    let turned = PixelRegion(
      x: region.y, y: region.x, width: region.height, height: region.width)
    let columns = LightPixels(turned, workers) { x, column in
      var sum = SIMD4<Double>()
      for y in region.y - reach + 1..<region.y + reach { sum += SIMD4<Double>(self[x, y]) }
      for i in 0..<column.count {
        let (low, high) = (self[x, region.y + i - reach], self[x, region.y + i + reach])
        column[i] = (Pixel(sum) + (low + high) * end) * whole
        sum += SIMD4<Double>(high) - SIMD4<Double>(self[x, region.y + i - reach + 1])
      }
    }
    return LightPixels(region, workers) { x, y in columns[y, x] }
  }
}
