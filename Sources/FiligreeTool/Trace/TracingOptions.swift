import ArgumentParser
import FiligreeContours
import FiligreeTracing

/// How outlines are drawn through the contours: the settings of `Tracer`.
struct TracingArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      What outlines are made of: smooth curves with corners, polygons, or the pixels' own edges; or \
      strokes along the middle of lines, with their widths. (default: smooth for SVG, PDF and Swift; \
      polygon for PNG and JSON, or where --epsilon is given; smooth for colors)
      """,
      valueName: "smooth|polygon|pixel|centerline"))
  var style: StyleArgument?

  @Option(
    name: [.long, .customShort("t")],
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The most that an outline may lie beside the picture's, in pixels of the picture; checked for \
      every curve. (default: 0.5; 0.75 for pictures of two grays alone)
      """,
      valueName: "pixels"),
    transform: Numbers.within(TracingOptions.tolerances))
  var tolerance: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Turns of fewer degrees than this are no corners; 180 for none at all. (default: 25)",
      valueName: "degrees"),
    transform: Numbers.within(0...180))
  var cornerAngle: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Leave out spots and holes of fewer square pixels than this. (default: 2; 0 for polygons \
      and pixels)
      """,
      valueName: "pixels"),
    transform: Numbers.notNegative)
  var despeckle: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Average pixels that differ by no more than this, of 255, before tracing: fewer and smoother shapes, and faint \
      ones go. Some 25 for a scan or a small JPEG. (default: 0)
      """,
      valueName: "0...255"),
    transform: Numbers.within(0...255))
  var denoise: Double?

  @Option(
    help: ArgumentHelp(
      """
      Simplify the drawing until it has no more lines and curves than this: the tolerance grows, and so do the specks \
      that are left out.
      """,
      valueName: "count"),
    transform: Numbers.whole(1...Int.max))
  var segments: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The gray that parts ink from paper, instead of contrast and pivot: a number, 'otsu' for the \
      picture's own, 'adaptive' for paper in uneven light, or 'auto' to find out and to sharpen \
      blurred scans.
      """,
      valueName: "auto|otsu|adaptive|0...1"),
    transform: ThresholdArgument.read)
  var threshold: ThresholdArgument?

  @Option(
    help: ArgumentHelp(
      """
      With --style centerline, the widths of strokes: as measured, where strokes that get wider and narrower, and \
      what is no line, are filled outlines; or one for each stroke, and strokes alone, for plotters. \
      (default: varying)
      """,
      valueName: "varying|constant"))
  var strokeWidths: StrokeWidthsArgument?

  @Flag(
    help: """
      Tell on standard error how many paths, segments and bytes there are, how long it took, and \
      how far the outlines lie beside the picture's at most.
      """)
  var report = false

  /// The same without what the parser needs.
  var options: TracingOptions {
    TracingOptions(
      style: style, tolerance: tolerance, cornerAngle: cornerAngle, despeckle: despeckle,
      denoise: denoise, segments: segments, threshold: threshold, strokeWidths: strokeWidths,
      report: report)
  }
}

/// How outlines are drawn through the contours, whoever says so.
struct TracingOptions {
  var style: StyleArgument?
  var tolerance: Double?
  var cornerAngle: Double?
  var despeckle: Double?
  var denoise: Double?
  var segments: Int?
  var threshold: ThresholdArgument?
  var strokeWidths: StrokeWidthsArgument?
  var report = false

  /// The tolerances that make sense, in pixels.
  static let tolerances = 0.02...1000.0

  /// The style for an output format.
  func style(for format: OutputFormat, hasEpsilon: Bool) -> Tracer.Options.Style {
    if let style { return style.style }
    return hasEpsilon || format.isPicture || format == .json ? .polygon : .smooth
  }

  /// The tracer's options, but for those of the detection.
  func options(_ style: Tracer.Options.Style, _ detection: DetectionOptions) -> Tracer.Options {
    var options = Tracer.Options()
    options.style = style
    let defaults: (tolerance: Double?, despeckle: Double) =
      style == .smooth
      ? (options.tolerance, options.despeckle) : (detection.epsilon ?? DetectionOptions.epsilon, 0)
    options.tolerance = tolerance ?? defaults.tolerance
    options.despeckle = despeckle ?? defaults.despeckle
    options.cornerAngle = cornerAngle ?? options.cornerAngle
    options.noiseLevel = denoise ?? 0
    options.maximumSegments = segments
    options.detectsDarkOnLight = detection.polarity == .detectsDarkOnLight
    options.maximumImageDimension = detection.maximumImageDimension ?? Int.max
    options.threshold =
      threshold?.threshold
      ?? .contrast(
        adjustment: detection.contrastAdjustment ?? 2,
        pivot: (detection.contrastPivot ?? .value(0.5)).value)
    return options
  }

  /// Checks what depends on several options.
  func validate(format: OutputFormat, detection: DetectionOptions, hasColors: Bool) throws {
    if format == .json, style == .smooth, !hasColors {
      throw ValidationError("JSON holds points, no curves: use --style polygon or pixel for it")
    }
    if detection.epsilon != nil, style == .smooth || style == .pixel {
      throw ValidationError(
        "--epsilon is for polygons: use --tolerance, or --style polygon")
    }
    if detection.epsilon != nil, tolerance != nil {
      throw ValidationError("--epsilon and --tolerance are the same for polygons: give one of them")
    }
    if style == .pixel, let option = tolerance != nil ? "--tolerance" : cornerOption {
      throw ValidationError("--style pixel draws the pixels' own edges: leave \(option) out")
    }
    if style == .pixel, segments != nil {
      throw ValidationError("--style pixel keeps every pixel as it is: leave --segments out")
    }
    if style == .centerline, segments != nil {
      throw ValidationError("--style centerline knows no --segments: leave it out")
    }
    if style == .polygon || detection.epsilon != nil, let option = cornerOption {
      throw ValidationError(
        "polygons have corners alone: leave \(option) out, or use --style smooth")
    }
    if threshold != nil, let contrast = detection.contrastOptions.first {
      throw ValidationError(
        "--threshold stands instead of contrast and pivot: leave \(contrast) out")
    }
    if strokeWidths != nil, style != .centerline {
      throw ValidationError("--stroke-widths is for --style centerline: give both, or none")
    }
    if hasColors || style == .centerline {
      try validateLayers(detection, hasColors ? "tracing in colors" : "--style centerline")
    }
  }
}

extension TracingOptions {
  private var cornerOption: String? { cornerAngle == nil ? nil : "--corner-angle" }

  /// Refuses what has no effect where shapes have colors, or are lines.
  private func validateLayers(_ detection: DetectionOptions, _ what: String) throws {
    var others = detection.contrastOptions
    if detection.epsilon != nil { others.append("--epsilon") }
    if style == .centerline {
      switch threshold?.threshold {
      case .otsu?, .adaptive?:
        throw ValidationError(
          "--style centerline finds its threshold itself: leave --threshold out, or give a number")
      case .contrast?, .value?, .automatic?, nil: break
      }
    } else {
      if threshold != nil { others.append("--threshold") }
      if detection.polarity == .detectsLightOnDark { others.append("--detects-light-on-dark") }
    }
    if let option = others.first {
      throw ValidationError("\(what) knows no \(option): leave it out")
    }
  }
}

/// The style on the command line.
enum StyleArgument: String, CaseIterable, ExpressibleByArgument {
  case smooth
  case polygon
  case pixel
  case centerline

  /// As the tracer calls it.
  var style: Tracer.Options.Style {
    switch self {
    case .smooth: .smooth
    case .polygon: .polygon
    case .pixel: .pixel
    // Strokes are not the tracer's: a `CenterLineTracer` makes them.
    case .centerline: .smooth
    }
  }
}

/// The widths of strokes on the command line.
enum StrokeWidthsArgument: String, CaseIterable, ExpressibleByArgument {
  case varying
  case constant

  /// As the tracer calls them.
  var widths: CenterLineTracer.Widths {
    switch self {
    case .varying: .varying
    case .constant: .constant
    }
  }
}

/// The threshold on the command line.
struct ThresholdArgument {
  /// As the tracer calls it.
  let threshold: Tracer.Options.Threshold

  init?(argument: String) {
    switch argument {
    case "auto": threshold = .automatic
    case "otsu": threshold = .otsu
    case "adaptive": threshold = .adaptive
    default:
      guard let value = Numbers.decimal(argument), (0...1).contains(value) else { return nil }
      threshold = .value(value)
    }
  }

  /// Reads a threshold, and says why it is none.
  static func read(_ text: String) throws -> ThresholdArgument {
    if let argument = ThresholdArgument(argument: text) { return argument }
    if let level = Numbers.decimal(text), level > 1, level <= 255 {
      throw ValidationError(
        "'\(text)' is not from 0 to 1: for a level of 255, give \(TraceJob.brief(level / 255))")
    }
    throw ValidationError("'\(text)' is none of auto, otsu, adaptive and 0...1")
  }
}
