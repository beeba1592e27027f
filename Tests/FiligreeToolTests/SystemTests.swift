import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeTool

/// The program among signals, limits, pipes and odd names.
@Suite struct SystemTests {
  /// Runs a line of the shell, `$0` being the program and `$1` a picture, in `folder`.
  private func shell(_ line: String, in folder: TemporaryFolder) throws -> CommandRunner.Result {
    try CommandRunner.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", line, CommandRunner.program.path, example("scan.png")],
      in: folder.url)
  }

  @Test func aFileThatIsTooLargeLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let result = try shell("ulimit -f 1; \"$0\" trace \"$1\" -o out.svg", in: folder)
    expect(result.status == 1)
    expect(result.errorLines.count == 1, "\(result.standardError)")
    expect(result.standardError.contains("larger than the system allows"))
    expect(try folder.names.isEmpty)
  }

  /// A picture that would take more than half of the address space is an error, and the others are traced.
  @Test func littleAddressSpaceIsNoEnd() throws {
    let folder = try TemporaryFolder()
    let page = CGImage(
      width: 3000, height: 3000, components: 1, depth: 8,
      bytes: [UInt8](repeating: 255, count: 9_000_000))
    _ = try folder.file("page.png", page.pngData())
    let result = try shell(
      "ulimit -v 400000; "
        + "\"$0\" trace page.png \"$1\" --style centerline --output-directory . --format svg",
      in: folder)
    expect(result.status == 1)
    expect(result.errorLines.count == 1, "\(result.standardError)")
    expect(result.standardError.contains("at most 205 MB are allowed"), "\(result.standardError)")
    expect(try folder.names == ["page.png", "scan.svg"])
  }

  /// Whenever it is ended, there is the whole output or none, and nothing else.
  @Test func aProgramThatIsEndedLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let whole = try shell("\"$0\" trace \"$1\" -o whole.svg", in: folder)
    expect(whole.status == 0)
    let expected = try Data(contentsOf: folder.url.appendingPathComponent("whole.svg"))
    for step in 1...12 {
      _ = try shell(
        "\"$0\" trace \"$1\" -o out.svg & sleep 0.\(step < 10 ? "0" : "")\(step); kill $!; wait $!",
        in: folder)
      let names = try folder.names
      expect(names == ["whole.svg"] || names == ["out.svg", "whole.svg"], "\(step): \(names)")
      let file = folder.url.appendingPathComponent("out.svg")
      if let data = try? Data(contentsOf: file) { expect(data == expected) }
      try? FileManager.default.removeItem(at: file)
    }
  }

  @Test func nobodyIsToldTwiceThatNobodyListens() throws {
    let folder = try TemporaryFolder()
    for sink in [">/dev/full", ">&-", "| true"] {
      let result = try shell("\"$0\" info \"$1\" \"$1\" \"$1\" \"$1\" \(sink)", in: folder)
      expect(result.errorLines.count <= 1, "\(sink): \(result.standardError)")
    }
  }

  @Test func aSlashBehindTheOutputIsRefused() throws {
    let folder = try TemporaryFolder()
    for name in ["x.svg/", "new/"] {
      let result = try shell("\"$0\" trace \"$1\" -o \(name) --format svg", in: folder)
      expect(result.status == 64)
      expect(result.errorLines.count == 1 && result.standardError.contains("'\(name)'"))
    }
    // A slash behind a picture's name is the system's affair.
    let input = try shell("cp \"$1\" a.png; \"$0\" info a.png/", in: folder)
    expect(input.status == 1, "\(input.standardOutput)")
    expect(try folder.names == ["a.png"])
  }

  /// One name in two ways of writing an accent is two to the system.
  @Test func namesAreBytes() throws {
    let folder = try TemporaryFolder()
    let logo = try Data(contentsOf: URL(fileURLWithPath: example("logo.png")))
    let names = ["\u{E9}.png", "e\u{301}.png"]
    for name in names {
      expect(FileManager.default.createFile(atPath: folder.url.path + "/" + name, contents: logo))
    }
    let result = try CommandRunner.run(
      ["trace"] + names + ["--output-directory", "out", "--format", "svg"], in: folder.url)
    expect(result.status == 0, "\(result.standardError)")
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
    expect(Set(written.map { Array($0.utf8).count }) == [6, 7])
  }

  @Test func aWorkingFolderThatIsGone() throws {
    let folder = try TemporaryFolder()
    let result = try shell(
      "mkdir gone; cd gone; rmdir ../gone; \"$0\" info etc; \"$0\" info \"$1\"; "
        + "\"$0\" trace \"$1\" -o out.svg; \"$0\" trace \"$1\" --output-directory o --format svg; exit 0",
      in: folder)
    expect(result.errorLines.count == 3, "\(result.standardError)")
    expect(
      result.standardError.hasPrefix("filigree: etc: cannot be opened: there is no such file"))
    expect(!result.standardError.contains("/out.svg"), "\(result.standardError)")
    expect(result.standardOutput.count > 10)
    expect(try folder.names.isEmpty)
  }

  @Test func aFolderThatCannotBeMadeSaysWhy() throws {
    let folder = try TemporaryFolder()
    let result = try shell(
      "\"$0\" trace \"$1\" --output-directory /proc/none --format svg", in: folder)
    expect(result.status == 1)
    expect(!result.standardError.contains("not a folder"), "\(result.standardError)")
    let file = try shell(
      "touch f; \"$0\" trace \"$1\" --output-directory f/x --format svg", in: folder)
    expect(file.standardError.contains("is not a folder"), "\(file.standardError)")
  }

  @Test func thousandsOfPictures() throws {
    let names = (0..<3000).map { "none-\($0).png" }
    for arguments in [
      ["info"] + names, ["trace"] + names + ["--output-directory", "o", "--format", "svg"],
      ["trace", "--format", "svg", "--output-directory", "o"] + names,
      ["trace", "--format", "svg", "--output-directory", "o", "--"] + names,
    ] {
      let folder = try TemporaryFolder()
      let result = try CommandRunner.run(arguments, in: folder.url)
      expect(result.status == 1)
      let told = result.errorLines.map { $0.split(separator: " ")[1].dropLast() }
      expect(told == names.map { $0[...] }, "\(arguments.prefix(5))")
    }
  }

  /// A run of words is one to the parser; none is lost, and none comes to another place.
  @Test func runsOfWords() throws {
    for seed in UInt64(0)..<300 {
      var random = RandomSource(seed: seed)
      let kinds = ["a", "-", "--x", "-o", "--", "", "é", "b c"]
      let words = (0..<Int(random.next() % 120)).map { _ -> String in
        let k = Int(random.next() % 40)
        return k < kinds.count ? kinds[k] : "w\(k)"
      }
      let joined = WordRuns.joined(words)
      expect(WordRuns.apart(joined) == words, "seed \(seed)")
      // Options, and what may be their values, stay as they are.
      for (i, word) in words.enumerated() where word == "--x" || word == "-o" {
        guard !words[..<i].contains("--") else { continue }
        expect(joined.contains(word), "seed \(seed)")
        if i + 1 < words.count { expect(joined.contains(words[i + 1]), "seed \(seed)") }
      }
    }
    expect(WordRuns.joined(["info"] + Array(repeating: "a", count: 1000)).count == 2)
  }

  @Test func versionsOfLibraries() throws {
    let plain = try CommandRunner.run(["--version"])
    let result = try CommandRunner.run(["--version", "--verbose"])
    expect(result.status == 0)
    let text = String(decoding: result.standardOutput, as: UTF8.self)
    let lines = text.split(separator: "\n")
    expect(
      lines.first == "filigree " + String(decoding: plain.standardOutput, as: UTF8.self).dropLast())
    for library in ["libpng 1.", "zlib 1.", "libdeflate 1.", "libjpeg-turbo ", "libwebp 1."] {
      expect(lines.contains { $0.hasPrefix(library) }, "\(text)")
    }
  }

  /// Where no thread is to be had the program works on its own, or says what it lacks.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") && geteuid() == 0)
  )
  func noThreads() throws {
    let folder = try TemporaryFolder()
    let setUp = try shell(
      "cp \"$0\" filigree && cp '\(example("logo.png"))' a.png && echo 'struct A: View {}' > A.swift && chmod 777 .",
      in: folder)
    expect(setUp.status == 0)
    // As nobody: the number of processes of the superuser is not limited.
    for (command, status) in [
      ("info a.png", 0), ("trace a.png -o a.svg", 0), ("trace a.png -o b.svg --colors auto", 0),
      ("preview A.swift --filigree '\(projectFolder.path)' --work work", 1),
    ] {
      let result = try CommandRunner.run(
        URL(fileURLWithPath: "/usr/bin/timeout"),
        [
          "60", "/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "bash",
          "-c",
          "ulimit -u 1; exec ./filigree \(command)",
        ], in: folder.url)
      expect(result.status == status, "\(command): \(result.standardError)")
      if status == 1 {
        expect(
          result.standardError.contains("no more processes are allowed"), "\(result.standardError)")
      }
    }
  }
}
