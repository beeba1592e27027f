import FiligreeContours
import Foundation

extension Tracer {
  /// How a picture is traced.
  ///
  /// Numbers out of range are clamped; NaN means the default.
  public struct Options: Hashable, Sendable {
    /// What outlines are made of.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// Lines and cubics, with corners where the picture has them.
      case smooth
      /// Lines alone.
      case polygon
      /// The edges of the pixels.
      case pixel
    }

    /// How ink is separated from paper.
    public enum Threshold: Hashable, Sendable {
      /// Vision's contrast and pivot: `adjustment` 0…3 about `pivot` 0…1, nil for the mean of the picture.
      case contrast(adjustment: Double, pivot: Double?)
      /// Automatic: N. Otsu's threshold where the paper is even, else an adaptive one; blurred edges
      /// are sharpened, and strokes thinner than their blur get their width back.
      case automatic
      /// The gray that divides the picture's grays into two classes of least variance (N. Otsu, 1979).
      case otsu
      /// Adaptive: ink is what is darker than the paper around it, in uneven light as well.
      case adaptive
      /// A gray, 0 for black to 1 for white.
      case value(Double)
    }

    /// What outlines are made of.
    public var style = Style.smooth
    /// The largest distance of the curves from the outline in the picture, in pixels: 1/64…1000.
    ///
    /// Nil stands for 0.5, and for 0.75 where the picture has no grays between ink and paper: the steps
    /// of its pixels lie half a pixel beside the edge.
    ///
    /// The distance is checked for each curve, in both directions: no point of the curves is farther
    /// from the outline, and no point of the outline from the curves. Pixel style has no tolerance.
    public var tolerance: Double?
    /// Turns by fewer degrees than this are never corners, 0…180.
    public var cornerAngle = 25.0
    /// Spots and holes of fewer square pixels than this are left out, with everything in them.
    public var despeckle = 2.0
    /// How ink is separated from paper.
    public var threshold = Threshold.contrast(adjustment: 2, pivot: 0.5)
    /// Whether ink is dark on light paper, or light on dark.
    public var detectsDarkOnLight = true
    /// The differences from one pixel to the next that count as noise, in levels of 255, 0…255.
    ///
    /// Pixels that differ by less are averaged before the picture is traced. A bitmap has none.
    public var noiseLevel = 0.0
    /// The most segments, lines and curves together, or nil for any number; pixel style takes no notice.
    ///
    /// Where there are more, the outlines are fitted again with the tolerance larger, and `despeckle` larger by its square,
    /// up to seventeen times in all. If 128 times the tolerance is not enough, there are more.
    public var maximumSegments: Int?
    /// The picture is scaled down until its longer side has at most this many pixels; at least 64.
    public var maximumImageDimension = Int.max
    /// The number of threads that fit curves; nil for the number of processors.
    public var maximumThreads: Int?
    /// The largest number of points of outlines before curves are fitted; each takes some tens of
    /// bytes.
    public var maximumPoints = 1 << 24

    /// Creates the default options.
    public init() {}

    /// Where the outlines' points lie.
    var pointStyle: ContourPointStyle { style == .pixel ? .pixelEdges : .subpixel }
    /// The most points in use.
    var usedMaximumPoints: Int { min(max(maximumPoints, 0), 1 << 27) }
    /// The number of threads in use.
    var usedThreads: Int {
      min(max(maximumThreads ?? ProcessInfo.processInfo.activeProcessorCount, 1), 64)
    }
    /// The tolerance in use for contours.
    func usedTolerance(for contours: ContourSet) -> Double {
      guard let tolerance, !tolerance.isNaN else { return contours.hasSteps ? 0.75 : 0.5 }
      return min(max(tolerance, 1.0 / 64), 1000)
    }
    /// The corner angle in use.
    var usedCornerAngle: Double {
      cornerAngle.isNaN ? 25 : min(max(cornerAngle, 0), 180)
    }
    /// The smallest area in use.
    var usedDespeckle: Double { despeckle.isNaN ? 2 : max(despeckle, 0) }
  }
}
