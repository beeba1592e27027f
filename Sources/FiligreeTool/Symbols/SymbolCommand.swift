import ArgumentParser
import FiligreePixels
import FiligreeSymbols

/// `filigree symbol`: a symbol → pictures, SVG, PDF, Swift source, or a template.
struct SymbolCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbol",
    abstract: "Draws a symbol by its name: a picture, SVG, PDF, Swift source, or a template.",
    discussion: """
      Names are those of SF Symbols; the drawings are Filigree's own, Debian's bootstrap-icons, and files of \
      your folders, which the environment variable FILIGREE_SYMBOLS names with colons between them. \
      'filigree symbols' tells which there are.

      With --template the output is an SVG file with all nine weights in three scales, as Apple's app for symbols \
      exports them.

      EXAMPLES
        filigree symbol star.fill -o star.svg
        filigree symbol star.fill --weight bold -o Star.swift
        filigree symbol xmark.circle.fill --color white,red --rendering-mode palette -o x.png --size 64
        filigree symbol wifi --variable-value 0.5 -o wifi.png
        filigree symbol leaf --template -o leaf.svg
      """)

  @Argument(help: ArgumentHelp("The symbol's name, such as star.fill.", valueName: "name"))
  var name: String

  @OptionGroup(title: "Output")
  var output: OutputArguments

  @Flag(help: "Write a template: all weights and scales, as an SVG file.")
  var template = false

  @Option(
    help: ArgumentHelp(
      "ultralight, thin, light, regular, medium, semibold, bold, heavy or black. (default: regular)",
      valueName: "weight"),
    transform: SymbolRequest.weight)
  var weight: SymbolWeight?

  @Option(
    help: ArgumentHelp("small, medium or large. (default: medium)", valueName: "scale"),
    transform: SymbolRequest.scale)
  var scale: SymbolScale?

  @Option(
    help: ArgumentHelp(
      "The size of the text that the symbol goes with, in points. (default: 100)",
      valueName: "points"),
    transform: Numbers.within(0.01...10_000))
  var size: Double?

  @Option(
    help: ArgumentHelp(
      "The color, or those of a palette's levels with commas between them. (default: black)",
      valueName: "colors"),
    transform: PaintArgument.colors)
  var color: [CGColor] = []

  @Option(
    help: ArgumentHelp(
      """
      monochrome, hierarchical, palette or multicolor. (default: palette for several colors, otherwise \
      monochrome)
      """, valueName: "mode"),
    transform: SymbolRequest.mode)
  var renderingMode: SymbolMode?

  @Option(
    help: ArgumentHelp(
      "How many of the variable layers are on, from none to all. (default: 1)", valueName: "0...1"),
    transform: Numbers.within(0...1))
  var variableValue: Double?

  @Option(
    help: ArgumentHelp(
      "What lies behind the symbol: a color, colors from top to bottom, or 'none'. (default: none)",
      valueName: "colors"),
    transform: PaintArgument.read)
  var background: PaintArgument = .none

  @OptionGroup(title: "Swift source")
  var source: SourceArguments

  @OptionGroup(title: "Limits")
  var limits: LimitArguments

  /// What is asked for.
  var request: SymbolRequest {
    SymbolRequest(
      name: name, output: output.options, isTemplate: template, weight: weight, scale: scale,
      size: size, colors: color, mode: renderingMode, value: variableValue,
      background: background, source: source.options, limits: limits.options)
  }

  func validate() throws { try request.validate() }

  func run() throws { try request.run() }
}
