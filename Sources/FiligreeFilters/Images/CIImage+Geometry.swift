import FiligreePaths
import FiligreePixels
import Foundation

/// Pictures moved, turned, cut and continued.
extension CIImage {
  /// The picture under a map of the plane, y up.
  ///
  /// Between pixels colors are interpolated (bilinear), or the nearest is taken after ``samplingNearest()`` and for
  /// codes; where the map shrinks, they are averaged. A map without an inverse gives an empty picture.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    let back = matrix.inverted()
    guard numbers.allSatisfy({ $0.isFinite && $0.magnitude < 1e9 }), matrix.determinant != 0,
      back.a.isFinite, back.b.isFinite, back.c.isFinite, back.d.isFinite, back.tx.isFinite,
      back.ty.isFinite
    else { return .empty() }
    if matrix.isIdentity { return self }
    // A pixel is the mean of so many places along each side as it covers pixels.
    let covered = max(hypot(back.a, back.b), hypot(back.c, back.d))
    let places = samplesNearest ? 1 : Int(min(max((covered - 0.01).rounded(.up), 1), 16))
    let nearest = samplesNearest
    return CIImage(
      ImageRecipe(
        extent: extent.isInfinite ? extent : extent.applying(matrix), inputs: [self],
        needs: { region, _ in
          PixelRegion(touching: region.cgRect.applying(back)).grown(by: 1, 1)
        }
      ) { region, inputs, workers in
        let source = inputs[0]
        @Sendable func color(_ x: Double, _ y: Double) -> Pixel {
          let (u, v) = (back.a * x + back.c * y + back.tx, back.b * x + back.d * y + back.ty)
          return nearest ? source.nearest(x: u, y: v) : source.interpolated(x: u, y: v)
        }
        return LightPixels(region, workers) { x, y in
          if places == 1 { return color(Double(x) + 0.5, Double(y) + 0.5) }
          var sum = Pixel()
          for j in 0..<places {
            for i in 0..<places {
              sum += color(
                Double(x) + (Double(i) + 0.5) / Double(places),
                Double(y) + (Double(j) + 0.5) / Double(places))
            }
          }
          return sum / Float(places * places)
        }
      }
    ).sampled(as: self)
  }

  /// The picture, to be mapped by the nearest pixel instead of interpolated.
  public func samplingNearest() -> CIImage { CIImage(self, samplesNearest: true) }

  /// The picture, to be interpolated (bilinear) where it is mapped.
  public func samplingLinear() -> CIImage { CIImage(self, samplesNearest: false) }

  /// The part of the picture in a rectangle, in pixels, y up; pixels that it touches are whole.
  public func cropped(to rect: CGRect) -> CIImage {
    let kept = extent.intersection(rect)
    guard !kept.isEmpty else { return .empty() }
    let inside = PixelRegion(touching: kept)
    return CIImage(
      ImageRecipe(
        extent: kept, inputs: [self], needs: { region, _ in region.intersection(inside) }
      ) { region, inputs, workers in
        // A larger input is not held on to.
        if region.contains(inputs[0].region) { return inputs[0] }
        return LightPixels(region.intersection(inside), workers) { x, y in inputs[0][x, y] }
      }
    ).sampled(as: self)
  }

  /// The picture without bounds: beyond its extent its outermost pixels go on.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }

  /// The part of the picture in a rectangle, whose outermost pixels go on beyond it without bounds.
  public func clamped(to rect: CGRect) -> CIImage {
    let part = extent.isInfinite ? rect : rect.intersection(extent)
    if part.isInfinite { return self }
    let inside = PixelRegion(touching: part)
    if inside.isEmpty { return .empty() }
    @Sendable func column(_ x: Int) -> Int { min(max(x, inside.x), inside.maxX - 1) }
    @Sendable func row(_ y: Int) -> Int { min(max(y, inside.y), inside.maxY - 1) }
    return CIImage(
      ImageRecipe(
        extent: .infinite, inputs: [self],
        needs: { region, _ in
          let (x, y) = (column(region.x), row(region.y))
          return PixelRegion(
            x: x, y: y, width: column(region.maxX - 1) - x + 1,
            height: row(region.maxY - 1) - y + 1)
        }
      ) { region, inputs, workers in
        LightPixels(region, workers) { x, y in inputs[0][column(x), row(y)] }
      })
  }

  // MARK: Orientation

  /// The picture as it is to be seen where it is stored under `orientation`; its lower left corner is the origin.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    if let cgImage { return CIImage(cgImage: cgImage.oriented(orientation)).sampled(as: self) }
    return transformed(by: orientationTransform(for: orientation))
  }

  /// The picture as it is to be seen where it is stored under EXIF's orientation, 1…8; others change nothing.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init) ?? .up)
  }

  /// The map that `oriented(_:)` puts the picture under, y up.
  public func orientationTransform(
    for orientation: CGImagePropertyOrientation
  ) -> CGAffineTransform {
    let (w, h) = (extent.width, extent.height)
    let map =
      switch orientation {
      case .up: CGAffineTransform.identity
      case .upMirrored: CGAffineTransform(-1, 0, 0, 1, w, 0)
      case .down: CGAffineTransform(-1, 0, 0, -1, w, h)
      case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, h)
      case .leftMirrored: CGAffineTransform(0, -1, -1, 0, h, w)
      case .right: CGAffineTransform(0, -1, 1, 0, 0, w)
      case .rightMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
      case .left: CGAffineTransform(0, 1, -1, 0, h, 0)
      }
    return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(map)
  }

  /// The map that `oriented(forExifOrientation:)` puts the picture under, y up.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    orientationTransform(
      for: UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init) ?? .up)
  }
}
