import Filigree
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeTool

/// `filigree worker`: what goes in, what comes out, and what is on the disk.
@Suite struct WorkerTests {
  /// An answer's members.
  private struct Answer: Decodable, Equatable {
    var id: Int?
    var line: Int
    var status: String
    var output: String?
    var error: String?
    var notes: [String]?
  }

  private func line(
    _ id: Int, _ command: String, _ input: String, _ output: String, _ options: [String] = []
  ) throws -> String {
    struct Job: Encodable {
      var id: Int
      var command, input, output: String
      var options: [String]
    }
    let job = Job(id: id, command: command, input: input, output: output, options: options)
    return String(decoding: try JSONEncoder().encode(job), as: UTF8.self) + "\n"
  }

  /// Runs a worker on lines, and returns its answers by the number of the line.
  private func answers(
    _ input: Data, _ options: [String] = [], in folder: TemporaryFolder, status: Int32 = 0
  ) throws -> [Answer] {
    let result = try CommandRunner.run(["worker"] + options, input: input, in: folder.url)
    expect(result.status == status, "\(result.standardError)")
    return try read(result.standardOutput)
  }

  private func read(_ data: Data) throws -> [Answer] {
    try data.split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(Answer.self, from: Data($0)) }
      .sorted { $0.line < $1.line }
  }

  /// A picture of a few pixels, which is soon traced.
  private var smallPicture: Data {
    get throws {
      let bytes = (0..<32 * 32).map { UInt8(($0 / 8 + $0 / 256) % 2 == 0 ? 0 : 255) }
      return try CGImage(width: 32, height: 32, components: 1, depth: 8, bytes: bytes).pngData()
    }
  }

  @Test("Outputs are those of the commands, byte for byte", arguments: ["1", "3"])
  func sameBytes(_ jobs: String) throws {
    let folder = try TemporaryFolder()
    let drawing = try folder.file(
      "drawing.svg",
      Data(
        #"<svg viewBox="0 0 40 30"><circle cx="9" cy="9" r="8" fill="red"/><text y="28">Aé</text></svg>"#
          .utf8))
    let cases: [(command: String, input: String, suffix: String, options: [String])] = [
      ("trace", example("logo.png"), "svg", []),
      ("trace", example("logo.png"), "swift", ["--colors", "auto", "--type-name", "Poster"]),
      ("trace", example("scan.png"), "pdf", ["--threshold", "auto"]),
      ("trace", example("logo.png"), "x", ["--format", "json", "--hierarchy"]),
      ("convert", drawing, "png", ["--width", "100"]), ("convert", drawing, "svg", []),
      ("convert", drawing, "webp", ["--scale=2", "--background", "white,gold"]),
    ]
    var input = ""
    for (number, item) in cases.enumerated() {
      input += try line(number, item.command, item.input, "w\(number).\(item.suffix)", item.options)
    }
    let answers = try answers(Data(input.utf8), ["--jobs", jobs], in: folder)
    expect(answers.map(\.id) == Array(cases.indices))
    for (number, item) in cases.enumerated() {
      expect(answers[number].status == "done", "\(answers[number])")
      expect(answers[number].output == "w\(number).\(item.suffix)")
      let other = "c\(number).\(item.suffix)"
      let result = try CommandRunner.run(
        [item.command, item.input, "-o", other] + item.options, in: folder.url)
      expect(result.status == 0)
      let (mine, theirs) = (folder.path("w\(number).\(item.suffix)"), folder.path(other))
      let expected = try Data(contentsOf: URL(fileURLWithPath: theirs))
      // The type's name in Swift source is that of the output.
      if item.suffix != "swift" || item.options.contains("--type-name") {
        expect(try Data(contentsOf: URL(fileURLWithPath: mine)) == expected, "\(item)")
      }
    }
  }

  @Test("What is wrong is an answer, and the others are done")
  func badInput() throws {
    let folder = try TemporaryFolder()
    let picture = try folder.file("a.png", smallPicture)
    var input = Data()
    func add(_ text: String) { input += Data(text.utf8) }
    add("garbage\n")  // 1
    input += Data([0xFF, 0xFE, 0x0A])  // 2
    add(String(repeating: "[", count: 3_000_000) + "\n")  // 3
    add(String(repeating: "[", count: 60_000) + "\n")  // 4
    add("\n")
    add(try line(6, "trace", "missing.png", "b.svg"))
    add(try line(7, "trace", picture, "c.svg"))
    add(try line(8, "trace", picture, "./c.svg"))
    add(try line(9, "trace", picture, "/proc/none/d.svg"))
    add(try line(10, "trace", picture, "no folder/d.svg"))
    add(try line(11, "trace", picture, "/dev/full", ["--format", "svg"]))
    add(try line(12, "trace", picture, "e.svg", ["--maximum-pixels", "100"]))
    add(try line(13, "trace", picture, "f.svg", ["--colours", "auto"]))
    add(try line(14, "trace", picture, "g.svg", ["b.png"]))
    add(try line(15, "trace", picture, "h.svg", ["--help"]))
    add(try line(16, "trace", picture, "i.svg", ["--"]))
    add(try line(17, "studio", picture, "j.svg"))
    add(try line(18, "trace", picture, "k"))
    add(try line(19, "trace", picture, "a.png"))
    add(try line(20, "preview", "A.swift", "pictures", ["--watch"]))
    add(try line(21, "trace", "../../../../proc/self", "l.svg"))
    add(String(try line(22, "trace", picture, "m.svg").dropLast()))
    let answers = try answers(input, in: folder)
    let expected = [
      (1, "not JSON"), (2, "not UTF-8"), (3, "longer than 65536 bytes"), (4, "not JSON"),
      (6, "missing.png"), (8, "another job"), (9, "/proc/none/d.svg"),
      (10, "folder does not exist"), (11, "no space is left"), (12, "at most 100 pixels"),
      (13, "Did you mean '--colors'"), (14, "2 pictures"), (15, "filigree help trace"),
      (16, "nowhere to write to"), (17, "use trace, convert or preview"), (18, "no suffix"),
      (19, "replace the picture"),
      (20, "with --watch there are no files"), (21, "directory"),
    ]
    for (number, message) in expected {
      let answer = try #require(answers.first { $0.line == number })
      // A line that is no JSON has no name.
      expect(answer.id == (number < 5 ? nil : number))
      expect(answer.status == "failed" && answer.output == nil, "\(answer)")
      expect(answer.error?.contains(message) == true, "\(answer)")
    }
    expect(answers.filter { $0.status == "done" }.map(\.line) == [7, 22])
    expect(answers.count == expected.count + 2)
    expect(try folder.names == ["a.png", "c.svg", "m.svg"])
  }

  @Test("A job that has failed may come again under the same output")
  func secondTry() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.png", smallPicture)
    let worker = try Running(["--jobs", "1"], in: folder)
    for (number, input) in ["b.png", "a.png", "a.png"].enumerated() {
      try worker.send(line(number, "trace", input, "b.svg"))
      worker.wait(forAnswers: number + 1)
    }
    try worker.closeInput()
    expect(worker.status == 0)
    expect(try read(worker.output).map(\.status) == ["failed", "done", "failed"])
  }

  @Test("Limits of the worker are those of its jobs, unless they say otherwise")
  func limits() throws {
    let folder = try TemporaryFolder()
    let picture = try folder.file("a.png", smallPicture)
    let input =
      try line(1, "trace", picture, "b.svg")
      + line(2, "trace", picture, "c.svg", ["--maximum-pixels", "2000"])
    let answers = try answers(Data(input.utf8), ["--maximum-pixels", "1000"], in: folder)
    expect(answers.map(\.status) == ["failed", "done"], "\(answers)")
  }

  @Test("Notes are what the command says besides")
  func notes() throws {
    let folder = try TemporaryFolder()
    let svg = try folder.file(
      "a.svg",
      Data(
        #"<svg width="9" height="9"><blink/><image href="no.png" width="5" height="5"/></svg>"#.utf8
      ))
    let result = try CommandRunner.run(["convert", svg, "-o", "b.png"], in: folder.url)
    let answers = try answers(Data(line(1, "convert", svg, "c.png").utf8), in: folder)
    expect(answers[0].status == "done")
    let said = (answers[0].notes ?? []).map { "filigree: \($0)" }
    expect(!said.isEmpty && said == result.errorLines.map(String.init), "\(result.standardError)")
  }

  @Test("A preview that cannot be drawn leaves no folder")
  func preview() throws {
    let folder = try TemporaryFolder()
    let source = try folder.file("A.swift", Data("// Nothing.".utf8))
    let input =
      try line(1, "preview", source, "pictures/") + line(2, "preview", source, "x", ["--check"])
    let answers = try answers(Data(input.utf8), in: folder)
    expect(answers.map(\.status) == ["failed", "failed"])
    expect(answers[0].error?.contains("nothing to draw") == true, "\(answers)")
    expect(answers[1].error?.contains("leave them out of a job") == true, "\(answers)")
    expect(try folder.names == ["A.swift"])
  }

  /// Fonts that one job has made known are not those of the next.
  @Test("Jobs with other folders of fonts do not disturb one another")
  func fonts() throws {
    let folder = try TemporaryFolder()
    let fonts = folder.url.appendingPathComponent("fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let system = "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"
    guard FileManager.default.fileExists(atPath: system) else { return }
    try FileManager.default.copyItem(
      atPath: system, toPath: fonts.appendingPathComponent("a.ttf").path)
    let svg = try folder.file(
      "a.svg", Data(#"<svg width="90" height="30"><text y="20">Word</text></svg>"#.utf8))
    var input = ""
    for number in 0..<6 {
      input += try line(
        number, "convert", svg, "w\(number).svg", number % 3 == 1 ? ["--fonts", "fonts"] : [])
    }
    let answers = try answers(Data(input.utf8), ["--jobs", "1"], in: folder)
    expect(answers.allSatisfy { $0.status == "done" }, "\(answers)")
    for (name, options) in [("plain.svg", []), ("fonts.svg", ["--fonts", "fonts"])] {
      _ = try CommandRunner.run(["convert", svg, "-o", name] + options, in: folder.url)
    }
    func file(_ name: String) throws -> Data {
      try Data(contentsOf: folder.url.appendingPathComponent(name))
    }
    for number in 0..<6 {
      expect(try file("w\(number).svg") == file(number % 3 == 1 ? "fonts.svg" : "plain.svg"))
    }
  }

  @Test("Outputs that are there are skipped where that is asked for")
  func skipping() throws {
    let folder = try TemporaryFolder()
    let picture = try folder.file("a.png", smallPicture)
    _ = try folder.file("b.svg", Data("whole".utf8))
    let input = try line(1, "trace", picture, "b.svg") + line(2, "trace", picture, "c.svg")
    let first = try answers(Data(input.utf8), ["--skip-existing"], in: folder)
    expect(first.map(\.status) == ["skipped", "done"])
    expect(first.map(\.output) == ["b.svg", "c.svg"])
    expect(try Data(contentsOf: folder.url.appendingPathComponent("b.svg")) == Data("whole".utf8))
    let second = try answers(Data(input.utf8), in: folder)
    expect(second.map(\.status) == ["done", "done"])
    expect(try Data(contentsOf: folder.url.appendingPathComponent("b.svg")).count > 5)
  }

  // MARK: Ends

  /// A worker that is spoken to while it runs.
  private final class Running {
    let process = Process()
    let folder = try! TemporaryFolder()  // Without a folder there is nothing to test.
    private let input = Pipe()

    /// Starts it; it reads the file `name` of the folder, or what is sent.
    init(_ options: [String], reading name: String? = nil, in work: TemporaryFolder) throws {
      process.executableURL = CommandRunner.program
      process.arguments = ["worker"] + options
      process.currentDirectoryURL = work.url
      if let name {
        process.standardInput = try FileHandle(
          forReadingFrom: work.url.appendingPathComponent(name))
      } else {
        process.standardInput = input
      }
      let path = try folder.file("out", Data())
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    func send(_ text: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    func closeInput() throws { try input.fileHandleForWriting.close() }

    var output: Data { (try? Data(contentsOf: folder.url.appendingPathComponent("out"))) ?? Data() }

    /// Waits until there are so many answers, for a minute at most.
    func wait(forAnswers count: Int) {
      for _ in 0..<6000 where output.count(where: { $0 == UInt8(ascii: "\n") }) < count {
        usleep(10_000)
      }
    }

    /// The processes that do the jobs.
    var children: [pid_t] {
      let id = process.processIdentifier
      let text = try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
      return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
    }

    var status: Int32 {
      process.waitUntilExit()
      return process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus
    }
  }

  /// Whether a process has a program: one that has ended, but was not waited for, has none.
  private static func isRunning(_ process: pid_t) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")) != nil
  }

  /// Lines of jobs, each on a picture of its own name.
  private func jobs(_ count: Int, in folder: TemporaryFolder) throws -> [String] {
    _ = try folder.file("a.png", smallPicture)
    return try (1...count).map { try line($0, "trace", "a.png", "\($0).svg") }
  }

  @Test("An answer comes when its job is done, not at the end of the input")
  func answersAtOnce() throws {
    let folder = try TemporaryFolder()
    let lines = try jobs(3, in: folder)
    let worker = try Running([], in: folder)
    for (number, line) in lines.enumerated() {
      try worker.send(line)
      worker.wait(forAnswers: number + 1)
      expect(try read(worker.output).last?.id == number + 1)
      expect(FileManager.default.fileExists(atPath: folder.path("\(number + 1).svg")))
    }
    try worker.closeInput()
    expect(worker.status == 0)
  }

  @Test("Killed in the middle and started again, it does what is missing, and nothing twice")
  func killed() throws {
    let folder = try TemporaryFolder()
    let lines = try jobs(150, in: folder)
    _ = try folder.file("in", Data(lines.joined().utf8))
    var done: Set<Int> = []
    for round in 1...4 {
      let worker = try Running(["--jobs", "2", "--skip-existing"], reading: "in", in: folder)
      if round < 4 {
        worker.wait(forAnswers: done.count + 20)
        let children = worker.children
        kill(worker.process.processIdentifier, SIGKILL)
        // Later rounds may be over before: what is there is skipped in no time.
        expect(worker.status == -SIGKILL || (round > 1 && worker.status == 0))
        // Its processes end with it.
        for child in children {
          for _ in 0..<500 where Self.isRunning(child) { usleep(10_000) }
          expect(!Self.isRunning(child))
        }
      } else {
        expect(worker.status == 0)
      }
      // The last line may be cut.
      let whole = worker.output.prefix(through: worker.output.lastIndex(of: 0x0A) ?? 0)
      for answer in try read(whole) {
        let id = try #require(answer.id)
        if done.contains(id) {
          expect(answer.status == "skipped", "\(id) was done twice")
        } else {
          expect(["done", "skipped"].contains(answer.status), "\(answer)")
          done.insert(id)
        }
        expect(FileManager.default.fileExists(atPath: folder.path("\(id).svg")))
      }
    }
    expect(done == Set(1...150))
    let result = try CommandRunner.run(["trace", "a.png", "-o", "whole.svg"], in: folder.url)
    expect(result.status == 0)
    let expected = try Data(contentsOf: folder.url.appendingPathComponent("whole.svg"))
    for number in 1...150 {
      expect(try Data(contentsOf: folder.url.appendingPathComponent("\(number).svg")) == expected)
    }
    expect(try folder.names.count == 153, "something is left behind")
  }

  @Test(
    "After SIGTERM or SIGINT what is begun is done, and the rest is answered",
    arguments: [SIGTERM, SIGINT])
  func signals(_ signal: Int32) throws {
    let folder = try TemporaryFolder()
    let lines = try jobs(200, in: folder)
    let worker = try Running(["--jobs", "2"], in: folder)
    try worker.send(lines.joined())
    worker.wait(forAnswers: 10)
    kill(worker.process.processIdentifier, signal)
    expect(worker.status == 128 + signal)
    let answers = try read(worker.output)
    // One for each line that was read, and no other.
    expect(answers.map(\.line) == Array(1...max(answers.count, 1)))
    for answer in answers {
      let id = try #require(answer.id)
      expect(answer.status == "done" || answer.status == "stopped", "\(answer)")
      let isThere = FileManager.default.fileExists(atPath: folder.path("\(id).svg"))
      expect(isThere == (answer.status == "done"), "\(answer)")
    }
    expect(answers.contains { $0.status == "stopped" } || answers.count == 200)
  }

  @Test("A second signal ends what is under way, and does not wait for a reader that takes nothing")
  func secondSignal() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("in", Data(jobs(3, in: folder).joined().utf8))
    expect(mkfifo(folder.path("fifo"), 0o600) == 0)
    let worker = try Running(["--jobs", "1"], in: folder)
    // A FIFO without a reader is waited for, ten seconds.
    try worker.send(
      line(1, "trace", "a.png", "1.svg") + line(2, "trace", "a.png", "fifo", ["--format", "svg"])
        + line(3, "trace", "a.png", "3.svg"))
    worker.wait(forAnswers: 1)
    usleep(300_000)
    let begin = ContinuousClock.now
    for _ in 0..<2 {
      kill(worker.process.processIdentifier, SIGTERM)
      usleep(400_000)
    }
    expect(worker.status == 128 + SIGTERM)
    expect(begin.duration(to: .now) < .seconds(8))
    expect(try read(worker.output).map(\.status) == ["done", "stopped", "stopped"])
    // Nobody reads, and more answers come than a pipe holds.
    _ = try folder.file("in", Data(String(repeating: "garbage\n", count: 10_000).utf8))
    let result = try CommandRunner.run(
      URL(fileURLWithPath: "/bin/bash"),
      [
        "-c",
        """
        { "$0" worker < in & echo $! > id; wait $!; echo $? > status; } | {
          sleep 1; kill -TERM $(cat id); sleep 0.5; kill -TERM $(cat id)
          for i in $(seq 100); do [ -s status ] && break; sleep 0.1; done
        }
        """, CommandRunner.program.path,
      ], in: folder.url)
    expect(result.status == 0)
    let status = try String(contentsOfFile: folder.path("status"), encoding: .utf8)
    expect(status == "143\n")
  }

  @Test("It ends when nobody reads its answers any more")
  func readerIsGone() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("in", Data(jobs(500, in: folder).joined().utf8))
    let result = try CommandRunner.run(
      URL(fileURLWithPath: "/bin/bash"),
      [
        "-c",
        // With an input that ends, and with one that does not.
        """
        "$0" worker < in | head -3 > out; echo ${PIPESTATUS[0]} >> out
        mkfifo idle; sleep 100 > idle & timeout 60 "$0" worker < idle | true; echo ${PIPESTATUS[0]} >> out; kill -9 $!
        """,
        CommandRunner.program.path,
      ], in: folder.url)
    let out = try String(contentsOfFile: folder.path("out"), encoding: .utf8)
    let lines = out.split(separator: "\n")
    expect(lines.count == 5 && lines.suffix(2) == ["1", "1"], "\(out)")
    expect(result.errorLines.count == 2, "\(result.standardError)")
    expect(result.standardError.contains("the reader of the pipe has gone"))
    expect(try folder.names.allSatisfy { !$0.hasSuffix(".part") })
    expect(try folder.names.count < 400)
  }

  @Test("Answers that cannot be written end it", arguments: [">/dev/full", ">&-"])
  func noOutput(_ sink: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("in", Data(jobs(3, in: folder).joined().utf8))
    let result = try CommandRunner.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "\"$0\" worker < in \(sink)", CommandRunner.program.path], in: folder.url)
    expect(result.status == 1)
    expect(result.errorLines.count == 1, "\(result.standardError)")
  }

  @Test("A process that is ended is one answer, and another takes its place")
  func processIsEnded() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.png", smallPicture)
    let worker = try Running(["--jobs", "1"], in: folder)
    // A FIFO without a reader is waited for, ten seconds.
    expect(mkfifo(folder.path("fifo"), 0o600) == 0)
    try worker.send(line(1, "trace", "a.png", "1.svg"))
    worker.wait(forAnswers: 1)
    let first = try #require(worker.children.first)
    try worker.send(
      line(2, "trace", "a.png", "fifo", ["--format", "svg"]) + line(3, "trace", "a.png", "3.svg"))
    usleep(500_000)
    kill(first, SIGKILL)
    worker.wait(forAnswers: 3)
    // One that is ended while it has nothing to do is nobody's fault.
    let second = try #require(worker.children.first)
    expect(second != first)
    kill(second, SIGKILL)
    usleep(300_000)
    try worker.send(line(4, "trace", "a.png", "4.svg"))
    try worker.closeInput()
    expect(worker.status == 0)
    let answers = try read(worker.output)
    expect(answers.map(\.status) == ["done", "failed", "done", "done"], "\(answers)")
    expect(answers[1].error?.contains("ended by signal 9") == true, "\(answers[1])")
  }

  @Test(
    "A full disk is an answer, and leaves nothing half-written",
    .enabled(if: geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare"))
  )
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.png", smallPicture)
    try FileManager.default.createDirectory(
      atPath: folder.path("small"), withIntermediateDirectories: true)
    let input = try (1...200).map {
      try line($0, "trace", "a.png", "small/\($0).svg", ["--style", "pixel"])
    }.joined()
    _ = try folder.file("in", Data(input.utf8))
    let result = try CommandRunner.run(
      URL(fileURLWithPath: "/usr/bin/unshare"),
      [
        "-m", "sh", "-c",
        "mount -t tmpfs -o size=64k tmpfs small && \"$0\" worker < in > out && ls -A small > left && cat small/*.svg > sizes",
        CommandRunner.program.path,
      ], in: folder.url)
    // Where mounting is not allowed there is nothing to see.
    guard result.status == 0 else { return }
    let answers = try read(Data(contentsOf: folder.url.appendingPathComponent("out")))
    expect(answers.count == 200)
    let done = answers.filter { $0.status == "done" }
    expect(!done.isEmpty && done.count < 200)
    for answer in answers where answer.status != "done" {
      expect(answer.error?.contains("no space is left") == true, "\(answer)")
    }
    let left = try String(contentsOfFile: folder.path("left"), encoding: .utf8).split(
      separator: "\n")
    expect(Set(left.map(String.init)) == Set(done.compactMap { $0.id.map { "\($0).svg" } }))
  }

  @Test(
    "Wrong command lines", arguments: [["--jobs", "0"], ["--jobs", "x"], ["a.png"], ["--skip"]])
  func wrongCommandLines(_ options: [String]) throws {
    let result = try CommandRunner.run(["worker"] + options)
    expect(result.status == 64)
    expect(result.errorLines.count == 1)
  }

  @Test("No jobs are no error")
  func noJobs() throws {
    let result = try CommandRunner.run(["worker"], input: Data("\n \n".utf8))
    expect(result.status == 0 && result.standardOutput.isEmpty && result.standardError.isEmpty)
  }
}
