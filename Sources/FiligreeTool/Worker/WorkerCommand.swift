import ArgumentParser
import FiligreePixels
import Foundation

/// `filigree worker`: jobs as lines of JSON → pictures, and an answer for each.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Does many jobs: lines of JSON in, a line of JSON out for each.",
    discussion: """
      Reads jobs from standard input, a line of JSON each: the command, its input and its output, and its options as \
      they are on the command line. 'id', a text or a number, comes back in the answer.

        {"id": 1, "command": "trace", "input": "a.png", "output": "a.svg", "options": ["--colors", "auto"]}

      Answers come in the order in which the jobs end, with the status "done" (the output is on the disk), "skipped", \
      "failed" (with what is wrong; the others go on) or "stopped". The outputs are those of the command itself, byte \
      for byte. The command is \(WorkableCommands.list).

      It ends with its input. After SIGTERM or SIGINT it finishes what is under way, and answers what it has read besides \
      with "stopped"; a second signal breaks off what is under way, too. Exit status: 0 when all jobs have an answer, \
      whatever became of them; 1 when standard input or output fails.

      EXAMPLES
        filigree worker < jobs.jsonl > done.jsonl
        filigree worker --skip-existing < jobs.jsonl > done.jsonl    # goes on where a run was ended
        parallel --pipe --jobs 8 filigree worker --jobs 1 < jobs.jsonl > done.jsonl
      """)

  @Option(
    help: ArgumentHelp(
      "How many jobs are done at once. (default: as many as there are processors)",
      valueName: "number"),
    transform: Numbers.whole(1...1024))
  var jobs: Int?

  @Flag(
    help:
      "Leave an output that is there as it is: it is whole, as outputs appear whole or not at all.")
  var skipExisting = false

  @OptionGroup(title: "Limits of a job that says nothing else")
  var limits: LimitArguments

  @Option(name: .customLong("process"), help: .hidden, transform: Numbers.whole(1...1024))
  var processThreads: Int?

  func run() throws {
    if let processThreads {
      Workers.most = processThreads
      WorkerServer(
        limits: WorkerLimits(words: limits.words, time: limits.timeWords),
        skipsExisting: skipExisting
      ).run()
      return
    }
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let jobs = jobs ?? min(processors, 1024)
    // Processors that are left over serve the pictures that are under way.
    let threads = max(1, processors / jobs)
    var loop = WorkerLoop(
      jobs: jobs,
      arguments: ["--process", "\(min(threads, 1024))"] + limits.words
        + (skipExisting ? ["--skip-existing"] : []))
    try loop.run()
  }
}
