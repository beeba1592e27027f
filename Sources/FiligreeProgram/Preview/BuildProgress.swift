import FiligreeTool
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The last line of a build's log, shown on a terminal while the build runs.
final class BuildProgress {
  private let log: String
  private let isShown = isatty(STDERR_FILENO) == 1
  private var count = 0

  init(log: String) {
    self.log = log
  }

  /// Shows the last line, five times a second where it is called fifty times.
  func show() {
    count += 1
    if isShown, count.isMultiple(of: 10), let line = lastLine() {
      StandardError.write("\r\u{1B}[K" + line)
    }
  }

  func clear() {
    if isShown { StandardError.write("\r\u{1B}[K") }
  }

  private func lastLine() -> String? {
    guard let file = FileHandle(forReadingAtPath: log) else { return nil }
    defer { try? file.close() }
    let end = (try? file.seekToEnd()) ?? 0
    try? file.seek(toOffset: end > 2000 ? end - 2000 : 0)
    guard let tail = try? file.readToEnd() else { return nil }
    let line = String(decoding: tail, as: UTF8.self).split(whereSeparator: \.isNewline).last
    return line.map { String(String($0).onOneLine.prefix(78)) }
  }
}
