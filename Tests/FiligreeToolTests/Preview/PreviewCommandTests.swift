import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeProgram
@testable import FiligreeTool

/// What `filigree preview` refuses before it builds anything.
@Suite struct PreviewCommandTests {
  /// Runs the program on a file, with a work folder that must stay away.
  private func run(_ source: String, _ options: [String]) throws -> CommandRunner.Result {
    let folder = try TemporaryFolder()
    let file = try folder.file("A.swift", Data(source.utf8))
    let result = try CommandRunner.run(
      ["preview", file, "--work", folder.path("work")] + options, in: folder.url)
    expect(try folder.names == ["A.swift"], "\(options)")
    expect(result.errorLines.count == 1, "\(options): \(result.standardError)")
    expect(result.standardOutput.isEmpty)
    return result
  }

  @Test(arguments: [
    ["--scale", "0"], ["--scale", "nan"], ["--scale", "1e9"], ["--size", "390"],
    ["--size", "0x5"], ["--size", "axb"], ["--size", "1x2x3"], ["--size", "nanx5"],
    ["--appearance", "gray"], ["--animate", "0"], ["--animate", "-1"], ["--animate", "inf"],
    ["--animate", "601"], ["--tap", "A"], ["--tap", "@1"], ["--tap", "A@x"], ["--tap", "A@-1"],
    ["--animate", "1", "--tap", "A@2"], ["--only", ""], ["-o", ""], ["--work", ""],
    ["--configuration", "fast"],
    ["--check", "--animate", "1"], ["--check", "--only", "A"], ["--check", "--tap", "A@1"],
    ["notes.txt"], [""],
  ])
  func wrongCommandLines(_ options: [String]) throws {
    let result = try run("struct A: View {}", options)
    expect(result.status == 64, "\(options): \(result.standardError)")
  }

  @Test func noFilesOrTheSameTwice() throws {
    expect(try CommandRunner.run(["preview"]).status == 64)
    expect(try CommandRunner.run(["preview", "A.xcassets"]).status == 64)
    let folder = try TemporaryFolder()
    let file = try folder.file("A.swift", Data())
    expect(try CommandRunner.run(["preview", file, folder.path("./A.swift")]).status == 64)
  }

  @Test func filesAtFault() throws {
    let empty = try run("", [])
    expect(empty.status == 1 && empty.standardError.contains("nothing to draw"))
    let plain = try run("// struct A: View {}", [])
    expect(plain.status == 1 && plain.standardError.contains("A.swift"))
    let missing = try CommandRunner.run(["preview", "missing.swift"])
    expect(missing.status == 1)
    expect(missing.standardError.hasPrefix("filigree: missing.swift: "), "\(missing)")
    let catalog = try run("struct A: View {}", ["None.xcassets"])
    expect(catalog.status == 1 && catalog.standardError.contains("None.xcassets"))
    let package = try run("struct A: View {}", ["--filigree", "/nonexistent"])
    expect(package.status == 1 && package.standardError.contains("/nonexistent"))
  }

  @Test func wherethePackageIs() throws {
    let root = projectFolder.resolvingSymlinksInPath().path
    let built = try PackageLocation(option: nil, environment: [:])
    expect(built.path == root)
    let named = try PackageLocation(option: nil, environment: ["FILIGREE_PACKAGE": root])
    expect(named.path == root)
    #expect(throws: ToolError.self) {
      try PackageLocation(option: nil, environment: ["FILIGREE_PACKAGE": "/nonexistent"])
    }
    #expect(throws: ToolError.self) {
      try PackageLocation(option: nil, environment: [:], builtFrom: "/gone/a/b/c/d.swift")
    }
  }

  @Test func workFolders() throws {
    let folder = try TemporaryFolder()
    let package = try PackageLocation(option: nil, environment: [:])
    let work = try WorkFolder(
      option: nil, for: package.path, environment: ["XDG_CACHE_HOME": folder.url.path], waiting: {})
    let cache = folder.url.resolvingSymlinksInPath().path + "/filigree/previews/"
    expect(work.path == cache + WorkFolder.digest(package.path))
    // FNV-1a of "a", from its authors' tables.
    expect(WorkFolder.digest("a") == "af63dc4c8601ec8c")
    try work.write("Sources/A.swift", [1])
    let first = try FileManager.default.attributesOfItem(atPath: work.path + "/Sources/A.swift")
    try work.write("Sources/A.swift", [1])
    let second = try FileManager.default.attributesOfItem(atPath: work.path + "/Sources/A.swift")
    expect(first[.systemFileNumber] as? Int == second[.systemFileNumber] as? Int)
    try work.write("Sources/B.swift", [2])
    try work.clean("Sources", keeping: ["B.swift"])
    expect(
      try FileManager.default.contentsOfDirectory(atPath: work.path + "/Sources") == ["B.swift"])
  }

  @Test func catalogsOfOneName() {
    expect(
      PreviewProgram.names(["/a/A.xcassets", "/b/a.xcassets", "/b/B.xcassets"])
        == ["A.xcassets", "1-a.xcassets", "B.xcassets"])
  }

  @Test func children() throws {
    let folder = try TemporaryFolder()
    let (out, err) = (folder.path("out"), folder.path("err"))
    let ending = try ChildProcess.run(
      "sh", ["-c", "echo one; echo two >&2; exit 3"], output: out, errors: err)
    expect(ending == .status(3))
    expect(try String(contentsOfFile: out, encoding: .utf8) == "one\n")
    expect(try String(contentsOfFile: err, encoding: .utf8) == "two\n")
    expect(try ChildProcess.run("sh", ["-c", "kill -9 $$"], output: out) == .signal(9))
    #expect(throws: ToolError.self) { try ChildProcess.run("no-such-program", [], output: out) }
  }
}
