import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeFiles
@testable import FiligreeProgram

/// The program that is installed as `filigree`: what it does itself, and what it hands on.
@Suite struct FilesProgramTests {
  private static let program = CommandRunner.program.deletingLastPathComponent()
    .appendingPathComponent("FiligreeFiles")

  @Test("It knows by name each command that only the whole program has")
  func commands() {
    expect(
      WholeProgram.commands == FiligreeProgram.commands.map { $0.configuration.commandName ?? "" })
  }

  @Test("A command of the whole program, which is not there: one line, exit status 1")
  func alone() throws {
    for command in WholeProgram.commands {
      let result = try CommandRunner.run(Self.program, [command, "A.swift"])
      expect(result.status == 1)
      expect(result.errorLines.count == 1)
      expect(
        result.standardError.hasPrefix("filigree: \(command) is a command of the whole program"))
    }
  }

  @Test("Alone it helps with its own commands, and makes the same files")
  func own() throws {
    let help = try CommandRunner.run(Self.program, ["--help"])
    expect(help.status == 0)
    let text = String(decoding: help.standardOutput, as: UTF8.self)
    expect(text.contains("trace") && !text.contains("studio"))
    let picture = "Examples/pictures/logo.png"
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let words = ["trace", root.appendingPathComponent(picture).path, "-o", "-", "--format", "svg"]
    let result = try CommandRunner.run(Self.program, words)
    expect(result.status == 0)
    expect(try CommandRunner.run(words).standardOutput == result.standardOutput)
  }

  @Test("With the whole program in lib/filigree it hands on to that, with the same words")
  func together() throws {
    let folder = try TemporaryFolder()
    let binaries = folder.url.appendingPathComponent("bin")
    let library = folder.url.appendingPathComponent("lib/filigree")
    for place in [binaries, library] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let installed = binaries.appendingPathComponent("filigree")
    try FileManager.default.copyItem(at: Self.program, to: installed)
    try FileManager.default.copyItem(
      at: CommandRunner.program, to: library.appendingPathComponent("filigree"))
    let help = try CommandRunner.run(installed, [])
    expect(help.status == 0)
    expect(String(decoding: help.standardOutput, as: UTF8.self).contains("studio"))
    let missing = try CommandRunner.run(installed, ["studio", "no such picture.png"])
    expect(missing.status == 1)
    expect(missing.errorLines.count == 1)
    expect(missing.standardError.contains("no such picture.png"))
  }
}
