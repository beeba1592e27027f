import CFiligreeTracing
import FiligreeBase
import FiligreePixels
import Foundation

/// Turns pictures into filled shapes in a few colors, or many.
///
/// The picture's pixels get the labels of a palette's colors (`LabelPainter`). Equal labels become
/// regions, of which small ones are joined to others (`RegionMerger`). The borders between regions
/// become a planar graph (`ArcGraph`) whose arcs lie where the anti-aliased edges are. Each arc is
/// fitted with curves once, and both its faces share these curves (`LayerBuilder`).
///
/// A drawing that was enlarged smoothly, or is as soft, is traced by samples (`Enlargement`); settings in pixels are meant in
/// those of the picture all the same. Chroma that a file held at half of the resolution is made as sharp as luma first
/// (`SubsampledChroma`).
///
/// The same picture and settings give the same shapes on every machine.
public struct ColorTracer: Sendable {
  /// How many colors, or which.
  public enum Colors: Hashable, Sendable {
    /// As many as the picture shows, at most 48, or 96 in a photo.
    case automatic
    /// At most this many opaque ones, 1…128, and as many translucent ones; transparent is none.
    case count(Int)
    /// These colors; if all are opaque, transparent areas stay transparent, and translucent ones keep
    /// their opacity.
    case list([CGColor])
  }

  /// How shapes lie on one another.
  public enum Layering: Hashable, Sendable {
    /// Shapes lie on others, which go on under them.
    case stacked
    /// No two shapes overlap.
    case cutout
  }

  /// What arcs become.
  public enum Style: Hashable, Sendable {
    /// Lines and curves.
    case smooth
    /// Lines.
    case polygon
    /// The edges of the pixels: all of them, in exactly their colors.
    ///
    /// Colors are the picture's own, and all of them where there are no more than 256, or than the number
    /// requested. Shapes lie side by side, and the other settings have no effect.
    case pixel
  }

  /// The colors.
  public var colors = Colors.automatic
  /// Colors that are painted in others; shapes that become equal in color become one.
  ///
  /// They are looked up among the colors of ``Colors/list(_:)``, or those that would be found: the
  /// colors of a trace without recolorings, except in photos, whose colors are found together with the
  /// shapes. Where shapes of two colors become one, its edges lie where the first of the two in the
  /// palette puts them: up to half a pixel beside.
  public var recolorings: [Recoloring] = []
  /// How shapes lie on one another.
  public var layering = Layering.stacked
  /// Whether lines along all borders lie beneath cut-out shapes, so that nothing shows between them.
  ///
  /// A renderer blends each shape's edge with what is beneath, and so lets up to a quarter of the background through
  /// where two meet. The lines are for pictures to be looked at; who cuts, plots or recolors shapes does without.
  public var closesSeams = false
  /// Whether the background is left out: the color that most of the picture's border has, and those that look alike, as
  /// far as their shapes touch the border.
  ///
  /// Nothing is left out where no color has half of the border.
  public var dropsBackground = false
  /// Colors whose shapes are left out wherever they are, and those of colors that look alike.
  ///
  /// They are the picture's, before recolorings.
  public var droppedColors: [CGColor] = []
  /// Whether each shape is a layer of its own, which the shapes within it follow; otherwise the shapes of one color on one
  /// level are one layer.
  public var separatesShapes = false
  /// Whether to look for gradients: linear, circular and elliptical ones, with any number of colors, opaque or not.
  ///
  /// A gradient is kept where it comes nearer to the picture than plain colors, by more than its borders cost.
  /// `traceWithGradientsIfBetter` compares whole drawings besides.
  public var findsGradients = false
  /// Lines and curves, lines alone, or the pixels' own edges.
  public var style = Style.smooth
  /// The largest distance of curves from the measured edge, in pixels, 1/64…64; nil or NaN for 0.35 in
  /// clean pictures, 0.8 in noisy ones and 0.5 to 1.2 in photos, by their size.
  ///
  /// If it is nil, curves of photos with very many points may be 0.4 to 3 times as far from an edge:
  /// the less its two colors differ, the farther.
  public var tolerance: Double?
  /// Turns by at least this many degrees can be corners; NaN for the default.
  public var cornerAngle = 25.0
  /// Regions of fewer pixels vanish; nil for 4 in clean pictures, 16 in noisy ones and 8 to 24 in
  /// photos, by their size.
  ///
  /// If it is nil, two pixels and more stay in icons where they stand out.
  ///
  /// Large photos whose finest detail is noise, or which are soft, are traced by means of up to 3 × 3
  /// pixels, unless the settings request a tolerance of less than 0.4 times their width, or regions of
  /// fewer than four of them. Then 8 to 24 means are meant.
  public var despeckle: Int?
  /// The differences from one pixel to the next that count as noise, in levels of 255, 0…255: pixels that differ by less
  /// are averaged before the picture is traced; 0 and NaN leave it as it is.
  ///
  /// Noise is dealt with anyway. Averaging leaves fewer regions, and less of what is faint.
  public var noiseLevel = 0.0
  /// The most segments, lines and curves together, or nil for any number.
  ///
  /// Where there are more, the picture is traced again with the tolerance larger, and the size below which regions vanish
  /// larger by its square, or, in icons and noisy pictures, by as much as what a border has to tell; up to seventeen times
  /// in all. If 128 times the tolerance is not enough, the drawing has more.
  public var maximumSegments: Int?
  /// The largest number of points of arcs.
  public var maximumPoints = 1 << 26

