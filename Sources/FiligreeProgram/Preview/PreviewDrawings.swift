import FiligreePixels
import FiligreeTool

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
  /// How many seconds a program may take.
  let maximumTime: Double
  /// Where what there is to say goes: whole lines.
  var tell: (String) -> Void = { StandardError.write($0) }

  /// The most that a program may print, in bytes, and how much of that is shown.
  private static let printLimit = 16 << 20
  private static let shownLimit = 1 << 16

  /// A picture that was drawn.
  private struct Picture {
    var file: String
    var line: String
  }

  /// Draws all, writes what could be drawn, and says what could not.
  func run() throws {
    let names = try names()
    var numbers = Array(names.indices)
    var filter: [String] = []
    if let only {
      let named = numbers.filter { names[$0] == only }
      if named.isEmpty { filter = ["--only", only] } else { numbers = named }
    }
    try folder.clean("pictures", keeping: [])
    var pictures: [Picture] = []
    var failed = false
    var isFound = filter.isEmpty
    for index in numbers {
      let run = try draw(index, names[index], filter)
      pictures += run.pictures
      if run.ending != .status(0) { failed = true }
      // A picture that could not be drawn was there; of one whose program stopped nobody knows.
      if run.ending == .status(1) { isFound = true }
    }
    if pictures.isEmpty, !failed || !isFound {
      let all = names.joined(separator: ", ")
      throw ToolError(
        message: only.map { "no preview is called '\($0)'; there are \(all)" }
          ?? "the previews have no views")
    }
    try write(pictures)
    if failed { throw AlreadyReported() }
  }

  /// The names of what the program can draw: `#Preview`s first, then the candidates.
  private func names() throws -> [String] {
    let run = try run("the program", ["--names", "true"])
    guard run.ending == .status(0) else { throw AlreadyReported() }
    return run.lines
  }

  /// Draws one of them: one that stops its program does not keep the others from being drawn.
  private func draw(
    _ index: Int, _ name: String, _ filter: [String]
  ) throws -> (pictures: [Picture], ending: ChildProcess.Ending) {
    let run = try run(
      name,
      ["--source", String(index), "--output", folder.path + "/pictures"] + options + filter)
    return (run.lines.compactMap(picture), run.ending)
  }

  /// Runs the program, which writes lines to a list; what it does wrong, `name` is blamed for.
  private func run(
    _ name: String, _ arguments: [String]
  ) throws -> (lines: [String], ending: ChildProcess.Ending) {
    let (list, printed, errors) = (
      folder.path + "/pictures.txt", folder.path + "/printed.txt", folder.path + "/errors.txt"
    )
    try OutputFile.write([], toPath: list)
    let ending = try ChildProcess.run(
      product.program, ["--list", list] + arguments, output: printed, errors: errors,
      limits: ChildProcess.Limits(seconds: maximumTime, bytes: Self.printLimit))
    show(PrintedText(path: printed, limit: Self.shownLimit).text)
    let report = CrashReport(
      PrintedText(path: errors, limit: Self.shownLimit).text, sources: product.sources,
      folder: sourceFolder)
    show(report.said)
    var lines = PrintedText(path: list, limit: Self.printLimit).text.split(separator: "\n")
      .map(String.init)
    // The host's last word: code that ends the program has it end without.
    let isComplete = lines.last == "end"
    if isComplete { lines.removeLast() }
    if let why = fault(ending, isComplete: isComplete, at: report.place) {
      tell("filigree: \(name): its code \(why)".onOneLine + "\n")
    }
    let isEarly = ending == .status(0) && !isComplete
    return (lines, isEarly ? .status(2) : ending)
  }

  /// What the code of a preview did to its program; nil where that went to its end.
  private func fault(
    _ ending: ChildProcess.Ending, isComplete: Bool, at place: String?
  ) -> String? {
    switch ending {
    case .signal(let signal):
      "stopped the program (signal \(signal))\(place.map { " at \($0)" } ?? "")"
    case .tookTooLong:
      "took longer than \(ToolError.brief(maximumTime)) s and was ended; --maximum-time allows more"
    case .printedTooMuch: "printed more than \(Self.printLimit >> 20) MiB and was ended"
    case .status(let status):
      isComplete || status == 64 ? nil : "ended the program (exit status \(status))"
    }
  }

  /// Shows what the code of views prints.
  private func show(_ text: String) {
    if !text.isEmpty {
      tell(text.inLines + (text.hasSuffix("\n") ? "" : "\n"))
    }
  }

  /// Reads a line of the host's list: name, width, height, frames.
  private func picture(_ line: String) -> Picture? {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 4, let width = Int(parts[1]), let height = Int(parts[2]),
      let frames = Int(parts[3]), !parts[0].contains("/")
    else { return nil }
    let extent = frames == 1 ? "" : ", \(frames) frames"
    return Picture(file: String(parts[0]), line: "\(width) × \(height)\(extent)")
  }

  private func write(_ pictures: [Picture]) throws {
    guard !pictures.isEmpty else { return }
    do {
      try FilePath.makeFolder(output)
    } catch {
      throw ToolError(message: error.description)
    }
    for picture in pictures {
      try Interruption.shared.check()
      let source = folder.path + "/pictures/" + picture.file
      let target = output + (FilePath.endsInSlash(output) ? "" : "/") + picture.file
      do {
        try OutputFile.write(PictureFile.read(path: source), toPath: target)
        let line = "\(target): \(picture.line)".onOneLine + "\n"
        try OutputFile.writeToStandardOutput(Array(line.utf8))
      } catch {
        throw ToolError(message: error.description)
      }
    }
  }
}
