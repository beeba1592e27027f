import ArgumentParser
import FiligreeHost
import FiligreePixels
import FiligreeStudio
import FiligreeTool
import Foundation

/// `filigree studio`: the tracer as a page in the browser.
struct StudioCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio",
    abstract: "Traces pictures in the browser, with every setting at hand.",
    discussion: """
      The page is served on this machine, at the address that is printed, until the program is ended (Ctrl-C). \
      Pictures are opened there, or named here; an SVG file becomes Swift. Each setting of 'filigree trace' is a \
      control, and the page shows the command line that does the same.

      EXAMPLES
        filigree studio
        filigree studio logo.png photo.jpg --open
      """)

  @Argument(help: ArgumentHelp("Pictures, and SVG files, that the page opens.", valueName: "file"))
  var files: [String] = []

  @OptionGroup var server: ServerOptions

  func validate() throws {
    if files.contains("") { throw ValidationError("the name of a file is empty") }
  }

  func run() throws {
    let opened = try files.map { name in
      let file = StudioFile(
        name: name == "-" ? "standard input" : name,
        data: Data(try InputFile.bytes(name, limits: .default)))
      if let problem = file.problem { throw ToolError(message: "\(name): \(problem)") }
      return file
    }
    // `main` of the program runs on the main thread.
    MainActor.assumeIsolated {
      StudioFile.openedAtStart = opened
      StudioApp.main(arguments: server.arguments)
    }
  }
}
