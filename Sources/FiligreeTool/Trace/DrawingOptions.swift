import ArgumentParser
import FiligreePaths
import FiligreePixels

/// How the shape is painted in SVG and PNG.
struct DrawingArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The colour inside the shape, or 'none'. The default is black, or none with a stroke.",
      valueName: "colour"),
    transform: PaintArgument.read)
  var fill: PaintArgument?

  @Option(
    help: ArgumentHelp(
      "Colours inside the shape, from its top to its bottom.", valueName: "colours"),
    transform: PaintArgument.gradient)
  var fillGradient: PaintArgument?

  @Option(
    help: ArgumentHelp("The colour of the outline, or 'none'.", valueName: "colour"),
    transform: PaintArgument.read)
  var stroke: PaintArgument?

  @Option(
    help: ArgumentHelp("Colours of the outline, from its top to its bottom.", valueName: "colours"),
    transform: PaintArgument.gradient)
  var strokeGradient: PaintArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The width of the outline. (default: 1)", valueName: "length"),
    transform: Numbers.positive)
  var lineWidth: Double = 1

  @Option(
    help: ArgumentHelp(
      "The ends of lines and dashes. (default: butt)", valueName: "butt|round|square"),
    transform: CGLineCap.read)
  var lineCap: CGLineCap = .butt

  @Option(
    help: ArgumentHelp("The joints of lines. (default: miter)", valueName: "miter|round|bevel"),
    transform: CGLineJoin.read)
  var lineJoin: CGLineJoin = .miter

  @Option(
    help: ArgumentHelp("The longest miter, in line widths. (default: 10)", valueName: "ratio"),
    transform: Numbers.within(1...1e6))
  var miterLimit: Double = 10

  @Option(
    help: ArgumentHelp(
      "Lengths of dashes and gaps in turn, parted by commas. (default: a solid line)",
      valueName: "lengths"),
    transform: Numbers.dashes)
  var dash: DashArgument = .solid

  @Option(
    // A phase may be negative: what looks like an option is its value.
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far into the dashes an outline begins. (default: 0)", valueName: "length"),
    transform: Numbers.finite)
  var dashPhase: Double = 0

  @Option(
    help: ArgumentHelp(
      "What lies behind the shape: a colour, colours from top to bottom, or 'none'. (default: none)",
      valueName: "colours"),
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
  var lineWidth = 1.0
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit = 10.0
  var dash = DashArgument.solid
  var dashPhase = 0.0
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
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      dash: dash.lengths, dashPhase: dashPhase)
  }
}