  /// How much simpler than usual the drawing is.
  var simplification = SegmentLimit.Factors()
  /// How far neighbors differed before the picture was averaged, in levels: what is left of noise is no drawing.
  var leastNoise = 0

  /// Whether chroma was made as sharp as luma: then the picture was compressed.
  var hasSharperChroma = false

  /// In smaller pictures each pixel counts, however noisy or soft they are.
  var fewestNoisyPixels = 1 << 20

  /// Pictures of at most this many pixels, 128 × 128, are icons: taken for drawings by a program, and traced at a price
  /// for each border; if they have hardly a plateau, in the colors of an `IconPalette`.
  var mostIconPixels = 1 << 14

  /// A picture is flat art if fewer than one pixel in this many is outside of plateaus.
  static let flatRatio = 3
  /// A picture of means is without edges if fewer than one pixel in this many is outside of plateaus.
  static let softRatio = 100
  /// The factor by which regions may exceed `despeckle` that resemble a neighbor, unless the picture is clean.
  static let softness = 4
  /// The squared distance in OKLab within which regions resemble a neighbor.
  static let similarity: Float = 0.0025
  /// The squared distance in OKLab from which on small regions of noisy pictures are kept.
  static let salience: Float = 0.06
  /// The same for icons, in which two pixels are all of a dot or a pupil: so many stay that are gray on nothing.
  ///
  /// Icons of 16 pixels come 0.2 dB nearer to what they show, with 2 % more segments; with 0.25 they have half a segment more in the
  /// median (`Benchmarks/tracing-set`).
  static let iconSalience: Float = 0.4
  /// A tolerance of less than this share of a block's width is finer than means, in pixels.
  static let fineTolerance = 0.4

  /// The default tolerance where edges are steps of pixels, which lie half a pixel beside what they stand for.
  private static let steppedTolerance = 0.75

  /// How much of the work is done when pixels have labels.
  private static let labelingShare = 0.35

  /// Creates a tracer with the default settings.
  public init() {}

  /// Traces a picture.
  ///
  /// - Parameters:
  ///   - image: The picture. Its orientation is not looked at.
  ///   - progress: Is told from time to time how much is done, 0…1; what it throws ends the tracing.
  /// - Returns: The shapes.
  /// - Throws: ``TracerError`` for a picture that cannot be traced, `CancellationError` when the task
  ///   is cancelled, and what `progress` throws.
  public func trace(
    _ image: CGImage, progress: (Double) throws -> Void = { _ in }
  ) throws -> ColorTrace {
    try drawings(of: image, comparing: false, progress: progress).best
  }

  /// What a picture becomes.
  package struct Drawings {
    /// The drawing: with gradients, if they are looked for and pixels tell that they make it better.
    package var best: ColorTrace
    /// The same without gradients, if it is asked for and the pixels leave a doubt which one is better.
    package var plain: ColorTrace?
  }

  /// Traces a picture as ``trace(_:progress:)`` does, and, if drawings are to be compared, without gradients as well where pixels
  /// leave a doubt.
  package func drawings(
    of image: CGImage, comparing: Bool, progress: (Double) throws -> Void
  ) throws -> Drawings {
    var tracer = self
    if noiseLevel > 0, image.width > 0, image.height > 0 {
      tracer.leastNoise = ColorPlane(image).withView { view in
        let marks = LabelBuffer(count: view.width * view.height)
        return PlateauScan.noise(view, marks: marks.base)
      }
    }
    let image = image.denoised(level: noiseLevel)
    if style == .pixel {
      return Drawings(
        best: try CellTracer(
          colors: colors, recolorings: recolorings, dropsBackground: dropsBackground,
          droppedColors: droppedColors, maximumPoints: maximumPoints
        )
        .trace(image, progress: progress))
    }
    guard image.width > 0, image.height > 0 else { throw TracerError.emptyPicture }
    var plane = ColorPlane(image)
    if let sharpened = SubsampledChroma.sharpened(plane) {
      plane = sharpened
      tracer.hasSharperChroma = true
    }
    if let (samples, factor) = plane.withView(samples) {
      plane = samples
      tracer.tolerance = tolerance.map { $0 / factor }
      tracer.despeckle = despeckle.map { Int((Double($0) / (factor * factor)).rounded()) }
    }
    var drawings = try tracer.drawings(of: plane, comparing: comparing, progress: progress)
    drawings.best = drawings.best.enlarged(width: image.width, height: image.height)
    drawings.plain = drawings.plain?.enlarged(width: image.width, height: image.height)
    return drawings
  }

