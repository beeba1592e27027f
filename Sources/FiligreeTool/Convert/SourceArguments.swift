import ArgumentParser

/// How Swift source is written, besides its framework and its name.
struct SourceArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      What a drawing becomes: a shape (or a function that makes a path), a view (or a function that draws), or \
      whichever fits, which is a shape where all is of one opaque color. (default: auto)
      """))
  var style: SourceStyle?

  @Option(
    help: ArgumentHelp(
      """
      How the code scales the drawing to its space: each side by itself, as large as fits, or as small as \
      covers. (default: stretch)
      """))
  var contentMode: SourceContentMode?

  @Flag(
    name: .customLong("enum"),
    help: ArgumentHelp(
      "Write all files into one: an enumeration that holds a type for each, under the file's name.")
  )
  var isEnum = false

  /// The same without what the parser needs.
  var options: SourceOptions {
    SourceOptions(style: style, contentMode: contentMode, isEnum: isEnum)
  }
}

/// How Swift source is written, whoever says so.
struct SourceOptions {
  var style: SourceStyle?
  var contentMode: SourceContentMode?
  var isEnum = false

  /// Refuses what does not go with the rest.
  func validate(_ output: OutputOptions, format: OutputFormat) throws {
    let given = [
      style != nil ? "--style" : nil, contentMode != nil ? "--content-mode" : nil,
      isEnum ? "--enum" : nil,
    ].compactMap(\.self)
    if format != .swift, let option = given.first {
      throw ValidationError("\(option) is for Swift source: leave it out, or add --format swift")
    }
    if style == .shape, output.api == .canvas {
      throw ValidationError("a shape is not drawn into a canvas: leave --style or --api out")
    }
    if isEnum, output.outputDirectory != nil {
      throw ValidationError("--enum writes one file: give it by -o, without --output-directory")
    }
  }
}
