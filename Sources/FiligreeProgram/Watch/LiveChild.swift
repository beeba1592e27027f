import FiligreeHost
import FiligreeTool
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A program of previews that runs beside this one, and ends with it.
final class LiveChild {
  /// Which program it is.
  let generation: Int
  let program: String
  /// What it was compiled of.
  let sources: PreviewSources
  private let process: pid_t
  private let input: Int32
  private let reports: Int32
  private var lines = LineReader()
  private var ended: ChildProcess.Ending?
  private let files: (printed: String, errors: String)
  private var shown = (printed: 0, errors: 0)

  /// The most that it may print, in bytes.
  private static let printLimit = 16 << 20

  /// Starts a program; no other one that runs may have its number.
  init(
    _ product: PreviewBuild.Product, generation: Int, _ options: PreviewServerOptions,
    folder: String, number: Int
  ) throws {
    self.generation = generation
    program = product.program
    sources = product.sources
    files = ("\(folder)/printed-\(number).txt", "\(folder)/errors-\(number).txt")
    let (inputRead, inputWrite) = try Self.pipe()
    let (reportsRead, reportsWrite) = try Self.pipe()
    defer {
      close(inputRead)
      close(reportsWrite)
    }
    do {
      process = try ChildProcess.spawn(
        program, options.arguments, output: files.printed, errors: files.errors, input: inputRead,
        reports: reportsWrite)
    } catch {
      close(inputWrite)
      close(reportsRead)
      throw error
    }
    (input, reports) = (inputWrite, reportsRead)
    for file in [input, reports] { _ = fcntl(file, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    kill()
    close(input)
    close(reports)
    try? FileManager.default.removeItem(atPath: files.printed)
    try? FileManager.default.removeItem(atPath: files.errors)
  }

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else {
      throw ToolError(message: "no pipe can be made (system error \(errno)); see `ulimit -n`")
    }
    // Other programs that are started are not to hold them open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// How it has ended; nil while it runs.
  var ending: ChildProcess.Ending? {
    if let ended { return ended }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    let signal = status & 0x7F
    ended = signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
    return ended
  }

  /// Ends it, with all that it has started.
  func kill() {
    guard ending == nil else { return }
    _ = killGroup(process, SIGKILL)
    var status: Int32 = 0
    _ = waitpid(process, &status, 0)
    ended = .signal(SIGKILL)
  }

  private func killGroup(_ process: pid_t, _ signal: Int32) -> Int32 {
    #if canImport(Glibc)
    Glibc.kill(-process, signal)
    #elseif canImport(Musl)
    Musl.kill(-process, signal)
    #else
    Darwin.kill(-process, signal)
    #endif
  }

  /// Tells it something; it does not wait for one that does not listen.
  func tell(_ message: ControlMessage) {
    let line = Array(message.line)
    _ = line.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
  }

  /// What it has said since the last call.
  func takeReports() -> [ControlMessage] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var messages: [ControlMessage] = []
    while true {
      let count = buffer.withUnsafeMutableBytes { read(reports, $0.baseAddress, $0.count) }
      guard count > 0 else { return messages }
      messages += lines.take(buffer[..<count]).compactMap { ControlMessage(line: $0) }
    }
  }

  /// Passes on what its code prints; false if that is too much.
  func passOnPrints() -> Bool {
    let printed = Self.more(files.printed, &shown.printed)
    let said = Self.more(files.errors, &shown.errors)
    for text in [printed, ending == nil ? said : ""] where !text.isEmpty {
      StandardError.write(text.inLines)
    }
    return max(shown.printed, shown.errors) <= Self.printLimit
  }

  private static func more(_ path: String, _ place: inout Int) -> String {
    guard let file = FileHandle(forReadingAtPath: path) else { return "" }
    defer { try? file.close() }
    try? file.seek(toOffset: UInt64(place))
    let data = (try? file.read(upToCount: 1 << 16)) ?? Data()
    place += data.count
    return String(decoding: data, as: UTF8.self)
  }

  /// What it said on standard error in its end, and where in the listings that was.
  func crashReport(sourceFolder: String) -> CrashReport {
    CrashReport(
      PrintedText(path: files.errors, limit: 1 << 16).text, sources: sources, folder: sourceFolder)
  }
}
