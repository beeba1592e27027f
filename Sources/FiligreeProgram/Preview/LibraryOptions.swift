import ArgumentParser
import FiligreePixels
import FiligreeTool

/// The library that loose files are compiled against, and where: what `preview` and `run` have in common.
struct LibraryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The Filigree package. (default: $FILIGREE_PACKAGE, the library beside this program, or where this program "
        + "was built)", valueName: "folder"))
  var filigree: String?

  @Option(
    help: ArgumentHelp(
      "The folder to build in. (default: one in the user's cache)", valueName: "folder"))
  var work: String?

  @Option(help: "How to build: release draws faster, debug is built faster.")
  var configuration: BuildConfiguration = .release

  func validate() throws {
    for (name, value) in [("--filigree", filigree), ("--work", work)] where value == "" {
      throw ValidationError("the value of \(name) is empty")
    }
  }

  /// Builds something with the library, in its work folder, while no other run does.
  ///
  /// - Parameter body: Gets the library, which knows the folder.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, as `ToolError`, or as `ExitCode` after an interruption.
  func withLibrary<Result>(_ body: (PreviewLibrary) throws -> Result) throws -> Result {
    let origin = try PreviewLibrary.Origin(package: filigree)
    Interruption.shared.listen()
    do {
      let folder = try WorkFolder(option: work, for: origin.path) {
        StandardError.line("filigree: waiting for another preview to end")
      }
      return try body(
        PreviewLibrary(origin: origin, folder: folder, configuration: configuration))
    } catch let error as Interrupted {
      // What the shell expects of a program that a signal has ended.
      throw ExitCode(128 + error.signal)
    } catch let error as PictureError {
      throw ToolError(message: error.description)
    }
  }
}