  /// The samples that tell all of a picture, and how many pixels each stands for, across and down; nil where pixels tell more.
  ///
  /// What photos show between samples is detail all the same, if a little.
  private func samples(of view: ColorView) -> (samples: ColorPlane, factor: Double)? {
    let enlargement = Enlargement(of: view)
    guard enlargement.factor > 1, !SoftnessScan(view).isVaried else { return nil }
    return (enlargement.samples(of: view), enlargement.factor)
  }

  /// The drawings of a plane with as many segments as requested.
  private func drawings(
    of plane: ColorPlane, comparing: Bool, progress: (Double) throws -> Void
  ) throws -> Drawings {
    guard let limit = maximumSegments else {
      return try drawingsAtOnce(of: plane, comparing: comparing, progress: progress)
    }
    func search(
      _ tracer: ColorTracer, progress: (Double) throws -> Void
    ) throws -> ColorTrace {
      var tracer = tracer
      return try SegmentLimit.search(limit: limit, segments: \.segmentCount) { factors, share in
        tracer.simplification = factors
        return try tracer.drawingsAtOnce(of: plane, comparing: false) {
          try progress(share.done($0))
        }.best
      }
    }
    guard comparing else { return Drawings(best: try search(self, progress: progress)) }
    // Each is as much simpler as it has to be by itself.
    var found = Drawings(best: try search(self) { try progress($0 / 2) })
    if found.best.gradientsAreDoubtful {
      var tracer = self
      tracer.findsGradients = false
      found.plain = try search(tracer) { try progress((1 + $0) / 2) }
    }
    return found
  }

  /// The drawings of a plane at the present simplification.
  private func drawingsAtOnce(
    of plane: ColorPlane, comparing: Bool, progress: (Double) throws -> Void
  ) throws -> Drawings {
    func step(_ part: Double) throws {
      try Task.checkCancellation()
      try progress(part)
    }
    let labeling = try labeling(of: plane, progress: step)
    let pixels = labeling.pixels
    let isDoubtful = labeling.plain != nil && !labeling.best.rampsAreEvident
    let count = comparing && isDoubtful ? 2.0 : 1
    let plain = count > 1 ? labeling.plain : nil
    var drawings = Drawings(
      best: try drawing(of: labeling.best, in: pixels) {
        try step(Self.labelingShare + (1 - Self.labelingShare) * $0 / count)
      })
    drawings.best.gradientsAreDoubtful = isDoubtful
    if let plain {
      drawings.plain = try drawing(of: plain, in: pixels) {
        try step(Self.labelingShare + (1 - Self.labelingShare) * (1 + $0) / count)
      }
    }
    return drawings
  }

  /// The drawing of regions.
  private func drawing(
    of regions: consuming Regions, in pixels: Pixels, progress: (Double) throws -> Void
  ) throws -> ColorTrace {
    var (graph, colors, kind) = try graph(of: regions, in: pixels) { try progress(0.25 * $0) }
    // Their memory is not needed any more, nor is that of the points below.
    _ = consume regions
    let hasSteps = kind == .clean && graph.hasSteps
    let usual =
      hasSteps
      ? Self.steppedTolerance : kind.tolerance(longSide: max(graph.width, graph.height))
    let requested = tolerance ?? usual
    let used = (requested.isNaN ? usual : requested) * simplification.curves
    let curves = try ArcFitting(
      tolerance: min(max(used, 1.0 / 64), 64),
      cornerAngle: cornerAngle.isNaN ? 25 : min(max(cornerAngle, 0), 180), style: style,
      isPhoto: kind == .photo, hasSteps: hasSteps, colors: tolerance == nil ? colors.means : []
    ).curves(of: graph) { try progress(0.25 + 0.6 * $0) }
    graph.points = []
    try progress(0.85)
    let dropped = DroppedFaces(
      graph, colors, dropsBackground: dropsBackground, droppedColors: droppedColors)
    var builder = LayerBuilder(
      graph, curves, colors, layering: layering, omitted: dropped.flags, closesSeams: closesSeams,
      isPolygon: style == .polygon)
    var trace = ColorTrace(
      width: graph.width, height: graph.height,
      layers: builder.layers(areSeparate: separatesShapes),
      faceCount: graph.labels.count - dropped.count,
      colorCount: dropped.colorCount(of: graph, colors))
    trace.droppedFaceCount = dropped.count
    trace.droppedColors = dropped.colors(of: graph, colors)
    return trace
  }
}

extension CGColor {
  /// The color as premultiplied sRGB, 0…255 each.
  var premultipliedBytes: SIMD4<Float> {
    let c =
      converted(to: .sRGBSpace, intent: .defaultIntent, options: nil)?.components ?? [0, 0, 0, 0]
    let alpha = Float(c[3])
    return SIMD4(Float(c[0]) * alpha, Float(c[1]) * alpha, Float(c[2]) * alpha, alpha) * 255
  }
}
