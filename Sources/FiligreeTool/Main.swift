import ArgumentParser
import FiligreePixels
import FiligreeRaster
import Foundation

/// Runs the command, and turns every failure into one line on standard error and an exit status.
///
/// ArgumentParser's own `main` prints several lines for a wrong command line; scripts that log what
/// went wrong are better served by one that says what, where, and what would be right.
@main
enum Main {
  static func main() {
    // A reader that went away (`filigree trace … -o - | head`) is a write error like any other, not
    // the end of the process.
    signal(SIGPIPE, SIG_IGN)
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let request = PlainTrace.request(arguments) {
        try request.run()
      } else {
        var command = try FiligreeCommand.parseAsRoot(arguments)
        try command.run()
      }
    } catch let error as ToolError {
      StandardError.line("filigree: \(error.message)")
      exit(1)
    } catch is AlreadyReported {
      exit(1)
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      let code = FiligreeCommand.exitCode(for: error)
      if code == .success {
        do {
          let text = FiligreeCommand.fullMessage(for: error) + "\n"
          try OutputFile.writeToStandardOutput(Array(text.utf8))
          exit(0)
        } catch {
          StandardError.line("filigree: \(error)")
          exit(1)
        }
      }
      let message = FiligreeCommand.message(for: error)
        .split(whereSeparator: \.isNewline).joined(separator: " ")
      if code == .validationFailure {
        StandardError.line("filigree: \(message) (see `filigree help`)")
      } else {
        StandardError.line("filigree: \(message)")
      }
      exit(code.rawValue)
    }
  }
}

/// A picture or a file is at fault: one line, exit status 1.
struct ToolError: Error {
  /// What is wrong, where, and what would be right; one line.
  var message: String

  /// The line for `error`, which concerns `picture` where it does not say so itself.
  static func line(_ error: any Error, about picture: String) -> String {
    switch error {
    case let error as ToolError: "\(picture): \(error.message)"
    case let error as PictureError: error.description
    case RasterError.tooManyPixels(let width, let height, let limit):
      "\(picture): the drawing would have \(brief(width)) × \(brief(height)) pixels, more than the "
        + "limit of \(limit); choose a smaller --scale or a larger --maximum-pixels"
    default: "\(picture): \(error)"
    }
  }

  /// A length as one writes it by hand: without a fraction of zero.
  static func brief(_ length: CGFloat) -> String {
    Int(exactly: length).map { String($0) } ?? "\(length)"
  }
}

/// Something failed whose line is on standard error already.
struct AlreadyReported: Error {}

extension String {
  /// The text with its line ends shown as spaces.
  var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}

/// Standard error, a line at a time.
enum StandardError {
  /// Writes a line; names of files in it may hold line ends, which are shown as spaces.
  static func line(_ text: String) {
    write(text.onOneLine + "\n")
  }

  /// Writes text as it is.
  ///
  /// Where nobody takes it (closed, a full disk) there is nobody to tell, either: the exit status
  /// still says that something failed.
  static func write(_ text: String) {
    OutputFile.writeToStandardError(Array(text.utf8))
  }
}
