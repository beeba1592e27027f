import Foundation
import FiligreeTestSupport
import Testing

/// The compiler and the formatter, for tests that ask them what they think of generated source.
enum SwiftToolchain {
  /// What a tool said.
  struct Result {
    var status: Int32
    var output: String
  }

  /// Runs a tool of the toolchain, found on the search path, and waits for it.
  static func run(_ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  /// Type-checks source files together as one module; warnings are errors.
  static func typecheck(_ files: [URL], _ options: [String]) throws -> Result {
    try run(
      ["swiftc", "-typecheck", "-parse-as-library", "-wmo", "-warnings-as-errors"] + options
        + moduleOptions + files.map(\.path))
  }

  /// Expects that the files that `write` puts into a folder compile together, without a warning.
  static func expectCompiles(_ options: [String], _ write: (URL) throws -> [URL]) throws {
    try withFolder { folder in
      let result = try typecheck(write(folder), options)
      expect(result.status == 0, "\(result.output)")
    }
  }

  /// Expects that the formatter would leave the files that `write` puts into a folder as they are.
  static func expectFormatted(_ write: (URL) throws -> [URL]) throws {
    try withFolder { folder in
      let result = try run(
        ["swift", "format", "lint", "--strict", "--configuration", #"{"version":1}"#]
          + write(folder).map(\.path))
      expect(result.status == 0, "\(result.output)")
    }
  }

  /// What makes the compiler find the shims, by the package's own script.
  ///
  /// They lie beside the tests' executable, built with it. On Apple's systems the frameworks are the system's.
  private static let moduleOptions: [String] = {
    #if os(Linux)
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let script = package.appendingPathComponent("scripts/import-flags").path
    let flags = try? run(["sh", script, "--lines", products.path])
    return (flags?.output ?? "").split(whereSeparator: \.isNewline).map(String.init)
    #else
    return []
    #endif
  }()

  /// Calls `body` with an empty folder, which is removed afterwards.
  static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("filigree-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
