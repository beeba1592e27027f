import ArgumentParser
import FiligreePixels
import Foundation

/// A worker: lines of jobs in, jobs out to processes, lines of answers out.
///
/// Memory does not grow with the number of jobs: a job is read when a process is free for it, and no more are
/// begun while answers wait for their reader.
struct WorkerLoop {
  private struct Slot {
    var process: WorkerProcess?
    /// What it does, and what it does next.
    var works: [Work] = []
  }

  private struct Work {
    var id: JobIdentifier
    var line: Int
    var job: WorkerJob
  }

  private var slots: [Slot]
  /// The arguments of the processes.
  private let arguments: [String]
  private var lines = JobLines()
  private var isInputOver = false
  private var outputs = RecentOutputs()
  /// Answers that are to be written.
  private var answers: [UInt8] = []
  /// The signal that ends the worker.
  private var signal: Int32?
  /// Whether a second one has come.
  private var isUrgent = false
  /// Jobs that are to be begun before others.
  private var waiting: [Work] = []

  private static let notDone = "not done: the worker was ended"
  /// Where answers wait that long, no job is begun, in bytes.
  private static let patience = 1 << 16
  /// How many jobs a process has: it goes on with the second while the answer to the first is read.
  private static let depth = 2
  /// How long signals may be unseen, in milliseconds.
  private static let interval: Int32 = 100
  /// What a pipe takes at once without blocking when it says that it takes something: Linux's `PIPE_BUF`.
  private static let piece = 4096

  /// - Parameters:
  ///   - jobs: How many are done at once.
  ///   - arguments: Those of `filigree worker` that make a process of it.
  init(jobs: Int, arguments: [String]) {
    slots = Array(repeating: Slot(), count: jobs)
    self.arguments = arguments
  }

  /// Does all jobs of standard input.
  ///
  /// - Throws: `ToolError` where standard input or output fails, `ExitCode` after a signal.
  mutating func run() throws {
    WorkerSignals.hold()
    defer { for slot in slots { _ = slot.process?.end() } }
    while true {
      if let signal = WorkerSignals.take() { stop(signal) }
      dispatch()
      if answers.isEmpty, isInputOver, waiting.isEmpty, slots.allSatisfy(\.works.isEmpty) { break }
      try wait()
    }
    // What the shell expects of a program that a signal has ended.
    if let signal { throw ExitCode(128 + signal) }
  }

  /// Whether there is a process for another job.
  private var hasRoom: Bool { slots.contains { $0.works.count < Self.depth } }

  /// Begins what can be begun.
  private mutating func dispatch() {
    while answers.count < Self.patience, signal != nil || hasRoom {
      if !waiting.isEmpty {
        let work = waiting.removeFirst()
        if signal == nil { begin(work) } else { finish(work, .stopped, error: Self.notDone) }
        continue
      }
      guard let line = lines.next() else { return }
      guard let work = work(of: line) else { continue }
      if signal != nil {
        answer(work, .stopped, error: Self.notDone)
      } else if !outputs.insert(work.job.output) {
        answer(
          work, .failed,
          error: "\(work.job.output): another job has this output: give each one of its own")
      } else {
        begin(work)
      }
    }
  }

  /// Reads a line, and answers it if it is none.
  private mutating func work(of line: JobLines.Line) -> Work? {
    var id = JobIdentifier.none
    do {
      guard let bytes = line.bytes else {
        throw ToolError(message: "the line is longer than \(JobLines.longest) bytes")
      }
      let read = try JobLine(bytes)
      id = read.id
      return Work(id: id, line: line.number, job: try WorkerJob(read.value))
    } catch {
      let message = (error as? ToolError)?.message ?? "\(error)"
      answers +=
        JobAnswer(
          id: id, line: line.number, status: .failed, error: message.onOneLine
        ).bytes
      return nil
    }
  }

  /// Answers a job that was begun.
  private mutating func finish(
    _ work: Work, _ status: JobAnswer.Status, error: String? = nil, notes: [String] = []
  ) {
    // It may come again: nothing was written.
    if status == .failed || status == .stopped { outputs.remove(work.job.output) }
    answer(work, status, error: error, notes: notes)
  }

  private mutating func answer(
    _ work: Work, _ status: JobAnswer.Status, error: String? = nil, notes: [String] = []
  ) {
    answers +=
      JobAnswer(
        id: work.id, line: work.line, status: status,
        output: status == .done || status == .skipped ? work.job.output : nil, error: error,
        notes: notes
      ).bytes
  }

