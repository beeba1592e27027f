import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeTool

/// Lines of jobs, and lines of answers.
@Suite struct JobLineTests {
  @Test("Pieces of any length give the same lines")
  func pieces() {
    let text = "one\n\n  \r\ntwo\r\n" + String(repeating: "x", count: 100_000) + "\nthree\nlast"
    let expected = [
      (1, "one"), (4, "two\r"), (5, nil), (6, "three"), (7, "last"),
    ]
    for seed in UInt64(0)..<200 {
      var random = RandomSource(seed: seed)
      var rest = Array(text.utf8)[...]
      var lines = JobLines()
      var found: [JobLines.Line] = []
      while !rest.isEmpty {
        let count = 1 + Int(random.next() % (seed % 2 == 0 ? 7 : 70_000))
        lines.append(rest.prefix(count))
        rest = rest.dropFirst(count)
        while let line = lines.next() { found.append(line) }
      }
      lines.isComplete = true
      while let line = lines.next() { found.append(line) }
      let shown = found.map { ($0.number, $0.bytes.map { String(decoding: $0, as: UTF8.self) }) }
      expect(shown.elementsEqual(expected, by: ==), "seed \(seed)")
    }
  }

  @Test("A line without an end takes no more memory than a long one")
  func endlessLine() {
    var lines = JobLines()
    let piece = [UInt8](repeating: 0x61, count: JobLines.longest)
    for _ in 0..<1000 {
      lines.append(piece)
      let line = lines.next()
      expect(line == nil)
      expect(lines.bytes.count <= 2 * JobLines.longest)
    }
    lines.append(Array("\nnext\n".utf8))
    let (first, second) = (lines.next(), lines.next())
    expect(first == JobLines.Line(number: 1, bytes: nil))
    expect(second == JobLines.Line(number: 2, bytes: Array("next".utf8)))
  }

  private func job(_ text: String) throws -> WorkerJob {
    try WorkerJob(JobLine(Array(text.utf8)).value)
  }

  @Test("A job's members")
  func members() throws {
    let job = try job(
      #"{"id": 7, "command": "trace", "input": "ä \"b.png", "output": "a/b.svg", "options": ["--colors", "auto"]}"#
    )
    expect(job.command == "trace" && job.input == "ä \"b.png" && job.output == "a/b.svg")
    expect(job.options == ["--colors", "auto"])
    expect(WorkerJob(words: job.words) == job)
  }

  @Test(
    "What is wrong with a job",
    arguments: [
      ("", "not JSON"), ("[]", "not an object"), ("7", "not an object"), ("{", "not JSON"),
      (#"{"command": "trace", "input": "a"}"#, "output is missing"),
      (#"{"command": "trace", "input": "", "output": "b"}"#, "input is missing"),
      (#"{"command": 7, "input": "a", "output": "b"}"#, "command is not a text"),
      (#"{"command": "trace", "input": "a\u0000b", "output": "b"}"#, "input holds a zero"),
      (#"{"command": "trace", "input": "-", "output": "b"}"#, "'-'"),
      (#"{"command": "trace", "input": "a", "output": "-"}"#, "'-'"),
      (#"{"command": "trace", "input": "a", "output": "b", "options": "x"}"#, "not an array"),
      (#"{"command": "trace", "input": "a", "output": "b", "options": [1]}"#, "options[0]"),
      (#"{"command": "trace", "input": "a", "output": "b", "options": ["-o"]}"#, "'-o'"),
      (
        #"{"command": "trace", "input": "a", "output": "b", "options": ["--output=c"]}"#, "--output"
      ),
      (#"{"command": "trace", "input": "a", "output": "b", "colour": 1}"#, "colour is unknown"),
    ])
  func wrongJobs(_ text: String, _ message: String) {
    do {
      let job = try job(text)
      Issue.record("\(text) is \(job)")
    } catch {
      let line = (error as? ToolError)?.message ?? "\(error)"
      expect(line.contains(message), "\(text): \(line)")
    }
  }

  @Test("Very many options are refused before the parser sees them")
  func manyOptions() {
    let options = Array(repeating: #""x""#, count: 300).joined(separator: ",")
    #expect(throws: ToolError.self) {
      try job(#"{"command": "trace", "input": "a", "output": "b", "options": [\#(options)]}"#)
    }
  }

  @Test("Bytes that are not UTF-8 are no job")
  func brokenText() {
    let bytes =
      Array(#"{"command": "trace", "input": ""#.utf8) + [0xFF] + Array(#"", "output": "b"}"#.utf8)
    #expect(throws: ToolError.self) { try JobLine(bytes) }
  }

  @Test(
    "What a job is called comes back as it was",
    arguments: [
      "7", "-1", "9223372036854775807", "18446744073709551615", "9007199254740993", "1.5",
      #""a""#, #""""#, #""ä\u0001\"\\""#,
    ])
  func identifiers(_ id: String) throws {
    let line = try JobLine(Array("{\"id\": \(id), \"x\": []}".utf8))
    let answer = JobAnswer(id: line.id, line: 3, status: .failed, error: "no\n\"way\"")
    let text = String(decoding: answer.bytes, as: UTF8.self)
    expect(text.hasPrefix("{\"id\":\(id),\"line\":3,"), "\(text)")
    expect(text.last == "\n" && text.dropLast().allSatisfy { !$0.isNewline })
    let read = try JSONDecoder().decode([String: JSONValue].self, from: Data(answer.bytes))
    guard case .string("no\n\"way\"")? = read["error"] else {
      Issue.record("\(text)")
      return
    }
  }

  @Test("A broken job with an id is answered under it")
  func nameOfBrokenJob() throws {
    expect(try JobLine(Array(#"{"id": "a", "command": 7}"#.utf8)).id == .text("a"))
    expect(try JobLine(Array(#"{"id": [1], "command": 7}"#.utf8)).id == .none)
    expect(try JobLine(Array("[1]".utf8)).id == .none)
  }

  @Test("Outputs are remembered by their names, within bounds")
  func recentOutputs() {
    var outputs = RecentOutputs()
    for (path, isNew) in [
      ("a/b", true), ("a//b", false), ("./a/./b", false), ("/a/b", true), ("ab", true),
      ("\u{E9}", true), ("e\u{301}", true), ("a/../a/b", true),
    ] {
      let isInserted = outputs.insert(path)
      expect(isInserted == isNew, "\(path)")
    }
    outputs.remove("a/b")
    let isNewAgain = outputs.insert("a/b")
    expect(isNewAgain)
    let last = 3 * RecentOutputs.generation
    for number in 0..<last where !outputs.insert("out/\(number)") {
      Issue.record("out/\(number) was not there before")
    }
    // The first is long gone.
    for (number, isNew) in [(last - 1, false), (last - RecentOutputs.generation, false), (0, true)]
    {
      let isInserted = outputs.insert("out/\(number)")
      expect(isInserted == isNew, "\(number)")
    }
  }
}
