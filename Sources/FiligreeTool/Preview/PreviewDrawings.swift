import FiligreePixels
import Foundation

/// Runs the program that was built, and brings its pictures to where they are wanted.
struct PreviewDrawings {
  let product: PreviewBuild.Product
  let folder: WorkFolder
  /// Where the sources of the program lie.
  let sourceFolder: String
  /// Where the pictures go.
  let output: String
  /// What the program is told, besides what to draw and where.
  let options: [String]
  /// The name of the candidate or of the picture that is asked for.
  let only: String?

  /// A picture that was drawn.
  private struct Picture {
    var file: String
    var line: String
  }

  /// Draws all, writes what could be drawn, and says what could not.
  func run() throws {
    let sources = product.sources
    var numbers = Array(sources.drawn.enumerated())
    var filter: [String] = []
    if let only {
      let named = numbers.filter { sources.candidates[$0.element].name == only }
      if named.isEmpty { filter = ["--only", only] } else { numbers = named }
    }
    try folder.clean("pictures", keeping: [])
    var pictures: [Picture] = []
    var failed = false
    var isFound = filter.isEmpty
    for (index, candidate) in numbers {
      let name = sources.candidates[candidate].name
      let run = try draw(index, name, filter)
      pictures += run.pictures
      if run.ending != .status(0) { failed = true }
      // A picture that could not be drawn was there; of one whose program stopped nobody knows.
      if run.ending == .status(1) { isFound = true }
    }
    if pictures.isEmpty, !failed || !isFound {
      let names = sources.drawn.map { sources.candidates[$0].name }.joined(separator: ", ")
      throw ToolError(
        message: only.map { "no preview is called '\($0)'; there are \(names)" }
          ?? "the previews have no views")
    }
    try write(pictures)
    if failed { throw AlreadyReported() }
  }

  /// Draws one candidate: one that stops its program does not keep the others from being drawn.
  private func draw(
    _ index: Int, _ name: String, _ filter: [String]
  ) throws -> (pictures: [Picture], ending: ChildProcess.Ending) {
    let (lines, errors) = (folder.path + "/pictures.txt", folder.path + "/errors.txt")
    let ending = try ChildProcess.run(
      product.program,
      ["--source", String(index), "--output", folder.path + "/pictures"] + options + filter,
      output: lines, errors: errors)
    let report = CrashReport(text(errors), sources: product.sources, folder: sourceFolder)
    StandardError.write(report.said)
    if case .signal(let signal) = ending {
      let place = report.place.map { " at \($0)" } ?? ""
      StandardError.line(
        "filigree: \(name): its code stopped the program (signal \(signal))\(place)")
    }
    let pictures = text(lines).split(separator: "\n").compactMap(picture)
    return (pictures, ending)
  }

  private func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// Reads a line of the program: name, width, height, frames.
  ///
  /// Other lines are what the code of the views prints.
  private func picture(_ line: Substring) -> Picture? {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 4, let width = Int(parts[1]), let height = Int(parts[2]),
      let frames = Int(parts[3]), !parts[0].contains("/")
    else {
      StandardError.line(String(line))
      return nil
    }
    let extent = frames == 1 ? "" : ", \(frames) frames"
    return Picture(file: String(parts[0]), line: "\(width) × \(height)\(extent)")
  }

  private func write(_ pictures: [Picture]) throws {
    guard !pictures.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: output, withIntermediateDirectories: true)
    } catch {
      throw ToolError(message: "\(output): is not a folder and cannot be made")
    }
    for picture in pictures {
      try Interruption.shared.check()
      let source = URL(fileURLWithPath: folder.path + "/pictures/" + picture.file)
      let target = output.hasSuffix("/") ? output + picture.file : output + "/" + picture.file
      do {
        try OutputFile.write(PictureFile.read(source), to: URL(fileURLWithPath: target))
        let line = "\(target): \(picture.line)".onOneLine + "\n"
        try OutputFile.writeToStandardOutput(Array(line.utf8))
      } catch {
        throw ToolError(message: error.description)
      }
    }
  }
}
