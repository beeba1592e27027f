import ArgumentParser

/// How contours are found: the settings of Vision's `VNDetectContoursRequest`, by its names.
struct DetectionArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How much contrast is raised about the pivot: 1 leaves it, 2 doubles it. (default: 2)",
      valueName: "0...3"),
    transform: Numbers.within(0...3))
  var contrastAdjustment: Double?

  @Option(
    help: ArgumentHelp(
      "The brightness that parts dark from light, or 'auto' for the picture's mean. (default: 0.5)",
      valueName: "0...1|auto"))
  var contrastPivot: PivotArgument?

  @Flag(help: "Look for dark shapes on light ground, or for light shapes on dark ground.")
  var polarity: Polarity = .detectsDarkOnLight

  @Option(
    help: ArgumentHelp(
      """
      Shrink the picture so that its longer side has at most this many pixels. \
      The default is the picture's own size (Vision's own default is 512).
      """,
      valueName: "pixels"),
    transform: Numbers.whole(64...Int.max))
  var maximumImageDimension: Int?

  @Option(
    help: ArgumentHelp(
      """
      The width that an SVG page is drawn at before it is traced. (default: its own, or as much as makes its longer \
      side 1024)
      """,
      valueName: "pixels"),
    transform: Numbers.whole(1...Int(Numbers.longest)))
  var inputWidth: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Draw polygons, and leave out points that are nearer than this to the simplified outline, in \
      pixels of the picture; 0 keeps all. (default: 0.25, where polygons are drawn)
      """,
      valueName: "pixels"),
    transform: Numbers.notNegative)
  var epsilon: Double?

  /// The same without what the parser needs.
  var options: DetectionOptions {
    DetectionOptions(
      contrastAdjustment: contrastAdjustment, contrastPivot: contrastPivot, polarity: polarity,
      maximumImageDimension: maximumImageDimension, inputWidth: inputWidth, epsilon: epsilon)
  }
}

/// How contours are found, whoever says so.
struct DetectionOptions {
  var contrastAdjustment: Double?
  var contrastPivot: PivotArgument?
  var polarity = Polarity.detectsDarkOnLight
  var maximumImageDimension: Int?
  var inputWidth: Int?
  var epsilon: Double?

  /// What polygons are simplified by if nothing is said.
  static let epsilon = 0.25
}

extension DetectionOptions {
  /// The options that part ink from paper by contrast, as far as they were given.
  var contrastOptions: [String] {
    (contrastAdjustment == nil ? [] : ["--contrast-adjustment"])
      + (contrastPivot == nil ? [] : ["--contrast-pivot"])
  }
}

/// Which side of the threshold is shape: Vision's `detectsDarkOnLight` and its opposite.
enum Polarity: String, EnumerableFlag {
  case detectsDarkOnLight
  case detectsLightOnDark

  /// `--invert` is what other tracers call the second.
  static func name(for value: Polarity) -> NameSpecification {
    value == .detectsLightOnDark ? [.long, .customLong("invert")] : .long
  }
}
