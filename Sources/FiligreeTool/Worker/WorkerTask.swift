import ArgumentParser
import FiligreePixels
import Foundation

/// A job, as the process that does it has it.
struct WorkerTask {
  let type: any WorkableCommand.Type
  let command: any WorkableCommand
  /// The job's output, without slashes at its end for a folder.
  private let output: String
  /// The folder that the output is made in before it has its name; nil where there is no such thing.
  private let part: String?

  /// How a job ended, and the lines that it said.
  typealias Result = (status: JobAnswer.Status, lines: [String])

  /// Reads what the job asks for, by the command's own parser.
  ///
  /// - Throws: `ToolError`, or what the parser throws.
  init(_ job: WorkerJob, limits: WorkerLimits) throws {
    guard let type = WorkableCommands.named(job.command) else {
      throw ToolError(
        message: "'\(job.command)' is no command for a job: use \(WorkableCommands.list)")
    }
    self.type = type
    var output = job.output
    if type.makesFolder {
      while output.utf8.count > 1, FilePath.endsInSlash(output) { output.removeLast() }
    }
    self.output = output
    part = type.makesFolder && !Self.isFolder(output) ? Self.freeName(beside: output) : nil
    let option = type.makesFolder ? "--output-directory" : "--output"
    let words =
      type.presets(limits) + job.options + ["\(option)=\(part ?? output)", "--", job.input]
    do {
      command = try type.parse(words)
    } catch {
      if type.exitCode(for: error) == .success {
        throw ToolError(
          message: "the options ask for help: it is in `filigree help \(job.command)`")
      }
      throw ToolError(message: Program.message(for: error, in: [job.command] + job.options))
    }
    guard command.inputs == [job.input] else {
      throw ToolError(message: "the options name further files: a job has one input")
    }
    if let obstacle = command.obstacle { throw ToolError(message: obstacle) }
  }

  /// Whether the output is there as a whole.
  var isDone: Bool {
    var status = stat()
    guard stat(output, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == (type.makesFolder ? S_IFDIR : S_IFREG)
  }

  /// Sees to it that an output that was there before is on the disk with its name.
  func keep() -> Result {
    do {
      try OutputFile.synchronize(folder: FilePath.folder(of: output))
      return (.skipped, [])
    } catch {
      return (.failed, [error.description])
    }
  }

  /// Does the job; the output is on the disk then, or not there.
  func run() -> Result {
    let listener = StandardErrorListener()
    defer { if let part { try? FileManager.default.removeItem(atPath: part) } }
    do {
      try StandardError.$listener.withValue(listener) {
        try OutputFile.$isSynchronized.withValue(true) {
          var command = command
          try command.run()
          if let part { try Self.rename(part, output) }
        }
      }
      return (.done, listener.lines)
    } catch is AlreadyReported {
      return (.failed, listener.lines)
    } catch is ExitCode {
      // By the signal that ends the worker, too.
      return (.stopped, listener.lines)
    } catch let error as ToolError {
      return (.failed, listener.lines + [error.message.onOneLine])
    } catch {
      return (.failed, listener.lines + ["\(error)".onOneLine])
    }
  }

  private static func rename(_ part: String, _ output: String) throws {
    guard Foundation.rename(part, output) == 0 else {
      throw PictureFile.systemError(errno, "cannot be written", output)
    }
    try OutputFile.synchronize(folder: FilePath.folder(of: output))
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func freeName(beside output: String) -> String {
    var attempt = 0
    while true {
      let name = "\(FilePath.folder(of: output)).filigree.\(getpid()).\(attempt).part"
      if access(name, F_OK) != 0 { return name }
      attempt += 1
    }
  }
}
