import FiligreePaths
import FiligreeContours
import FiligreePixels

/// Turns line drawings into strokes along the middle of their lines.
///
/// The ink of the picture, its foreground (`CoverageMap`, `ForegroundMask`), is thinned (`Thinning`).
/// The skeleton's spurs are removed, and its branches are joined through crossings by their directions
/// (`StrokeChains`). Each stroke's middle and width are measured across its coverage (`StrokeShaper`); where its
/// width changes at once, another stroke begins. Where it changes little by little, the stroke has a list of
/// widths and an outline (`WidthProfile`, `StrokeOutline`). Foreground that no stroke covers makes areas
/// (`UncoveredForeground`).
public struct CenterLineTracer: Sendable {
  /// Whether lines are light on a dark ground.
  public var isLight = false
  /// The brightness 0…1 that separates lines from the ground; nil or NaN for an automatic one, after
  /// shadows on the paper have been removed.
  public var threshold: Double?
  /// The largest distance of curves from the measured middle, in pixels, 1/64…64.
  ///
  /// That of outlines from the measured edge is half as much. Nil and NaN stand for 0.4, and for 0.75 where the picture has
  /// no grays between ink and paper: the steps of its lines lie half a pixel beside the edge.
  public var tolerance: Double?
  /// Turns by at least this many degrees can be corners; NaN for the default.
  public var cornerAngle = 25.0
  /// Specks of fewer pixels vanish; 0…1,000,000.
  public var despeckle = 6
  /// The differences from one pixel to the next that count as noise, in levels of 255, 0…255: pixels that differ by less
  /// are averaged before the picture is traced; 0 and NaN leave it as it is.
  public var noiseLevel = 0.0
  /// The largest number of pixels of a picture: each needs about 60 bytes.
  public var maximumPixels = 1 << 26

  /// What widths strokes have.
  public enum Widths: Sendable, Hashable, CaseIterable {
    /// One for each stroke, the median of what was measured, and nothing but strokes: for plotters and engravers.
    case constant
    /// As measured: those that get wider and narrower have outlines, and what is no line is an area.
    case varying
  }
  /// What widths strokes have.
  public var widths = Widths.varying

  /// Creates a tracer with the default settings.
  public init() {}

  /// Traces a picture.
  ///
  /// - Parameters:
  ///   - image: The picture. Its orientation is not looked at.
  ///   - progress: Is told from time to time how much is done, 0…1; what it throws ends the tracing.
  /// - Returns: The strokes.
  /// - Throws: ``TracerError`` for a picture that cannot be traced, `CancellationError` when the task
  ///   is cancelled, and what `progress` throws.
  public func trace(
    _ image: CGImage, progress: (Double) throws -> Void = { _ in }
  ) throws -> CenterLineTrace {
    func step(_ part: Double) throws {
      try Task.checkCancellation()
      try progress(part)
    }
    guard image.width > 0, image.height > 0 else { throw TracerError.emptyPicture }
    guard image.width * image.height <= maximumPixels else {
      throw TracerError.tooManyPixels(limit: maximumPixels)
    }
    guard
      let plane = LumaPlane(image.denoised(level: noiseLevel), overWhite: !isLight)
    else {
      throw TracerError.unreadablePicture(
        "pixels of this kind cannot be read; 1 to 4 components of 8 or 16 bits can")
    }
    let given = threshold.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
    let map = CoverageMap(plane, isLight: isLight, threshold: given)
    try step(0.1)
    let mask = ForegroundMask(map, despeckle: min(max(despeckle, 0), 1_000_000))
    let distances = DistanceMap(mask)
    try step(0.3)
    let thin = Thinning(mask, distances).run()
    try step(0.5)
    var skeleton = SkeletonGraph(thin, mask, distances)
    skeleton.prune()
    let solid = skeleton.pruneAreas(distances)
    let chains = StrokeChains(skeleton, distances)
    let hasSteps = map.hasSteps
    let shaper = StrokeShaper(
      map: map, chains: chains, distances: distances, findsVaryingWidths: widths == .varying,
      hasSteps: hasSteps)
    try step(0.6)
    let list = chains.chains()
    var shapes: [StrokeShaper.Shape] = []
    for (i, chain) in list.enumerated() {
      if i & 0x3F == 0 { try step(0.6 + 0.2 * Double(i) / Double(list.count)) }
      shapes += shaper.shapes(chain)
    }
    shaper.meet(&shapes)
    let fitter = StrokeFitter(
      CurveFitter(
        tolerance: usedTolerance(hasSteps),
        cornerAngle: cornerAngle.isNaN ? 25 : min(max(cornerAngle, 0), 180)),
      page: SIMD2(Float(image.width), Float(image.height)))
    var trace = CenterLineTrace(width: image.width, height: image.height, strokes: [])
    var uncovered = UncoveredForeground(map, distances)
    for i in shapes.indices {
      if i & 0x3F == 0 { try step(0.8 + 0.15 * Double(i) / Double(shapes.count)) }
      let shape = fitter.bounded(shapes[i])
      let widths = shape.profile?.widths(at: shape.points)
      uncovered.cover(
        shape.points, widths ?? shape.points.map { _ in shape.width }, isClosed: shape.isClosed)
      trace.strokes.append(fitter.stroke(shape, widths))
    }
    if widths == .constant {
      // Without areas, lines within hatching are as many strokes as there are crossings.
      for shape in chains.bridges().flatMap(shaper.shapes).map(fitter.bounded)
      where uncovered.isOpen(shape.points) {
        uncovered.cover(shape.points, shape.points.map { _ in shape.width }, isClosed: false)
        trace.strokes.append(fitter.stroke(shape, nil))
      }
    }
    // With strokes alone an area is its largest circle.
    for dot in uncovered.dots(chains) + (widths == .constant ? solid : []) {
      let shape = StrokeShaper.Shape(dotAt: dot.center, width: 2 * dot.radius)
      uncovered.cover(shape.points, shape.points.map { _ in shape.width }, isClosed: false)
      trace.strokes.append(fitter.stroke(fitter.bounded(shape), nil))
    }
    try step(0.95)
    if widths == .varying { trace.rings = try uncovered.areas(fitter: fitter.outlines) }
    return trace
  }

  /// The tolerance that is given, or that of pictures with grays or without.
  private func usedTolerance(_ hasSteps: Bool) -> Double {
    let given = tolerance.flatMap { $0.isNaN ? nil : min(max($0, 1.0 / 64), 64) }
    return given ?? (hasSteps ? 0.75 : 0.4)
  }
}
