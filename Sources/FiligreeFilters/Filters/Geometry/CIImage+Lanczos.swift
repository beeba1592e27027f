import FiligreeBase
import FiligreePaths
import FiligreePixels
import Foundation

extension CIImage {
  /// The picture scaled by Lanczos' kernel of three lobes, wider where it shrinks.
  ///
  /// Source: Claude Duchon, Lanczos Filtering in One and Two Dimensions, 1979. Factors below 10⁻⁹ give an empty
  /// picture: of the largest extent there is, they leave a pixel.
  /// Beyond the extent there are no pixels: weights are those of the ones that are there.
  func scaledByLanczos(_ sx: Double, _ sy: Double) -> CIImage {
    guard sx >= 1e-9, sy >= 1e-9 else { return .empty() }
    if extent.isInfinite || sx == 1 && sy == 1 { return self }
    let size = extent.applying(CGAffineTransform(scaleX: CGFloat(sx), y: CGFloat(sy)))
    let inside = PixelRegion(touching: extent)
    let columns = LanczosAxis(scale: sx, inside.x..<inside.maxX)
    let rows = LanczosAxis(scale: sy, inside.y..<inside.maxY)
    return CIImage(
      ImageRecipe(
        extent: size.whole, inputs: [self],
        needs: { region, _ in
          let (x, y) = (
            columns.source(region.x..<region.maxX), rows.source(region.y..<region.maxY)
          )
          return PixelRegion(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
        }
      ) { region, inputs, workers in
        // The axis first that shrinks more: what is between has then no more pixels than the larger of both ends.
        if sx <= sy {
          let lines = rows.source(region.y..<region.maxY)
          let narrow = PixelRegion(
            x: region.x, y: lines.lowerBound, width: region.width, height: lines.count)
          return inputs[0].resampledAcross(columns, in: narrow, workers)
            .resampledUp(rows, in: region, workers)
        }
        let span = columns.source(region.x..<region.maxX)
        let low = PixelRegion(
          x: span.lowerBound, y: region.y, width: span.count, height: region.height)
        return inputs[0].resampledUp(rows, in: low, workers)
          .resampledAcross(columns, in: region, workers)
      })
  }
}

extension LightPixels {
  /// Pixels of a region, each made of some of its row.
  fileprivate func resampledAcross(
    _ axis: LanczosAxis, in region: PixelRegion, _ workers: Workers
  ) -> LightPixels {
    let taps = axis.taps(region.x..<region.maxX)
    return LightPixels(region, workers) { x, y in
      let tap = taps[x - region.x]
      var sum = Pixel()
      for (i, weight) in tap.weights.enumerated() { sum += self[tap.start + i, y] * weight }
      return sum
    }
  }

  /// Pixels of a region, each made of some of its column.
  fileprivate func resampledUp(
    _ axis: LanczosAxis, in region: PixelRegion, _ workers: Workers
  ) -> LightPixels {
    let taps = axis.taps(region.y..<region.maxY)
    return LightPixels(region, workers) { x, y in
      let tap = taps[y - region.y]
      var sum = Pixel()
      for (i, weight) in tap.weights.enumerated() { sum += self[x, tap.start + i] * weight }
      return sum
    }
  }
}

/// Which pixels along an axis make a pixel of a scaled picture, and by which weights.
private struct LanczosAxis: Sendable {
  let scale: Double
  let pixels: Range<Int>

  init(scale: Double, _ pixels: Range<Int>) {
    self.scale = scale
    self.pixels = pixels
  }

  /// Half the kernel's width, in pixels of the source.
  private var reach: Double { 3 * max(1, 1 / scale) }

  private func source(_ place: Int) -> Range<Int> {
    let middle = (Double(place) + 0.5) / scale
    func cut(_ x: Double) -> Int {
      Int(min(max(x, Double(pixels.lowerBound)), Double(pixels.upperBound)))
    }
    let start = min(cut((middle - reach).rounded(.down)), pixels.upperBound - 1)
    return start..<max(start + 1, cut((middle + reach).rounded(.up)))
  }

  /// The pixels that a range of the result is made of.
  func source(_ range: Range<Int>) -> Range<Int> {
    source(range.lowerBound).lowerBound..<source(range.upperBound - 1).upperBound
  }

  func taps(_ range: Range<Int>) -> [(start: Int, weights: [Float])] {
    range.map { place in
      let source = source(place)
      let middle = (Double(place) + 0.5) / scale
      let weights = source.map { Self.kernel((Double($0) + 0.5 - middle) * min(1, scale)) }
      let sum = weights.reduce(0, +)
      // Far beyond the extent there is no weight: the outermost pixel.
      guard sum.magnitude > 1e-6 else { return (source.lowerBound, [1]) }
      return (source.lowerBound, weights.map { Float($0 / sum) })
    }
  }

  /// sinc(x)·sinc(x/3) within three pixels.
  private static func kernel(_ x: Double) -> Double {
    if x == 0 { return 1 }
    guard x.magnitude < 3 else { return 0 }
    let angle = Double.pi * x
    return 3 * Double(sincos(CGFloat(angle)).0 * sincos(CGFloat(angle / 3)).0) / (angle * angle)
  }
}
