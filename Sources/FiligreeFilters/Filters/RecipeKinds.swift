import FiligreePaths
import FiligreePixels
import Foundation

/// The kinds of recipes that filters are made of.
extension CIImage {
  typealias Pixel = SIMD4<Float>

  /// Creates a picture of one color without bounds: premultiplied light.
  convenience init(light: Pixel) {
    self.init(
      ImageRecipe(extent: .infinite, inputs: [], needs: { _, _ in .empty }) { region, _, _ in
        LightPixels(region, Array(repeating: light, count: region.count))
      })
  }

  /// The same picture, mapped by the nearest pixel where another is: pixels stay where they were.
  func sampled(as other: CIImage) -> CIImage {
    other.samplesNearest ? samplingNearest() : self
  }

  /// A picture of a color at each point; points are the centers of pixels.
  static func generated(
    extent: CGRect = .infinite, _ color: @escaping @Sendable (SIMD2<Double>) -> Pixel
  ) -> CIImage {
    CIImage(
      ImageRecipe(extent: extent, inputs: [], needs: { _, _ in .empty }) { region, _, workers in
        LightPixels(region, workers) { x, y in color(SIMD2(Double(x) + 0.5, Double(y) + 0.5)) }
      })
  }

  /// Each pixel by a function of what is there: premultiplied light.
  func mapped(_ change: @escaping @Sendable (Pixel) -> Pixel) -> CIImage {
    CIImage(
      ImageRecipe(extent: extent, inputs: [self], needs: { region, _ in region }) {
        region, inputs, workers in
        LightPixels(region, workers) { x, y in change(inputs[0][x, y]) }
      }
    ).sampled(as: self)
  }

  /// Each pixel's straight color by a function of it; opacities stay, and what is clear stays clear.
  func mappedStraight(_ change: @escaping @Sendable (Pixel) -> Pixel) -> CIImage {
    mapped { pixel in
      let alpha = pixel.w
      guard alpha > 0 else { return Pixel() }
      var color = change(pixel / alpha) * alpha
      color.w = alpha
      return color
    }
  }

  /// Each pixel by a function of what is there and of its center.
  func mappedByPlace(_ change: @escaping @Sendable (Pixel, SIMD2<Double>) -> Pixel) -> CIImage {
    CIImage(
      ImageRecipe(extent: extent, inputs: [self], needs: { region, _ in region }) {
        region, inputs, workers in
        LightPixels(region, workers) { x, y in
          change(inputs[0][x, y], SIMD2(Double(x) + 0.5, Double(y) + 0.5))
        }
      }
    ).sampled(as: self)
  }

  /// Each pixel by a function of it and of that of another picture.
  func combined(
    with other: CIImage, extent: CGRect,
    _ change: @escaping @Sendable (_ own: Pixel, _ other: Pixel) -> Pixel
  ) -> CIImage {
    CIImage(
      ImageRecipe(extent: extent, inputs: [self, other], needs: { region, _ in region }) {
        region, inputs, workers in
        LightPixels(region, workers) { x, y in change(inputs[0][x, y], inputs[1][x, y]) }
      })
  }

  /// Each pixel by a function of it, of that beneath, and of a mask's.
  func masked(
    by mask: CIImage, over background: CIImage, _ weight: @escaping @Sendable (Pixel) -> Float
  ) -> CIImage {
    CIImage(
      ImageRecipe(
        extent: extent.covering(background.extent), inputs: [self, background, mask],
        needs: { region, _ in region }
      ) { region, inputs, workers in
        LightPixels(region, workers) { x, y in
          let part = min(max(weight(inputs[2][x, y]), 0), 1)
          return inputs[0][x, y] * part + inputs[1][x, y] * (1 - part)
        }
      })
  }

  /// Pixels made of those around them, at most `dx` and `dy` away.
  func neighborhood(
    _ dx: Int, _ dy: Int, extent: CGRect,
    _ make: @escaping @Sendable (LightPixels, PixelRegion, Workers) -> LightPixels
  ) -> CIImage {
    CIImage(
      ImageRecipe(
        extent: extent, inputs: [self], needs: { region, _ in region.grown(by: dx, dy) }
      ) { region, inputs, workers in make(inputs[0], region, workers) })
  }

  /// Each pixel taken from another place: `source` gives it for the center of a pixel.
  ///
  /// - Parameters:
  ///   - extent: Where the result may have something.
  ///   - needs: A region in which the places of a region's pixels lie.
  ///   - source: The place, between the centers of pixels interpolated.
  /// - Returns: The picture of `extent`.
  func warped(
    extent: CGRect, needs: @escaping @Sendable (PixelRegion) -> PixelRegion,
    _ source: @escaping @Sendable (SIMD2<Double>) -> SIMD2<Double>
  ) -> CIImage {
    let nearest = samplesNearest
    return CIImage(
      ImageRecipe(
        extent: extent, inputs: [self], needs: { region, _ in needs(region).grown(by: 1, 1) }
      ) { region, inputs, workers in
        LightPixels(region, workers) { x, y in
          let place = source(SIMD2(Double(x) + 0.5, Double(y) + 0.5))
          return nearest
            ? inputs[0].nearest(x: place.x, y: place.y)
            : inputs[0].interpolated(x: place.x, y: place.y)
        }
      })
  }
}

extension CGRect {
  /// The rectangle with so much more on each side; one without bounds stays so.
  func grown(by dx: Double, _ dy: Double) -> CGRect {
    isInfinite || isEmpty ? self : insetBy(dx: -dx, dy: -dy)
  }

  /// The smallest rectangle of whole numbers around it; one without bounds stays so.
  var whole: CGRect {
    isInfinite || isNull ? self : integral
  }
}
