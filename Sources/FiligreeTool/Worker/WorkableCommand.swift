import ArgumentParser

/// A command that `filigree worker` takes jobs for.
package protocol WorkableCommand: ParsableCommand {
  /// Whether its output is a folder of files.
  static var makesFolder: Bool { get }

  /// Options that stand before those of a job.
  static func presets(_ limits: WorkerLimits) -> [String]

  /// The files that it reads.
  var inputs: [String] { get }

  /// Why it is no job; nil where it is one.
  var obstacle: String? { get }

  /// What lasts in the process: a job with other settings is done in another one.
  var lastingSettings: [String] { get }
}

/// What a job may cost, as options of its command.
package struct WorkerLimits {
  /// For commands that read pictures or drawings.
  package var words: [String]
  /// `--maximum-time` alone, for the others.
  package var time: [String]
}

extension WorkableCommand {
  package static var makesFolder: Bool { false }

  // A slow picture is told of by a line on standard error, which would be one among the answer's notes or not
  // as the machine is busy.
  package static func presets(_ limits: WorkerLimits) -> [String] {
    ["--progress", "never"] + limits.words
  }

  package var obstacle: String? { nil }

  package var lastingSettings: [String] { [] }
}

extension TraceCommand: WorkableCommand {
  package var inputs: [String] { WordRuns.apart(pictures) }
}

extension ConvertCommand: WorkableCommand {
  package var inputs: [String] { WordRuns.apart(files) }

  // The fonts that were found once are found from then on.
  package var lastingSettings: [String] { reading.options.fonts }
}

/// The commands that there are jobs for.
enum WorkableCommands {
  /// The command that a job names; nil for all others.
  static func named(_ name: String) -> (any WorkableCommand.Type)? {
    all.first { $0.configuration.commandName == name }
  }

  /// Their names, as a sentence's list.
  static var list: String {
    let names = all.compactMap { $0.configuration.commandName }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  private static var all: [any WorkableCommand.Type] {
    FiligreeCommand.configuration.subcommands.compactMap { $0 as? any WorkableCommand.Type }
  }
}
