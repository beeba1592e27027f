import ArgumentParser

/// `filigree shapes`: a folder of SVG files and pictures → the Swift source of a module.
struct ShapesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shapes",
    abstract: "Turns a folder of SVG files and pictures into Swift source.",
    discussion: """
      Writes a type for each SVG file in a folder and in the folders within it: a Shape for a drawing in one \
      opaque color, otherwise a View, called by the file's name. A file 'filigree-shapes.json' in the folder says \
      how, for all files or for some by their names, and which pictures are traced. The build plugin \
      FiligreeShapes runs this program while a package is built.

      EXAMPLES
        filigree shapes Sources/Icons -o Sources/Icons/Icons.swift
        filigree shapes Sources/Icons -o Arrows.swift --only arrow-up.svg --only arrow-down.svg
      """)

  @Argument(help: ArgumentHelp("The folder.", valueName: "folder"))
  var folder: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The Swift file to write.", valueName: "file"))
  var output: String

  @Option(
    help: ArgumentHelp(
      """
      A file that lists what is in the folder, instead of a look into it: a line each, 'file' or, for pictures \
      that are resources of the target, 'resource', a tab, and the path from the folder.
      """, valueName: "file"))
  var list: String?

  @Option(
    help: ArgumentHelp(
      "Write only this file's type, and nothing that types share; may be given several times.",
      valueName: "file"))
  var only: [String] = []

  @Flag(help: "Write only what the types share, and the pictures that are resources.")
  var shared = false

  /// What is asked for.
  var request: ShapesRequest {
    ShapesRequest(folder: folder, output: output, list: list, only: only, isShared: shared)
  }

  func validate() throws {
    if shared, !only.isEmpty {
      throw ValidationError("--shared and --only exclude one another: give one of them")
    }
  }

  func run() throws { try request.run() }
}
