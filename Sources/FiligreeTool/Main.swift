import ArgumentParser
import Filigree

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
      var command = try FiligreeCommand.parseAsRoot()
      try command.run()
    } catch let error as ToolError {
      StandardError.line("filigree: \(error.message)")
      exit(1)
    } catch is AlreadyReported {
      exit(1)
    } catch {
      let code = FiligreeCommand.exitCode(for: error)
      if code == .success {
        print(FiligreeCommand.fullMessage(for: error))
        exit(0)
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
    default: "\(picture): \(error)"
    }
  }
}

/// Something failed whose line is on standard error already.
struct AlreadyReported: Error {}

/// Standard error, a line at a time.
enum StandardError {
  static func line(_ text: String) {
    write(text + "\n")
  }

  static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
