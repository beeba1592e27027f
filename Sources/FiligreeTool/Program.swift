import ArgumentParser
import FiligreeContours
import FiligreeTracing
import FiligreePixels
import FiligreeRaster
import Foundation

/// Runs the command, and turns every failure into one line on standard error and an exit status.
///
/// ArgumentParser's own `main` prints several lines for a wrong command line; scripts that log what
/// went wrong are better served by one that says what, where, and what would be right.
package enum Program {
  /// Whether a word is one of the commands that make files of files, or asks for the version.
  package static func isFileCommand(_ word: String?) -> Bool {
    word == "--version"
      || FiligreeCommand.configuration.subcommands.contains {
        $0.configuration.commandName == word
      }
  }

  /// Runs what the command line asks for, and ends the process where that fails.
  ///
  /// - Parameter commands: Further commands, which not every program with these has.
  package static func main(adding commands: [any ParsableCommand.Type] = []) {
    FiligreeCommand.further = commands
    // A reader that went away (`filigree trace … -o - | head`) is a write error like any other, not
    // the end of the process.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that would be larger than the system allows.
    signal(SIGXFSZ, SIG_IGN)
    ClosedStreams.fill()
    if let name = CommandLineWords.firstBroken {
      StandardError.line(
        "filigree: '\(name)' is not UTF-8, and no other names can be given: rename the file, or pass "
          + "its bytes through standard input or output ('-')")
      exit(64)
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if LibraryVersions.areAsked(arguments) { return try LibraryVersions.write() }
      var command = try command(WordRuns.joined(arguments))
      try command.run()
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
      let message = message(for: error, in: arguments)
      if code == .validationFailure {
        StandardError.line("filigree: \(message) (see `filigree help`)")
      } else {
        StandardError.line("filigree: \(message)")
      }
      exit(code.rawValue)
    }
  }

  /// The command that words ask for.
  ///
  /// The root command would look up the options of the one it chooses several times over, which takes as long as a small picture.
  /// What is wrong with the words, and what help they ask for, it says itself.
  private static func command(_ words: [String]) throws -> any ParsableCommand {
    let chosen = FiligreeCommand.configuration.subcommands.first {
      $0.configuration.commandName == words.first
    }
    if let chosen, let command = try? chosen.parseAsRoot(Array(words.dropFirst())) {
      return command
    }
    return try FiligreeCommand.parseAsRoot(words)
  }

  /// What is said of a wrong command line, in one line.
  static func message(for error: any Error, in arguments: [String]) -> String {
    (misspelling(in: arguments) ?? FiligreeCommand.message(for: error))
      .split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// What is said of an option or a subcommand that there is not; nil where all are known.
  private static func misspelling(in arguments: [String]) -> String? {
    let commands = FiligreeCommand.configuration.subcommands
    let names = commands.map { $0.configuration.commandName ?? "" } + ["help"]
    if let line = CommandLineWords.unknownSubcommand(arguments.first, known: names) {
      return line
    }
    guard let index = names.firstIndex(where: { $0 == arguments.first }) else { return nil }
    let help = index < commands.count ? commands[index].helpMessage() : ""
    return CommandLineWords.unknownOption(
      in: Array(arguments.dropFirst()), help: help + " --version --help")
  }
}

/// A picture or a file is at fault: one line, exit status 1.
package struct ToolError: Error {
  /// What is wrong, where, and what would be right; one line.
  package var message: String

  package init(message: String) {
    self.message = message
  }

  /// The line for `error`, which concerns `picture` where it does not say so itself.
  static func line(_ error: any Error, about picture: String) -> String {
    switch error {
    case let error as ToolError: "\(picture): \(error.message)"
    case let error as PictureError: error.description
    case RasterError.tooManyPixels(let width, let height, let limit):
      "\(picture): the drawing would have \(brief(width)) × \(brief(height)) pixels, more than the "
        + "limit of \(limit); choose a smaller --scale or a larger --maximum-pixels"
    case TracerError.tooManyPoints:
      "\(picture): \(error); --maximum-image-dimension 2048 shrinks a large one, --maximum-memory allows more"
    default: "\(picture): \(error)"
    }
  }

  /// A length as one writes it by hand: without a fraction of zero.
  package static func brief(_ length: CGFloat) -> String {
    Int(exactly: length).map { String($0) } ?? "\(length)"
  }
}

/// Something failed whose line is on standard error already.
package struct AlreadyReported: Error {
  package init() {}
}

extension String {
  /// The text with its line ends shown as spaces, and what steers a terminal as `\u{1b}`.
  ///
  /// A name of a file may hold any of these, and would otherwise color, move or reorder the message.
  package var onOneLine: String {
    var line = ""
    for character in self {
      if character.isNewline {
        line += " "
        continue
      }
      for scalar in character.unicodeScalars { line.appendVisibly(scalar) }
    }
    return line
  }

  /// Text of several lines, with what steers a terminal shown, but for line ends and tabs.
  package var inLines: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar == "\n" || scalar == "\t" {
        text.unicodeScalars.append(scalar)
      } else {
        text.appendVisibly(scalar)
      }
    }
    return text
  }

  /// Appends controls, and marks that turn the direction of writing, as what they are called.
  private mutating func appendVisibly(_ scalar: UnicodeScalar) {
    let isSteering =
      scalar.properties.generalCategory == .control
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    if isSteering {
      self += "\\u{\(String(scalar.value, radix: 16))}"
    } else {
      unicodeScalars.append(scalar)
    }
  }
}

/// Standard error, a line at a time.
package enum StandardError {
  /// Who hears what would be written, in the present thread or task.
  @TaskLocal static var listener: StandardErrorListener?

  /// Writes a line, as `onOneLine` shows it.
  package static func line(_ text: String) {
    write(text.onOneLine + "\n")
  }

  /// Writes text as it is.
  ///
  /// Where nobody takes it (closed, a full disk) there is nobody to tell, either: the exit status
  /// still says that something failed.
  package static func write(_ text: String) {
    if let listener { return listener.hear(text) }
    OutputFile.writeToStandardError(Array(text.utf8))
  }
}
