import FiligreePixels
import FiligreeTool
import Foundation

/// Compiles the listings against the library, leaving out the candidates that the compiler refuses.
struct PreviewBuild {
  let library: PreviewLibrary
  let program: PreviewProgram
  /// Whether no program is wanted, only the compiler's word.
  var checksOnly = false
  /// What the compiler needs to be told of the library, where that is known already.
  var knownFlags: [String]?

  /// What was built.
  struct Product {
    var program: String
    var sources: PreviewSources
    /// The candidates that were left out, with the compiler's word on each.
    var refused: [(candidate: PreviewCandidate, reason: String)]
  }

  /// Errors may hide others: the compiler looks at some only when it finds nothing else.
  private static let roundLimit = 4

  /// The listings do not compile.
  struct ListingErrors: Error {
    var errors: [PreviewVerdict.ListingError]

    /// Tells all of them.
    ///
    /// - Returns: What is wrong in short.
    func told() -> ToolError {
      errors.forEach { StandardError.write($0.description.inLines + "\n") }
      return toolError
    }

    /// What is wrong in short.
    private var toolError: ToolError {
      let count = errors.count
      return ToolError(
        message: "\(count) error\(count == 1 ? "" : "s") in the listings; nothing was drawn")
    }
  }

  /// Pages are to be there soon; what takes long in them is the library's.
  private var isOptimized: Bool { library.configuration == .release && !program.servesPages }

  private var log: String { program.folder.path + "/build.log" }

  /// Builds, as often as candidates have to be left out; tells errors.
  func run(_ listings: [Listing]) throws -> Product {
    do {
      return try attempt(listings)
    } catch let error as ListingErrors {
      throw error.told()
    }
  }

  /// Builds, as often as candidates have to be left out.
  ///
  /// - Throws: `ListingErrors` for listings that do not compile, `ToolError` for all else.
  func attempt(_ listings: [Listing]) throws -> Product {
    let surroundings = try library.surroundings(
      of: listings.map(\.name), flags: knownFlags, isOptimized: isOptimized)
    var sources = PreviewSources(listings)
    var refused: [(candidate: PreviewCandidate, reason: String)] = []
    for _ in 0..<Self.roundLimit {
      let ending = try compile(program.write(sources), surroundings)
      if ending == .status(0) {
        return Product(program: program.path, sources: sources, refused: refused)
      }
      let output = FileManager.default.contents(atPath: log) ?? Data()
      let verdict = PreviewVerdict(
        CompilerMessages(String(decoding: output, as: UTF8.self)), sources,
        folder: program.sourceFolder)
      guard verdict.errors.isEmpty else { throw ListingErrors(errors: verdict.errors) }
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
        ? "the compiler ended with \(ending); its output is in \(log)"
        : "the previews cannot be built; all of the output is in \(log)")
  }

  /// One process of the compiler for all files: starting several takes longer than what they share out.
  private func compile(
    _ files: [String], _ surroundings: Surroundings
  ) throws -> ChildProcess.Ending {
    // For tests, so that the optimizer leaves what nobody names: a `#Preview` is found by its type.
    let optimizing = isOptimized ? ["-O", "-enable-testing"] : ["-Onone"]
    // Lines are enough to tell where code has stopped; with the toolchain's own linker that takes half the time.
    let debugging = program.servesPages ? ["-gline-tables-only", "-use-ld=lld"] : ["-g"]
    let purpose =
      checksOnly ? ["-typecheck"] : ["-wmo"] + optimizing + debugging + ["-o", program.path]
    return try ChildProcess.run(
      "swiftc",
      ["-module-name", PreviewProgram.name] + purpose + surroundings.allFlags + files
        + surroundings.sources, output: log)
  }
}

/// How the previews' program and the library are built.
enum BuildConfiguration: String, CaseIterable, CustomStringConvertible {
  case debug
  case release

  var description: String { rawValue }
}