  /// Gives a job to a process that has none, or to a new one, or to one that has not too many.
  private mutating func begin(_ work: Work) {
    guard
      let index = slots.firstIndex(where: { $0.works.isEmpty && $0.process != nil })
        ?? slots.firstIndex(where: \.works.isEmpty)
        ?? slots.firstIndex(where: { $0.works.count < Self.depth })
    else { return waiting.append(work) }
    do {
      if let process = slots[index].process, !process.begin(work.job) {
        waiting.append(work)
        // It has ended: the job that it was at has an answer, and the others are begun anew.
        while slots[index].process != nil, !slots[index].works.isEmpty { take(from: index) }
        drop(index)
        return
      }
      if slots[index].process == nil {
        let process = try WorkerProcess(arguments)
        slots[index].process = process
        guard process.begin(work.job) else {
          throw ToolError(message: drop(index) ?? "its process has ended")
        }
      }
      slots[index].works.append(work)
    } catch {
      // Where the system has no further process, those that there are do the work.
      if slots[index].process == nil, slots.contains(where: { !$0.works.isEmpty }) {
        slots.remove(at: index)
        return waiting.append(work)
      }
      finish(work, .failed, error: (error as? ToolError)?.message ?? "\(error)")
    }
  }

  /// Ends a process, and says how it ended.
  @discardableResult
  private mutating func drop(_ index: Int, killing: Bool = false) -> String? {
    defer { slots[index].process = nil }
    return slots[index].process?.end(killing: killing)
  }

  /// Takes the answer of a process, or sees that it has ended.
  private mutating func take(from index: Int) {
    guard let work = slots[index].works.first else { return }
    let words = slots[index].process?.answer()
    guard let words, words.first != WorkerServer.renewal else {
      if words == nil { slots[index].works.removeFirst() }
      waiting += slots[index].works
      slots[index].works = []
      let end = drop(index) ?? ""
      if words == nil { finish(work, .failed, error: "\(work.job.input): \(end)") }
      return
    }
    slots[index].works.removeFirst()
    let status = words.first.flatMap(JobAnswer.Status.init) ?? .failed
    let lines = Array(words.dropFirst())
    if status == .done || status == .skipped {
      finish(work, status, notes: lines)
    } else {
      finish(work, status, error: lines.isEmpty ? "not done" : lines.joined(separator: "\n"))
    }
  }

  /// Ends the worker: no job is begun any more.
  ///
  /// A second signal ends what is under way.
  private mutating func stop(_ number: Int32) {
    if signal != nil {
      isUrgent = true
      for index in slots.indices {
        drop(index, killing: true)
        for work in slots[index].works { finish(work, .stopped, error: Self.notDone) }
        slots[index].works = []
      }
    }
    signal = signal ?? number
    isInputOver = true
  }

  // MARK: Waiting

  /// Waits until something has come, or can be written.
  private mutating func wait() throws {
    let takesLines = !isInputOver && answers.count < Self.patience && hasRoom
    let busy = slots.indices.filter { !slots[$0].works.isEmpty }
    var files = [
      pollfd(
        fd: STDOUT_FILENO, events: answers.isEmpty ? 0 : Int16(POLLOUT), revents: 0),
      pollfd(fd: takesLines ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
    ]
    files += busy.map {
      pollfd(fd: slots[$0].process?.answers ?? -1, events: Int16(POLLIN), revents: 0)
    }
    let count = poll(&files, nfds_t(files.count), Self.interval)
    // A reader that is there but takes nothing does not keep the worker from its end.
    if isUrgent, count >= 0, files[0].revents == 0 { answers = [] }
    guard count > 0 else { return }
    if files[0].revents != 0 { try write(isReaderGone: files[0].revents & Int16(POLLOUT) == 0) }
    if files[1].revents != 0 { try readLines() }
    for (file, index) in zip(files[2...], busy) where file.revents != 0 { take(from: index) }
  }

  private mutating func write(isReaderGone: Bool) throws {
    let failure =
      isReaderGone ? EPIPE : OutputFile.writeAll(Array(answers.prefix(Self.piece)), STDOUT_FILENO)
    guard failure == 0 else {
      let error = PictureFile.systemError(failure, "cannot be written", "standard output")
      throw ToolError(message: error.description)
    }
    answers.removeFirst(min(Self.piece, answers.count))
  }

  private mutating func readLines() throws {
    var failure: Int32 = 0
    let piece = [UInt8](unsafeUninitializedCapacity: JobLines.longest) { buffer, count in
      let got = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      failure = got < 0 ? errno : 0
      count = max(got, 0)
    }
    if failure == EINTR || failure == EAGAIN { return }
    guard failure == 0 else {
      let error = PictureFile.systemError(failure, "cannot be read", "standard input")
      throw ToolError(message: error.description)
    }
    if piece.isEmpty {
      isInputOver = true
      lines.isComplete = true
    }
    lines.append(piece)
  }
}
