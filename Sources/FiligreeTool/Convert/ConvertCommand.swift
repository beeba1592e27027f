import ArgumentParser
import FiligreePixels

/// `filigree convert`: SVG files → pictures, clean SVG, PDF, EPS, DXF, Swift source.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Turns SVG files into pictures, PDF, EPS, DXF, Swift source, or plain SVG.",
    discussion: """
      Reads SVG files, plain or packed (.svgz), and writes what they draw. Plain SVG is the drawing without \
      style sheets, units, references and repetitions: paths, gradients, clips and masks. What cannot be drawn \
      as it is meant is said, a line each; with --strict it is an error. EPS has no opacity: what lies there becomes an image. DXF has \
      outlines alone, in millimeters, a layer for each color. Files that a drawing refers to are read \
      only from the folder of --resources, and the network never.

      Swift source compiles as it stands. By --api it is for SwiftUI (a Shape for a drawing in one opaque color,       otherwise a View), for a canvas (a function that draws into SwiftUI's GraphicsContext), for UIKit or for       Core Graphics (a function that makes a path, otherwise one that draws into a CGContext).

      EXAMPLES
        filigree convert logo.svg -o logo.png --width 512
        filigree convert logo.svg -o Logo.swift
        filigree convert icons/*.svg -o Icons.swift --enum --content-mode fit
        filigree convert logo.svg -o logo.pdf
        filigree convert part.svg -o part.dxf
        filigree convert drawing.svg -o plain.svg --decimals 2
        filigree convert photo-card.svg -o card.webp --resources pictures
        filigree convert icons/*.svg --output-directory pngs --format png --scale 2
        cat logo.svg | filigree convert - -o - --format png > logo.png
      """)

  @Argument(help: ArgumentHelp("The SVG files; '-' is standard input.", valueName: "file"))
  var files: [String]

  @OptionGroup(title: "Output")
  var output: OutputArguments

  @OptionGroup(title: "Drawing")
  var page: PageArguments

  @OptionGroup(title: "Swift source")
  var source: SourceArguments

  @OptionGroup(title: "Reading")
  var reading: ReadingArguments

  @OptionGroup(title: "Limits")
  var limits: LimitArguments

  /// What is asked for.
  var request: ConvertRequest {
    ConvertRequest(
      files: WordRuns.apart(files), output: output.options, page: page.options,
      source: source.options,
      reading: reading.options, limits: limits.options)
  }

  func validate() throws { try request.validate() }

  func run() throws { try request.run() }
}

/// How large a drawing becomes, and on what.
struct PageArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The width of the output; the height follows, if it is not given.", valueName: "length"),
    transform: Numbers.positive)
  var width: Double?

  @Option(
    help: ArgumentHelp(
      "The height of the output; the width follows, if it is not given.", valueName: "length"),
    transform: Numbers.positive)
  var height: Double?

  @Option(
    help: ArgumentHelp(
      "How many times its own size the output has. (default: 1)", valueName: "factor"),
    transform: Numbers.positive)
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "What lies behind the drawing: a color, colors from top to bottom, or 'none'. (default: none)",
      valueName: "colors"),
    transform: PaintArgument.read)
  var background: PaintArgument = .none

  @Option(
    help: ArgumentHelp(
      "The quality of JPEG and WebP; without it WebP keeps every pixel. (default: 90 for JPEG)",
      valueName: "0...100"),
    transform: Numbers.whole(0...100))
  var quality: Int?

  func validate() throws {
    if scale != nil, width != nil || height != nil {
      throw ValidationError("--scale and --width or --height exclude one another")
    }
  }

  /// The same without what the parser needs.
  var options: PageOptions {
    PageOptions(
      width: width, height: height, scale: scale, background: background, quality: quality)
  }
}

/// How files are read.
struct ReadingArguments: ParsableArguments {
  @Flag(help: "Take what cannot be drawn as it is meant for an error.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "The folder from which pictures that a file refers to may be read.", valueName: "folder"))
  var resources: String?

  @Option(
    help: ArgumentHelp(
      "Languages for 'systemLanguage', parted by commas. (default: en)", valueName: "languages"))
  var languages: String = "en"

  @Option(
    help: ArgumentHelp(
      "Folders whose fonts are found before the installed ones, parted by commas.",
      valueName: "folders"))
  var fonts: String?

  /// The same without what the parser needs.
  var options: ReadingOptions {
    ReadingOptions(
      isStrict: strict, resources: resources,
      fonts: fonts?.split(separator: ",").map(String.init) ?? [],
      languages: languages.split(separator: ",").map(String.init))
  }
}
