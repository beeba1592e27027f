import FiligreeDrawing
import FiligreePixels
import FiligreeRaster
import Foundation

/// Colors, filters by name, and pictures over pictures.
extension CIImage {
  /// Creates a picture of one color without bounds.
  public convenience init(color: CIColor) {
    self.init(light: color.light)
  }

  /// The result of a filter on the picture, which is its `inputImage`.
  ///
  /// An empty picture where there is no filter of that name, which a warning says, or where a value is not usable.
  ///
  /// - Parameters:
  ///   - filterName: A name, as `CISepiaTone`.
  ///   - parameters: Values by their keys; those that are not there are as by default.
  /// - Returns: The result.
  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: parameters) else { return .empty() }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? .empty()
  }

  /// The picture blurred by a Gaussian of a standard deviation in pixels, in linear light.
  ///
  /// Beyond the picture all is clear, so its edges fade: ``clampedToExtent()`` before and ``cropped(to:)`` after keep
  /// them. Deviations above 532 count as that.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    let reach = Double(LightFilters.reach(deviation: sigma))
    return blurred(sigma, continuesEdges: false, extent: extent.grown(by: reach, reach))
  }

  /// The picture blurred, its outermost pixels going on beyond its extent, which stays.
  func blurredWithinExtent(sigma: Double) -> CIImage {
    blurred(sigma, continuesEdges: true, extent: extent)
  }

  private func blurred(_ sigma: Double, continuesEdges: Bool, extent: CGRect) -> CIImage {
    guard sigma.isFinite, sigma > 0 else { return self }
    let reach = LightFilters.reach(deviation: sigma)
    return neighborhood(reach, reach, extent: extent) { source, region, workers in
      LightFilters.blurred(
        source, deviation: sigma, continuesEdges: continuesEdges, in: region, workers: workers)
    }
  }

  /// The picture over another.
  public func composited(over dest: CIImage) -> CIImage {
    blended(.normal, over: dest)
  }

  /// The picture and another beneath it by a blend mode.
  func blended(_ mode: BlendMode, over dest: CIImage) -> CIImage {
    combined(with: dest, extent: extent.covering(dest.extent)) { source, backdrop in
      LightFilters.blend(mode, source, over: backdrop)
    }
  }

  /// The picture, opaque in a rectangle, clear beyond it.
  ///
  /// What is less than opaque keeps its premultiplied color, as over black.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    let opaque = CIImage(color: .black).cropped(to: extent)
    return composited(over: opaque).cropped(to: extent)
  }

  /// The picture, its colors multiplied by their opacities.
  public func premultiplyingAlpha() -> CIImage {
    mapped { Pixel($0.x * $0.w, $0.y * $0.w, $0.z * $0.w, $0.w) }
  }

  /// The picture, its colors divided by their opacities; what is clear stays clear.
  public func unpremultiplyingAlpha() -> CIImage {
    mapped { $0.w > 0 ? Pixel($0.x / $0.w, $0.y / $0.w, $0.z / $0.w, $0.w) : Pixel() }
  }

  /// Black without bounds.
  public static var black: CIImage { CIImage(color: .black) }
  /// White without bounds.
  public static var white: CIImage { CIImage(color: .white) }
  /// The gray whose components are ½, without bounds.
  public static var gray: CIImage { CIImage(color: .gray) }
  /// Red without bounds.
  public static var red: CIImage { CIImage(color: .red) }
  /// Green without bounds.
  public static var green: CIImage { CIImage(color: .green) }
  /// Blue without bounds.
  public static var blue: CIImage { CIImage(color: .blue) }
  /// Cyan without bounds.
  public static var cyan: CIImage { CIImage(color: .cyan) }
  /// Magenta without bounds.
  public static var magenta: CIImage { CIImage(color: .magenta) }
  /// Yellow without bounds.
  public static var yellow: CIImage { CIImage(color: .yellow) }
  /// Nothing, without bounds.
  public static var clear: CIImage { CIImage(color: .clear) }
}

extension CGRect {
  /// The smallest rectangle that has both; what is empty has no place.
  func covering(_ other: CGRect) -> CGRect {
    isEmpty ? other : other.isEmpty ? self : union(other)
  }
}
