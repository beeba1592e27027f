import FiligreeContours
import FiligreePaths
import FiligreePixels
import Foundation

/// Turns the ink of a picture into lines and curves.
///
/// ```swift
/// let trace = try Tracer().trace(image)
/// let outline: Path = trace.path
/// ```
///
/// The picture is separated into ink, the foreground, and paper, the background (`Options.threshold`).
/// The outlines between them lie where the grays put the edge, to a fraction of a pixel; where two straight sides meet, of
/// which one is long, they have the corner that pixels cut off. Each outline is fitted with as few lines and cubics as lie
/// within `Options.tolerance` of it.
///
/// Coordinates are the picture's pixels: origin at the upper left, y down, pixel (0, 0) covers 0…1.
/// Around ink the outlines run counter-clockwise as seen, around holes clockwise, so that both fill
/// rules fill the ink. The same picture and options give the same outlines, bit for bit, on every
/// machine and with any number of threads.
public struct Tracer: Sendable {
  /// The options.
  public var options: Options

  /// Creates a tracer.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// Traces a picture.
  ///
  /// - Parameters:
  ///   - image: The picture; opacity counts as paint, as `Options.detectsDarkOnLight` says.
  ///   - progress: Is told from time to time how much is done, 0…1; what it throws ends the tracing.
  ///     It is called on the calling thread alone.
  /// - Returns: The outlines.
  /// - Throws: ``TracerError`` for a picture that cannot be traced, `CancellationError` when the task
  ///   is cancelled, and what `progress` throws.
  public func trace(
    _ image: CGImage, progress: (Double) throws -> Void = { _ in }
  ) throws -> Trace {
    let contours = try contours(of: image.denoised(level: options.noiseLevel))
    try progress(0.1)
    return try trace(contours, width: image.width, height: image.height) {
      try progress(0.1 + 0.9 * $0)
    }
  }

  /// Traces a bitmap, as `trace(_:progress:)` traces its ink in black on white.
  ///
  /// Contrast, threshold and the largest size have no effect; everything else is as for pictures.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap. Where `Options.detectsDarkOnLight` is false its paper is traced.
  ///   - progress: As for pictures.
  /// - Returns: The outlines.
  /// - Throws: As for pictures.
  public func trace(
    _ bitmap: Bitmap, progress: (Double) throws -> Void = { _ in }
  ) throws -> Trace {
    let contours: ContourSet
    do {
      contours = try BitmapExtraction(
        bitmap: bitmap, isInverted: !options.detectsDarkOnLight, pointStyle: options.pointStyle,
        maximumPoints: options.usedMaximumPoints
      ).contours()
    } catch {
      throw TracerError(error)
    }
    try progress(0.1)
    return try trace(contours, width: bitmap.width, height: bitmap.height) {
      try progress(0.1 + 0.9 * $0)
    }
  }

  /// The outlines of a picture before curves are fitted.
  package func contours(of image: CGImage) throws -> ContourSet {
    var detection = ContourDetection()
    detection.detectsDarkOnLight = options.detectsDarkOnLight
    detection.maximumImageDimension = options.maximumImageDimension
    detection.pointStyle = options.pointStyle
    detection.maximumPoints = options.usedMaximumPoints
    detection.keepsThinLines = true
    do {
      let source = try detection.source(of: image)
      if case .contrast(let adjustment, let pivot) = options.threshold {
        detection.contrastAdjustment = adjustment
        detection.contrastPivot = pivot
        return try detection.contours(in: source)
      }
      detection.contrastAdjustment = 2
      detection.contrastPivot = 0.5
      let cleaner = ContrastNormalizer(
        threshold: options.threshold, detectsDarkOnLight: options.detectsDarkOnLight)
      guard let cleaned = cleaner.cleaned(source.plane) else {
        // One gray all over has no outline.
        detection.contrastAdjustment = 0
        return try detection.contours(in: source)
      }
      let contours = try detection.contours(in: .init(plane: cleaned.plane))
      guard let strokes = cleaned.strokes, options.style != .pixel else { return contours }
      return strokes.corrected(contours)
    } catch {
      throw TracerError(error)
    }
  }

