import ArgumentParser

/// The root command: help, version, and the choice of what to do.
struct FiligreeCommand: ParsableCommand {
  /// Commands of the program that are not this module's.
  ///
  /// Set once, before anything is parsed, when there is one thread.
  nonisolated(unsafe) static var further: [any ParsableCommand.Type] = []

  private static let furtherExamples = """
      filigree preview ContentView.swift -o pictures
      filigree run ContentView.swift
      filigree studio logo.png

    """

  static let configuration = CommandConfiguration(
    commandName: "filigree",
    abstract: "Turns pictures into shapes, and draws them.",
    discussion: """
      EXAMPLES
        filigree trace logo.png -o logo.svg
        filigree trace logo.png -o Logo.swift
        filigree convert logo.svg -o Logo.swift
        filigree symbol star.fill --weight bold -o star.svg
        filigree symbols --search arrow
        filigree info logo.png
        filigree worker < jobs.jsonl > done.jsonl
      \(further.isEmpty ? "" : furtherExamples)
      filigree --version --verbose lists the libraries that it was built with, too.

      Exit status: 0 for success, 1 when a picture or a file is at fault, 64 for a wrong command line.
      """,
    version: FiligreeVersion.current,
    subcommands: [
      TraceCommand.self, ConvertCommand.self, CombineCommand.self, ShapesCommand.self,
      SymbolCommand.self, SymbolsCommand.self, InfoCommand.self, WorkerCommand.self,
    ] + further)
}
