import Foundation

/// Runs the program `filigree` as a user does.
struct CommandRunner {
  /// What a run left.
  struct Result {
    var status: Int32
    var standardOutput: Data
    var standardError: String

    /// The lines on standard error.
    var errorLines: [Substring] { standardError.split(separator: "\n") }
  }

  /// The program, built beside the tests.
  static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("filigree")

  /// Runs `filigree` with `arguments`.
  static func run(
    _ arguments: [String], input: Data = Data(), in folder: URL? = nil
  ) throws -> Result {
    try run(program, arguments, input: input, in: folder)
  }

  /// Runs `executable` with `arguments`.
  static func run(
    _ executable: URL, _ arguments: [String], input: Data = Data(), in folder: URL? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Files, not pipes: nothing can block, whatever is written or left unread.
    let scratch = try TemporaryFolder()
    let paths = try ["in", "out", "err"].map { name in
      let url = scratch.url.appendingPathComponent(name)
      try (name == "in" ? input : Data()).write(to: url)
      return url
    }
    let standardInput = try FileHandle(forReadingFrom: paths[0])
    let standardOutput = try FileHandle(forWritingTo: paths[1])
    let standardError = try FileHandle(forWritingTo: paths[2])
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    try process.run()
    process.waitUntilExit()
    try standardInput.close()
    try standardOutput.close()
    try standardError.close()
    let status =
      process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
    return Result(
      status: status, standardOutput: try Data(contentsOf: paths[1]),
      standardError: String(decoding: try Data(contentsOf: paths[2]), as: UTF8.self))
  }
}

/// A folder that is gone with the value that made it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("filigree-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes `data` as the file `name` and returns its path.
  func file(_ name: String, _ data: Data) throws -> String {
    let file = url.appendingPathComponent(name)
    try data.write(to: file)
    return file.path
  }

  /// The path of `name` in this folder.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The names of all files here.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

/// The project's folder.
let projectFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// An example picture's path.
func example(_ name: String) -> String {
  projectFolder.appendingPathComponent("Examples/pictures/\(name)").path
}
