import ArgumentParser
import FiligreePaths
import FiligreePixels

/// How the shape is painted in SVG, PDF and PNG.
struct DrawingArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The color inside the shape, or 'none'. The default is black, or none with a stroke.",
      valueName: "color"),
    transform: PaintArgument.read)
  var fill: PaintArgument?

  @Option(
    help: ArgumentHelp(
      "Colors inside the shape, from its top to its bottom.", valueName: "colors"),
    transform: PaintArgument.gradient)
  var fillGradient: PaintArgument?

  @Option(
    help: ArgumentHelp("The color of the outline, or 'none'.", valueName: "color"),
    transform: PaintArgument.read)
  var stroke: PaintArgument?

  @Option(
    help: ArgumentHelp("Colors of the outline, from its top to its bottom.", valueName: "colors"),
    transform: PaintArgument.gradient)
  var strokeGradient: PaintArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The width of the outline. (default: 1)", valueName: "length"),
    transform: Numbers.positive)
  var lineWidth: Double?

  @Option(
    help: ArgumentHelp(
      "The ends of lines and dashes. (default: butt)", valueName: "butt|round|square"),
    transform: CGLineCap.read)
  var lineCap: CGLineCap?

  @Option(
    help: ArgumentHelp("The joints of lines. (default: miter)", valueName: "miter|round|bevel"),
    transform: CGLineJoin.read)
  var lineJoin: CGLineJoin?

  @Option(
    help: ArgumentHelp("The longest miter, in line widths. (default: 10)", valueName: "ratio"),
    transform: Numbers.within(1...1e6))
  var miterLimit: Double?

  @Option(
    help: ArgumentHelp(
      "Lengths of dashes and gaps in turn, parted by commas. (default: a solid line)",
      valueName: "lengths"),
    transform: Numbers.dashes)
  var dash: DashArgument?

  @Option(
    // A phase may be negative: what looks like an option is its value.
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far into the dashes an outline begins. (default: 0)", valueName: "length"),
    transform: Numbers.within(-Numbers.longest...Numbers.longest))
  var dashPhase: Double?

  @Option(
    help: ArgumentHelp(
      "What lies behind the shape: a color, colors from top to bottom, or 'none'. (default: none)",
      valueName: "colors"),
    transform: PaintArgument.read)
  var background: PaintArgument = .none

  func validate() throws {
    if fill != nil, fillGradient != nil {
      throw ValidationError("--fill and --fill-gradient exclude one another: give one of them")
    }
    if stroke != nil, strokeGradient != nil {
      throw ValidationError("--stroke and --stroke-gradient exclude one another: give one of them")
    }
  }

  /// The same without what the parser needs.
  var options: DrawingOptions {
    DrawingOptions(
      fill: fill, fillGradient: fillGradient, stroke: stroke, strokeGradient: strokeGradient,
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      dash: dash, dashPhase: dashPhase, background: background)
  }
}

/// How the shape is painted, whoever says so.
struct DrawingOptions {
  var fill: PaintArgument?
  var fillGradient: PaintArgument?
  var stroke: PaintArgument?
  var strokeGradient: PaintArgument?
  var lineWidth: Double?
  var lineCap: CGLineCap?
  var lineJoin: CGLineJoin?
  var miterLimit: Double?
  var dash: DashArgument?
  var dashPhase: Double?
  var background = PaintArgument.none

  /// The paint of the outline; none by default.
  var strokePaint: PaintArgument { strokeGradient ?? stroke ?? .none }

  /// The paint of the inside: as asked; otherwise black, or none where there is a stroke.
  var fillPaint: PaintArgument {
    if let asked = fillGradient ?? fill { return asked }
    return strokePaint.colors.isEmpty
      ? PaintArgument(colors: [CGColor(gray: 0, alpha: 1)]) : .none
  }

  var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth ?? 1, lineCap: lineCap ?? .butt, lineJoin: lineJoin ?? .miter,
      miterLimit: miterLimit ?? 10, dash: dash?.lengths ?? [], dashPhase: dashPhase ?? 0)
  }

  /// The options of lines that were given.
  private var lineOptions: [String] {
    let all = [
      ("--line-width", lineWidth != nil), ("--line-cap", lineCap != nil),
      ("--line-join", lineJoin != nil), ("--miter-limit", miterLimit != nil),
      ("--dash", dash != nil), ("--dash-phase", dashPhase != nil),
    ]
    return all.filter(\.1).map(\.0)
  }

  /// The options of paint that were given.
  private var paintOptions: [String] {
    let all = [
      ("--fill", fill != nil), ("--fill-gradient", fillGradient != nil),
      ("--stroke", stroke != nil), ("--stroke-gradient", strokeGradient != nil),
      ("--background", !background.colors.isEmpty),
    ]
    return all.filter(\.1).map(\.0)
  }

  /// Refuses what would have no effect.
  func validate(format: OutputFormat, hasColors: Bool, isCenterLine: Bool) throws {
    if isCenterLine, let line = lineOptions.first {
      throw ValidationError(
        "--style centerline measures its lines in the picture: leave \(line) out")
    }
    if !hasColors, !isCenterLine, format == .swift || format == .json,
      let option = paintOptions.first ?? lineOptions.first
    {
      let what = format == .swift ? "Swift source of a shape" : "JSON of contours"
      throw ValidationError("\(what) has no paint: leave \(option) out")
    }
    if strokePaint.colors.isEmpty, !isCenterLine, let line = lineOptions.first {
      throw ValidationError("\(line) is for outlines, and none is drawn: add --stroke COLOR")
    }
    if dashPhase != nil, dash == nil {
      throw ValidationError("--dash-phase is for dashes, and there are none: add --dash LENGTHS")
    }
  }
}
