import FiligreeTool
import Foundation

/// The program with previews, running apps and the studio, which `make install` puts into `lib/filigree`.
enum WholeProgram {
  /// Its commands beside those that make files of files.
  static let commands = ["preview", "run", "studio"]

  /// Goes on as the whole program, with the same words; returns where it is not installed, after telling so if only it can do
  /// what is asked for.
  static func begin() {
    if let own = Bundle.main.executablePath {
      let path = URL(fileURLWithPath: own).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("lib/filigree/filigree").path
      // Returns only where it fails.
      execv(path, CommandLine.unsafeArgv)
    }
    if let command = CommandLine.arguments.dropFirst().first, commands.contains(command) {
      StandardError.line(
        "filigree: \(command) is a command of the whole program, which is not installed beside this one (make install)"
      )
      exit(1)
    }
  }
}
