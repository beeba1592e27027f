import FiligreePixels
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Builds the package, leaving out the candidates that the compiler refuses.
struct PreviewBuild {
  let package: PreviewPackage
  let configuration: BuildConfiguration

  /// What was built.
  struct Product {
    var program: String
    var sources: PreviewSources
    /// The candidates that were left out, with the compiler's word on each.
    var refused: [(candidate: PreviewCandidate, reason: String)]
  }

  /// Errors may hide others: the compiler looks at some only when it finds nothing else.
  private static let roundLimit = 4

  private var log: String { package.folder.path + "/build.log" }

  /// Where the build's products lie.
  ///
  /// This may be a link, to the build folder of another package with the same dependencies, which are
  /// not built again then, as long as the compiler is told the same paths.
  private var scratch: String {
    URL(fileURLWithPath: package.folder.path + "/.build", isDirectory: true)
      .resolvingSymlinksInPath().path
  }

  private var program: String { "\(scratch)/\(configuration)/\(PreviewPackage.target)" }

  /// Builds, as often as candidates have to be left out.
  func run(_ listings: [Listing]) throws -> Product {
    var sources = PreviewSources(listings)
    var refused: [(candidate: PreviewCandidate, reason: String)] = []
    for _ in 0..<Self.roundLimit {
      try package.write(sources)
      let ending = try build()
      if ending == .status(0) {
        return Product(program: program, sources: sources, refused: refused)
      }
      let output = FileManager.default.contents(atPath: log) ?? Data()
      let verdict = PreviewVerdict(
        CompilerMessages(String(decoding: output, as: UTF8.self)), sources,
        folder: package.sourceFolder)
      guard verdict.listingErrors.isEmpty else {
        verdict.listingErrors.forEach { StandardError.write($0.inLines + "\n") }
        let count = verdict.listingErrors.count
        throw ToolError(
          message: "\(count) error\(count == 1 ? "" : "s") in the listings; nothing was drawn")
      }
      guard !verdict.refused.isEmpty else { throw failure(verdict, ending) }
      for (number, reason) in verdict.refused.sorted(by: { $0.key < $1.key }) {
        refused.append((sources.candidates[number], reason))
      }
      sources.drawn.removeAll { verdict.refused[$0] != nil }
      guard !sources.drawn.isEmpty else {
        let reasons = refused.map { "\($0.candidate.name) (\($0.reason))" }
        throw ToolError(
          message: "no view can be made without arguments: \(reasons.joined(separator: ", ")); "
            + "add a PreviewProvider or a #Preview that makes one")
      }
    }
    throw ToolError(message: "the previews do not compile; the compiler's output is in \(log)")
  }

  private func failure(_ verdict: PreviewVerdict, _ ending: ChildProcess.Ending) -> ToolError {
    verdict.others.prefix(10).forEach { StandardError.line($0) }
    return ToolError(
      message: verdict.others.isEmpty
        ? "the build ended with \(ending); its output is in \(log)"
        : "the previews cannot be built; all of the output is in \(log)")
  }

  private func build() throws -> ChildProcess.Ending {
    let isFirst = !FileManager.default.fileExists(atPath: program)
    let shows = isatty(STDERR_FILENO) == 1
    if isFirst {
      StandardError.line(
        "filigree: building Filigree for previews: some minutes the first time, then seconds")
    }
    var count = 0
    let ending = try ChildProcess.run(
      "swift",
      [
        "build", "--package-path", package.folder.path, "--scratch-path", scratch, "-c",
        "\(configuration)", "--product", PreviewPackage.target,
      ], output: log
    ) {
      count += 1
      if shows, count.isMultiple(of: 10), let line = lastLine() {
        StandardError.write("\r\u{1B}[K" + line)
      }
    }
    if shows { StandardError.write("\r\u{1B}[K") }
    return ending
  }

  /// The last line that the build has printed, as far as it is on a terminal's line.
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

/// How the previews' program is built.
enum BuildConfiguration: String, CaseIterable, CustomStringConvertible {
  case debug
  case release

  var description: String { rawValue }
}
