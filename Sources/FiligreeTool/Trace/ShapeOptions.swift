import ArgumentParser

/// How contours become the output's shape.
struct ShapeArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Units of the output for a pixel of the picture. (default: 1)", valueName: "factor"),
    transform: Numbers.within(1e-6...1e6))
  var scale: Double = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Keep this much free on every side: the shape is made smaller, the output is not. (default: 0)",
      valueName: "length"),
    transform: Numbers.notNegative)
  var inset: Double = 0

  @Flag(
    help: """
      Keep the hierarchy: a path for each region with its holes instead of one for all, and in JSON children inside \
      their parents. In colors a path for each shape, in SVG and JSON in a group with those within it.
      """)
  var hierarchy = false

  /// The same without what the parser needs.
  var options: ShapeOptions {
    ShapeOptions(
      scale: scale, inset: inset, hierarchy: hierarchy)
  }
}

/// How contours become the output's shape, whoever says so.
struct ShapeOptions {
  var scale = 1.0
  var inset = 0.0
  var hierarchy = false
}