  /// Fits curves to contours, except for specks.
  package func trace(
    _ contours: ContourSet, width: Int, height: Int,
    progress: (Double) throws -> Void = { _ in }
  ) throws -> Trace {
    let hasGrays = options.style == .smooth && !contours.hasSteps
    let workers = Workers(threads: options.usedThreads)
    let contours = hasGrays ? contours.withCorners(workers) : contours
    return try SegmentLimit.search(
      limit: options.style == .pixel ? nil : options.maximumSegments, segments: \.segmentCount
    ) { factors, share in
      try trace(contours, width: width, height: height, simplification: factors, workers) {
        try progress(share.done($0))
      }
    }
  }

  /// Fits curves, so much simpler than usual, except for specks.
  private func trace(
    _ contours: ContourSet, width: Int, height: Int, simplification: SegmentLimit.Factors,
    _ workers: Workers,
    progress: (Double) throws -> Void
  ) throws -> Trace {
    let scale = CGAffineTransform(
      a: CGFloat(width) / CGFloat(contours.width), b: 0, c: 0,
      d: CGFloat(height) / CGFloat(contours.height), tx: 0, ty: 0)
    // Lengths in the options are in the picture's pixels, the contours may be in a smaller one's.
    let shrink = Double(contours.width) / Double(max(width, 1))
    let side = shrink * simplification.shapes
    let smallest = options.usedDespeckle * side * side
    let kept = SpeckFilter(contours, smallest: smallest).kept
    let tolerance = options.usedTolerance(for: contours) * shrink * simplification.curves
    let curves: [FittedCurve]
    switch options.style {
    case .pixel:
      curves = kept.map { FittedCurve(lines: contours[$0]) }
      try progress(1)
    case .polygon:
      let simplified = contours.simplified(tolerance: tolerance)
      curves = kept.map { FittedCurve(lines: simplified[$0]) }
      try progress(1)
    case .smooth:
      var fitter = CurveFitter(tolerance: tolerance, cornerAngle: options.usedCornerAngle)
      fitter.findsShapes = true
      if contours.hasSteps { fitter.followSteps() }
      curves = try FittingJob(contours: contours, kept: kept, fitter: fitter)
        .run(workers, progress: progress)
    }
    return Trace(
      contours: contours, kept: kept, curves: curves, transform: scale,
      size: CGSize(width: width, height: height))
  }
}

/// Removes contours that enclose too little, with everything inside them.
struct SpeckFilter {
  /// The indices of the contours that stay, in their order.
  private(set) var kept: [Int] = []

  init(_ contours: ContourSet, smallest: Double) {
    kept.reserveCapacity(contours.count)
    var isKept = [Bool](repeating: false, count: contours.count)
    for i in 0..<contours.count {
      // Depth first: the contour around this one has been decided.
      let parent = Int(contours.parents[i])
      if parent >= 0, !isKept[parent] { continue }
      if smallest > 0, abs(contours.area(of: i)) < smallest { continue }
      isKept[i] = true
      kept.append(i)
    }
  }
}

extension ContourSet {
  /// Whether most points lie on the pixels' edges, as in a picture without grays between foreground and
  /// background.
  var hasSteps: Bool {
    guard !points.isEmpty else { return false }
    // A few thousand points are enough.
    let step = max(points.count / 4096, 1)
    var (seen, steps) = (0, 0)
    for i in stride(from: 0, to: points.count, by: step) {
      let twice = points[i] * 2
      seen += 1
      if twice.x.rounded() == twice.x, twice.y.rounded() == twice.y { steps += 1 }
    }
    return steps * 10 >= seen * 9
  }
}

extension CurveFitter {
  /// Sets what serves for polylines along the edges of pixels.
  mutating func followSteps() {
    hasSteps = true
    // Over a few pixels steps tell little of directions.
    reach = 5
  }
}
