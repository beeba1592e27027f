import FiligreePaths
import FiligreePixels
import Foundation

/// Finds the contours of pictures: what `VNDetectContoursRequest` and the command line run on.
///
/// The picture becomes grey values (`LumaPlane`), is turned upright, cut to the region of interest
/// and scaled down; a threshold that follows from contrast and pivot (`ContrastCurve`) makes it ink
/// and paper, ink 8-connected and paper 4-connected, with paper all around. What is outlined is the
/// ink.
///
/// All settings have Vision's defaults. Values out of range are clamped; NaN means the default.
package struct ContourDetection: Sendable {
  /// How much contrast is raised around the pivot, 0…3; 1 leaves it.
  package var contrastAdjustment: Double = 2
  /// The grey that raising the contrast leaves alone, 0…1; nil takes the mean of the picture.
  package var contrastPivot: Double? = 0.5
  /// Whether ink is dark on light paper, or light on dark.
  package var detectsDarkOnLight = true
  /// The picture is scaled down, never up, until its longer side has at most this many pixels; at
  /// least 64.
  package var maximumImageDimension = 512
  /// The part of the upright picture to look at, 0…1 both ways, origin at the lower left.
  package var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How the picture is to be turned.
  package var orientation = CGImagePropertyOrientation.up
  /// Where points lie between the pixels.
  package var pointStyle = ContourPointStyle.subpixel
  /// The most points that outlines may have before they are simplified.
  ///
  /// A point takes some 20 bytes while contours are found. Noise has more points than pixels, so that
  /// a file of a few kilobytes could otherwise ask for all memory there is.
  package var maximumPoints = 1 << 27

  /// Creates a detection with Vision's default settings.
  package init() {}

  /// The contours of `image`.
  package func run(on image: CGImage) throws(ContourDetectionError) -> ContourSet {
    try contours(in: try source(of: image))
  }

  /// A picture made ready to be looked at: everything that does not depend on contrast and pivot.
  package struct Source: Sendable {
    /// The grey values.
    package let plane: LumaPlane
    /// Which part of the upright picture they show, in its own pixels.
    package let region: LumaPlane.Region

    /// Takes grey values as they are.
    package init(plane: LumaPlane) {
      self.init(
        plane: plane,
        region: .init(x: 0, y: 0, width: plane.width, height: plane.height))
    }

    init(plane: LumaPlane, region: LumaPlane.Region) {
      self.plane = plane
      self.region = region
    }
  }

  /// The grey values of `image`: upright, cut and scaled.
  package func source(of image: CGImage) throws(ContourDetectionError) -> Source {
    guard image.width > 0, image.height > 0 else { throw .emptyPicture }
    let (width, height) =
      orientation.swapsAxes ? (image.height, image.width) : (image.width, image.height)
    guard let region = LumaPlane.Region(regionOfInterest, width: width, height: height) else {
      throw .regionOutside(regionOfInterest)
    }
    let stored = region.stored(orientation, width: width, height: height)
    guard let plane = LumaPlane(image, region: stored, overWhite: detectsDarkOnLight) else {
      throw .unreadableLayout(
        bitsPerComponent: image.bitsPerComponent, bitsPerPixel: image.bitsPerPixel)
    }
    return Source(
      plane: plane.upright(orientation).scaledDown(to: max(maximumImageDimension, 64)),
      region: region)
  }

  /// The contours in grey values.
  package func contours(in source: Source) throws(ContourDetectionError) -> ContourSet {
    let plane = source.plane
    let pivot = contrastPivot ?? plane.mean
    let curve = ContrastCurve(contrast: contrastAdjustment, pivot: pivot)
    let levels = curve.levels(white: plane.white, detectsDarkOnLight: detectsDarkOnLight)
    return try contours(levels, source)
  }

  /// The contours at a threshold of the picture's own greys, 0…1, in place of contrast and pivot.
  ///
  /// - Parameters:
  ///   - source: The grey values.
  ///   - threshold: Where the outlines run: a sample is dark below it and light above.
  ///   - minimumContrast: How far beyond the threshold at least one pixel of each region of ink or
  ///     paper must be, 0…1; at 0 every region counts.
  package func contours(
    in source: Source, threshold: Double, minimumContrast: Double = 0
  ) throws(ContourDetectionError) -> ContourSet {
    let levels = InkLevels(
      threshold: threshold.isNaN ? 0.5 : threshold,
      strength: minimumContrast > 0 ? minimumContrast : 0, white: source.plane.white,
      detectsDarkOnLight: detectsDarkOnLight)
    return try contours(levels, source)
  }

  private func contours(
    _ levels: InkLevels?, _ source: Source
  ) throws(ContourDetectionError) -> ContourSet {
    switch source.plane.samples {
    case .bits8(let samples):
      return try contours(samples, levels, source)
    case .bits16(let samples):
      return try contours(samples, levels, source)
    }
  }

  private func contours<Sample: LumaSample>(
    _ samples: [Sample], _ levels: InkLevels?, _ source: Source
  ) throws(ContourDetectionError) -> ContourSet {
    try samples.withUnsafeBufferPointer { (buffer) throws(ContourDetectionError) -> ContourSet in
      try ContourExtraction(
        view: source.plane.view(buffer), levels: levels, pointStyle: pointStyle,
        // Counts and places of points have 31 bits.
        maximumPoints: min(maximumPoints, Int(Int32.max))
      ).contours(region: source.region)
    }
  }
}
