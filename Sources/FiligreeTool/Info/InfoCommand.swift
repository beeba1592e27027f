import ArgumentParser
import FiligreePixels

/// `filigree info`: what a picture is, from its headers alone.
struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Tells what a picture is.",
    discussion: """
      Prints a line for each picture: format, size, depth and color, found by content and not by the \
      file's name.

      EXAMPLES
        filigree info logo.png
        cat logo.png | filigree info -
      """)

  @Argument(help: ArgumentHelp("The pictures; '-' is standard input.", valueName: "picture"))
  var pictures: [String]

  func run() throws {
    var failed = false
    for picture in WordRuns.apart(pictures) {
      let line: String
      do {
        line = try InputFile.info(picture).onOneLine + "\n"
      } catch {
        StandardError.line("filigree: \(error)")
        failed = true
        continue
      }
      do {
        try OutputFile.writeToStandardOutput(Array(line.utf8))
      } catch {
        // Nobody takes the lines: the next ones would have the same fate.
        throw ToolError(message: error.description)
      }
    }
    if failed { throw AlreadyReported() }
  }
}
