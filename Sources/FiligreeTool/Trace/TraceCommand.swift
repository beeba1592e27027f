import ArgumentParser

/// `filigree trace`: picture → shapes → SVG, PDF, EPS, DXF, Swift source, PNG or JSON.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Turns a picture into a shape.",
    discussion: """
      Finds the contours of a picture (PNG, JPEG, WebP, GIF, BMP or PNM; TIFF, AVIF and HEIC where Debian's \
      libtiff6 and libheif1 are installed; or an SVG page, which is drawn first) and writes them as a drawing. Lengths of \
      the output (line width, dashes, inset) are in its own units: one for each pixel of the picture, \
      times --scale.

      Swift source is a Shape of one color, or, in colors and along center lines, a View. Settings \
      that would have no effect are refused. A light shape on nothing is traced by its opacity.

      EXAMPLES
        filigree trace logo.png -o logo.svg
        filigree trace logo.png -o Logo.swift
        filigree trace logo.png -o LogoPath.swift --api uikit
        filigree trace logo.gif -o logo.dxf
        filigree trace scan.jpg -o scan.svg --threshold auto
        filigree trace plan.png -o plan.svg --tolerance 0.3 --report
        filigree trace chalk.webp -o chalk.svg --detects-light-on-dark
        filigree trace logo.png -o lights.png --fill none --line-width 8 \\
          --line-cap round --line-join round --dash 1,20 --inset 30 \\
          --stroke-gradient gold,orange,deeppink,red \\
          --background black,black,black,purple
        filigree trace logo.png -o contours.json --hierarchy
        filigree trace poster.png -o poster.svg --colors 8 --gradients
        filigree trace poster.png -o Poster.swift --colors auto
        filigree trace sketch.png -o sketch.svg --style centerline
        filigree trace sprite.png -o sprite.svg --preset pixel
        filigree trace *.png --output-directory shapes --format svg
        cat logo.png | filigree trace - -o - --format svg > logo.svg
      """)

  @Argument(help: ArgumentHelp("The pictures; '-' is standard input.", valueName: "picture"))
  var pictures: [String]

  @Option(
    help: ArgumentHelp(
      """
      Settings for a kind of picture: logo (--colors auto), icon (with --gradients), line-art (--style \
      centerline), scan (--threshold auto), photo (--colors auto), pixel (--style pixel --colors auto) or cut \
      (--colors auto --layers cutout). What is given besides counts.
      """,
      valueName: "name"))
  var preset: TracePreset?

  @OptionGroup(title: "Output")
  var output: OutputArguments

  @OptionGroup(title: "Contours")
  var detection: DetectionArguments

  @OptionGroup(title: "Tracing")
  var tracing: TracingArguments

  @OptionGroup(title: "Colors")
  var colors: ColorArguments

  @OptionGroup(title: "Shape")
  var shape: ShapeArguments

  @OptionGroup(title: "Drawing")
  var drawing: DrawingArguments

  @OptionGroup(title: "Limits")
  var limits: LimitArguments

  /// What is asked for.
  var request: TraceRequest {
    var request = TraceRequest(
      pictures: WordRuns.apart(pictures), output: output.options, detection: detection.options,
      tracing: tracing.options, colors: colors.options, shape: shape.options,
      drawing: drawing.options, limits: limits.options)
    preset?.apply(to: &request)
    return request
  }

  func validate() throws { try request.validate() }

  func run() throws { try request.run() }
}
