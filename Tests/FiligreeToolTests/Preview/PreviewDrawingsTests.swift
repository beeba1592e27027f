import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeProgram
@testable import FiligreeTool

/// What becomes of the program that draws previews, whatever the code of the views does to it.
///
/// A shell script stands for it.
@Suite struct PreviewDrawingsTests {
  private struct Outcome {
    var said: String
    var failed: Bool
    var files: [String]
  }

  /// Draws one view by a script, which has the list of pictures in `$list` and their folder in `$out`.
  private func draw(_ script: String, maximumTime: Double = 60) throws -> Outcome {
    let folder = try TemporaryFolder()
    let text = """
      #!/bin/sh
      while [ $# -gt 1 ]; do
        case $1 in
        --list) list=$2 ;;
        --output) out=$2 ;;
        --names) printf 'A\\nend\\n' >"$list"; exit 0 ;;
        esac
        shift 2
      done
      picture() { echo picture > "$out/$1.png"; printf '%s.png\\t2\\t2\\t1\\n' "$1" >> "$list"; }
      \(script)
      """
    let program = folder.path("program")
    // By another process: one that a test starts meanwhile would have the file open, and keep it from being run.
    let made = try CommandRunner.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "cat > \"$0\"; chmod 755 \"$0\"", program],
      input: Data(text.utf8))
    expect(made.status == 0)
    let package = try PackageLocation(option: nil, environment: [:])
    let listing = Listing(name: "A.swift", bytes: Array("struct A: View {}".utf8), index: 0)
    var said = ""
    var drawings = PreviewDrawings(
      product: PreviewBuild.Product(
        program: program, sources: PreviewSources([listing]), refused: []),
      folder: try WorkFolder(option: folder.path("work"), for: package.path, waiting: {}),
      sourceFolder: folder.path("work/Sources"), output: folder.path("pictures"), options: [],
      only: nil, maximumTime: maximumTime)
    drawings.tell = { said += $0 }
    var failed = false
    do {
      try drawings.run()
    } catch is AlreadyReported {
      failed = true
    }
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path("pictures"))
    return Outcome(said: said, failed: failed, files: (files ?? []).sorted())
  }

  @Test func aPictureIsBroughtToItsFolder() throws {
    let outcome = try draw("picture A; echo end >> \"$list\"")
    expect(outcome.files == ["A.png"] && !outcome.failed && outcome.said.isEmpty)
  }

  /// What looks like the host's list does not lead it astray.
  @Test func whatIsPrintedIsNoPicture() throws {
    let outcome = try draw(
      "printf 'x.png\\t1\\t1\\t1\\nend\\n\\t\\t\\t\\n'; picture A; echo end >> \"$list\"")
    expect(outcome.files == ["A.png"] && !outcome.failed)
    expect(outcome.said == "x.png\t1\t1\t1\nend\n\t\t\t\n")
  }

  @Test func codeThatEndsTheProgramIsToldOf() throws {
    for (status, script) in [(0, "exit 0"), (7, "exit 7"), (0, "picture A; exit 0")] {
      let outcome = try draw(script)
      expect(outcome.failed, "\(script)")
      expect(
        outcome.said == "filigree: A: its code ended the program (exit status \(status))\n",
        "\(script)")
      expect(outcome.files == (script.contains("picture") ? ["A.png"] : []))
    }
    // The host itself has told what a picture lacks.
    let told = try draw("echo 'filigree: A: no area' >&2; echo end >> \"$list\"; exit 1")
    expect(told.failed && told.said == "filigree: A: no area\n")
  }

  @Test func codeThatNeverEndsIsEnded() throws {
    let outcome = try draw("sleep 1000", maximumTime: 0.2)
    expect(outcome.failed)
    expect(
      outcome.said
        == "filigree: A: its code took longer than 0.2 s and was ended; --maximum-time allows more\n"
    )
  }

  @Test func codeThatPrintsForEverIsEnded() throws {
    for stream in ["", ">&2"] {
      let outcome = try draw("yes 'all work and no play' \(stream)")
      expect(outcome.failed)
      expect(
        outcome.said.hasSuffix("filigree: A: its code printed more than 16 MiB and was ended\n"))
      expect(outcome.said.contains("bytes are left out]"))
      expect(outcome.said.utf8.count < 80_000)
    }
  }

  @Test func whatSteersATerminalIsShown() throws {
    let outcome = try draw(
      "printf '\\033[31mred\\r\\n\\tin\\n'; printf '\\033]0;t\\007' >&2; picture A; echo end >> \"$list\""
    )
    expect(outcome.said == "\\u{1b}[31mred\\u{d}\n\tin\n\\u{1b}]0;t\\u{7}\n")
  }

  @Test func longTextLosesItsMiddle() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("text", Data("0123456789".utf8))
    expect(PrintedText(path: path, limit: 10).text == "0123456789")
    expect(PrintedText(path: path, limit: 4).text == "01\n[6 bytes are left out]\n89")
    expect(PrintedText(path: folder.path("none"), limit: 4).text == "")
  }
}
