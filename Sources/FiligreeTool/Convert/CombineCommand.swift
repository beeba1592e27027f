import ArgumentParser
import FiligreePaths
import FiligreePixels

/// `filigree combine`: the outlines of SVG files, united, intersected, subtracted.
struct CombineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "combine",
    abstract: "Unites, intersects or subtracts the shapes of SVG files.",
    discussion: """
      Takes the outline of all that each file paints, in its own coordinates, and writes what is in any of them \
      (union), in all of them (intersect), in the first but in no other (subtract), or in an odd number of them \
      (xor). Strokes count by their outlines; colors, masks and filters do not count.

      EXAMPLES
        filigree combine union a.svg b.svg -o both.svg
        filigree combine subtract badge.svg star.svg -o Badge.swift
        filigree combine intersect map.svg circle.svg -o detail.png --fill seagreen
      """)

  @Argument(help: "What is made of the shapes: union, intersect, subtract or xor.")
  var operation: CombineOperation

  @Argument(help: ArgumentHelp("The SVG files, two or more.", valueName: "file"))
  var files: [String]

  @OptionGroup(title: "Output")
  var output: OutputArguments

  @Option(
    help: ArgumentHelp("The color of the shape. (default: black)", valueName: "color"),
    transform: PaintArgument.read)
  var fill: PaintArgument?

  @OptionGroup(title: "Drawing")
  var page: PageArguments

  @OptionGroup(title: "Limits")
  var limits: LimitArguments

  /// What is asked for.
  var request: CombineRequest {
    CombineRequest(
      operation: operation, files: WordRuns.apart(files), output: output.options, fill: fill,
      page: page.options, limits: limits.options)
  }

  func validate() throws { try request.validate() }

  func run() throws { try request.run() }
}

/// What is made of shapes.
enum CombineOperation: String, CaseIterable, ExpressibleByArgument {
  case union
  case intersect
  case subtract
  case xor

  /// Two shapes as one.
  func combine(_ a: Path, _ b: Path) -> Path {
    switch self {
    case .union: a.union(b)
    case .intersect: a.intersection(b)
    case .subtract: a.subtracting(b)
    case .xor: a.symmetricDifference(b)
    }
  }
}
