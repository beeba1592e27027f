import ArgumentParser
import FiligreeContours
import FiligreeTracing
import FiligreePixels

/// How a picture is traced in its colors: the settings of `ColorTracer`.
struct ColorArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Trace in colors: as many as the picture shows (at most 48, or 96 in a photo), so many, these, parted by \
      commas, or those of a palette's file (.gpl, .pal, .hex or .txt). With --style pixel 'auto' keeps up to 256. \
      Without an option of this group dark shapes become one shape.
      """,
      valueName: "auto|1...128|colors|file"),
    transform: ColorsArgument.read)
  var colors: ColorsArgument?

  @Option(
    help: ArgumentHelp(
      """
      Paint the shapes of colors in others, as '#f00=#0080ff,white=ivory'; shapes that come to the same \
      color become one. The colors are those that --colors names, or that would be found.
      """,
      valueName: "color=color"),
    transform: RecoloringArgument.read)
  var recolor: RecoloringArgument?

  @Option(
    help: ArgumentHelp(
      """
      Leave out the background, which is what touches the border in the color that most of the border has, the \
      shapes of colors wherever they are, or several of these, parted by commas. Colors that look alike go along.
      """,
      valueName: "background|color"),
    transform: DropArgument.read)
  var drop: DropArgument?

  @Option(
    help: ArgumentHelp(
      """
      How shapes of different colors lie: on one another, or side by side without overlap. \
      (default: stacked)
      """,
      valueName: "stacked|cutout"))
  var layers: LayersArgument?

  @Flag(
    help: """
      With --layers cutout, put lines along all borders beneath the shapes, so that nothing shows between \
      them; without, there are shapes alone, for cutters, plotters and recoloring.
      """)
  var seams = false

  @Flag(
    help: """
      Look for linear and radial gradients, and write them as such; the picture is drawn both ways, and they are \
      left out where the drawing is better without.
      """)
  var gradients = false

  @Flag(
    help: """
      Put the shapes of a color into a group, with the color's name: in SVG and JSON a group, in DXF a layer. With \
      --layers cutout there is one for each color, stacked one for each color on each level.
      """)
  var groups = false

  /// The same without what the parser needs.
  var options: ColorOptions {
    ColorOptions(
      colors: colors, recolor: recolor, drop: drop, layers: layers, seams: seams,
      gradients: gradients, groups: groups)
  }
}

/// How a picture is traced in its colors, whoever says so.
struct ColorOptions {
  var colors: ColorsArgument?
  var recolor: RecoloringArgument?
  var drop: DropArgument?
  var layers: LayersArgument?
  var seams = false
  var gradients = false
  var groups = false

  /// Whether colors are asked for.
  var isAsked: Bool {
    colors != nil || recolor != nil || drop != nil || layers != nil || seams || gradients || groups
  }

  /// Checks what depends on several options.
  func validate(
    tracing: TracingOptions, drawing: DrawingOptions, shape: ShapeOptions, format: OutputFormat
  ) throws {
    let isCenterLine = tracing.style == .centerline
    guard isAsked || isCenterLine else { return }
    let what = isCenterLine ? "--style centerline" : "tracing in colors"
    if isAsked, isCenterLine {
      throw ValidationError("--style centerline has one color: leave --colors and its like out")
    }
    if tracing.style == .pixel { try validatePixels(tracing) }
    if groups, shape.hierarchy {
      throw ValidationError(
        "--groups gathers shapes by color, --hierarchy by what lies in what: give one of them")
    }
    if groups, ![.svg, .json, .dxf].contains(format) {
      throw ValidationError("--groups is for SVG, JSON and DXF: leave it out")
    }
    if seams, layers != .cutout {
      throw ValidationError("--seams closes what --layers cutout leaves open: give both, or none")
    }
    if drawing.fill != nil || drawing.fillGradient != nil {
      throw ValidationError("\(what) knows its own colors: leave --fill out")
    }
    if isAsked, drawing.stroke != nil || drawing.strokeGradient != nil {
      throw ValidationError("\(what) fills its shapes: leave --stroke out")
    }
  }

  /// Every pixel is drawn as it is: there is nothing for other settings to decide.
  private func validatePixels(_ tracing: TracingOptions) throws {
    let others = [
      ("--gradients", gradients), ("--layers stacked", layers == .stacked),
      ("--seams", seams),
      ("--despeckle", tracing.despeckle != nil),
      ("--segments", tracing.segments != nil),
    ]
    for (name, isGiven) in others where isGiven {
      throw ValidationError("--style pixel keeps every pixel as it is: leave \(name) out")
    }
  }

  /// The tracer for these options.
  func tracer(_ tracing: TracingOptions, _ asked: ColorTracer.Colors) -> ColorTracer {
    var tracer = ColorTracer()
    tracer.colors = asked
    tracer.dropsBackground = drop?.hasBackground ?? false
    tracer.droppedColors = drop?.colors ?? []
    tracer.noiseLevel = tracing.denoise ?? 0
    tracer.maximumSegments = tracing.segments
    tracer.recolorings = recolor?.recolorings ?? []
    tracer.layering = layers == .cutout ? .cutout : .stacked
    tracer.closesSeams = seams
    tracer.findsGradients = gradients
    switch tracing.style {
    case .pixel: tracer.style = .pixel
    case .polygon: tracer.style = .polygon
    case .smooth, .centerline, nil: tracer.style = .smooth
    }
    tracer.tolerance = tracing.tolerance
    tracer.cornerAngle = tracing.cornerAngle ?? tracer.cornerAngle
    // More than 2³⁰ pixels are all of any picture.
    tracer.despeckle = tracing.despeckle.map { Int(min($0, 0x1p30).rounded(.up)) }
    return tracer
  }
}

/// Colors that are painted in others, on the command line.
struct RecoloringArgument {
  /// As the tracer calls them.
  let recolorings: [ColorTracer.Recoloring]

  /// Reads pairs of colors parted by commas.
  static func read(_ text: String) throws -> RecoloringArgument {
    let pairs = text.split(separator: ",", omittingEmptySubsequences: false)
    return RecoloringArgument(
      recolorings: try pairs.map { pair in
        let colors = try pair.split(separator: "=", omittingEmptySubsequences: false).flatMap {
          try PaintArgument.colors(String($0))
        }
        guard colors.count == 2 else {
          throw ValidationError("'\(pair)' is not a pair of colors, such as '#f00=#0080ff'")
        }
        return ColorTracer.Recoloring(colors[0], to: colors[1])
      })
  }
}

/// What is left out, on the command line.
struct DropArgument {
  /// Whether the background is.
  let hasBackground: Bool
  let colors: [CGColor]

  /// Reads colors, and `background`, parted by commas.
  static func read(_ text: String) throws -> DropArgument {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let colors = parts.filter { $0 != "background" }
    return DropArgument(
      hasBackground: colors.count < parts.count,
      colors: try colors.flatMap { try PaintArgument.colors(String($0)) })
  }
}

/// How shapes lie, on the command line.
enum LayersArgument: String, CaseIterable, ExpressibleByArgument {
  case stacked
  case cutout
}
