import ArgumentParser
import FiligreeHost
import FiligreePixels
import FiligreeTool
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// `filigree preview --watch`: serves a gallery of the files' previews, and follows each save.
///
/// Files are looked at, compiled and run from here; the pages are those of the program that was compiled, which the gallery
/// shows in frames. A new program is started beside the one before it, gets that one's state, and takes its place in the
/// gallery when it has drawn something.
final class PreviewWatch {
  /// What the command line says.
  struct Options {
    var files: [String]
    var only: String?
    var host = "127.0.0.1"
    var port: UInt16 = 8080
    var opensPage = false
    var editor = EditorLink.standard
    /// What all previews are set to at first, by the names of the gallery's settings.
    var settings: [String: String] = [:]
    var library: LibraryOptions
  }

  /// How long a preview may take to be made for the first time, and how long the main thread of the previews may be busy, in
  /// seconds.
  private static let patience = 10.0
  /// How long the old program is asked for its state, in seconds: it is busy otherwise, and its state is lost.
  private static let saveTime = 1.0
  /// How long an old program stands by after a new one serves, in seconds, where no page says that it shows the new one.
  private static let standby = 5.0
  /// The time from one look at the files to the next, in microseconds.
  private static let interval: UInt32 = 25_000

  private let options: Options
  private let gallery: Gallery
  private let server: Server
  private var files: WatchedFiles
  private let builder: WatchBuild
  private let places: SourcePlaces
  /// How many programs were started.
  private var starts = 0
  /// The program that is shown, the one that is about to be, and those that are not needed any more.
  private var child: LiveChild?
  private var coming: Coming?
  private var retired: [(child: LiveChild, since: ContinuousClock.Instant)] = []
  private var pings = (sent: 0, answered: 0, since: ContinuousClock.now)

  /// A program that was started and does not serve yet.
  private struct Coming {
    var child: LiveChild
    var without: Set<Int>
    /// The source whose views are being made, and since when.
    var source: (number: Int, name: String, file: String?, line: Int?)?
    var since = ContinuousClock.now
    /// Whether it begins with the state of a program before it.
    var hasState: Bool
    /// What is wrong with the sources that are left out.
    var problems: [GalleryState.Problem]
  }

  init(_ options: Options) throws {
    self.options = options
    // Where code has stopped is told sooner without what else a backtrace has, unless somebody wants that.
    setenv(
      "SWIFT_BACKTRACE",
      "enable=yes,limit=48,top=2,images=none,registers=none,threads=crashed,symbolicate=fast", 0)
    // Signals are held back from all threads that begin now.
    Interruption.shared.listen()
    do {
      server = try Server(host: options.host, port: options.port)
    } catch {
      throw ToolError(message: "\(error)")
    }
    files = WatchedFiles(options.files)
    let names = options.files.map { URL(fileURLWithPath: $0).lastPathComponent }
    let title = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " …" : "")
    var state = GalleryState(title: title)
    state.settings = options.settings
    gallery = Gallery(server.rules, state)
    places = SourcePlaces(editor: options.editor)
    builder = WatchBuild(options.files, options.library)
  }

  /// Watches until the program is interrupted.
  func run() throws {
    let (server, gallery) = (server, gallery)
    Task.detached {
      do {
        try await server.run(gallery)
      } catch {
        StandardError.line("filigree: the server has ended: \(error)")
        exit(1)
      }
    }
    try OutputFile.writeToStandardOutput(Array("filigree: \(server.address)\n".utf8))
    if options.opensPage { Browser.open(server.address) }
    defer { end() }
    do {
      build()
      while true {
        try Interruption.shared.check()
        if files.haveChanged() { build() }
        lookAfter()
        usleep(Self.interval)
      }
    } catch is Interrupted {
      // That is how it ends.
    }
  }

  private func end() {
    gallery.close()
    (child, coming, retired) = (nil, nil, [])
    builder.end()
    // Long enough for a line to each page.
    usleep(50_000)
  }

  // MARK: Building

  private func build() {
    let start = ContinuousClock.now
    gallery.change { $0.phase = .building }
    do {
      try builder.compile()
      let time = start.duration(to: .now) / .seconds(1)
      gallery.change { $0.buildTime = time }
      if let product = builder.product {
        try startProgram(product, without: [], problems: places.refusals(product))
      }
    } catch let error as PreviewBuild.ListingErrors {
      fail(nil, error.errors.map(places.problem))
      for error in error.errors { StandardError.write(error.description.inLines + "\n") }
    } catch let error as ToolError {
      fail(error.message, [])
      StandardError.line("filigree: \(error.message)")
    } catch is ExitCode {
      // After an interruption, of which the loop asks again.
    } catch {
      fail("\(error)", [])
      StandardError.line("filigree: \(error)")
    }
    files.watch(builder.others)
  }

  private func fail(_ message: String?, _ problems: [GalleryState.Problem]) {
    gallery.change { state in
      (state.phase, state.message, state.problems) = (.failed, message, problems)
    }
  }

  // MARK: Programs

  /// Starts the program that was built, with the state of the one that is shown.
  private func startProgram(
    _ product: PreviewBuild.Product, without: Set<Int>, problems: [GalleryState.Problem]
  ) throws {
    guard let folder = builder.folder else { return }
    var options = PreviewServerOptions()
    options.host = self.options.host
    options.gallery = frameAncestors
    options.without = without
    let state = folder + "state.json"
    saveState(to: state)
    let hasState = FileManager.default.fileExists(atPath: state)
    if hasState { options.state = state }
    coming?.child.kill()
    starts += 1
    coming = Coming(
      child: try LiveChild(
        product, generation: builder.generation, options, folder: folder, number: starts),
      without: without, hasState: hasState, problems: problems)
  }

  /// The gallery's pages: under the address that it listens at, or under any name where that is any address.
  private var frameAncestors: String {
    let port = server.port
    switch options.host {
    case "0.0.0.0", "::": return "http://*:\(port)"
    case "127.0.0.1": return "http://127.0.0.1:\(port) http://localhost:\(port)"
    default:
      return "http://\(options.host.contains(":") ? "[\(options.host)]" : options.host):\(port)"
    }
  }

  private func saveState(to path: String) {
    guard let child, child.ending == nil, pings.sent - pings.answered < 2 else { return }
    child.tell(.save(path: path))
    let start = ContinuousClock.now
    while start.duration(to: .now) < .seconds(Self.saveTime), child.ending == nil {
      for message in child.takeReports() {
        if case .there(let number) = message { pings.answered = number }
        if message == .saved { return }
      }
      usleep(2000)
    }
  }

  private func lookAfter() {
    lookAfterComing()
    lookAfterChild()
    for request in gallery.takeRequests() {
      switch request {
      case .shown(let generation): retired.removeAll { $0.child.generation < generation }
      case .restart: restart()
      }
    }
    retired.removeAll { $0.since.duration(to: .now) > .seconds(Self.standby) }
  }

  private func restart() {
    guard let product = builder.product else { return }
    child?.kill()
    child = nil
    forgetState()
    builder.nextGeneration()
    start(again: product, without: [], problems: places.refusals(product))
  }

  /// Has the next program begin anew.
  private func forgetState() {
    if let folder = builder.folder {
      try? FileManager.default.removeItem(atPath: folder + "state.json")
    }
  }

  private func lookAfterComing() {
    guard var coming else { return }
    for message in coming.child.takeReports() {
      switch message {
      case .begins(let number, let name, let file, let line):
        coming.source = (number, name, file, line)
        coming.since = .now
      case .serves(let port, let token, let previews):
        self.coming = nil
        return show(coming, port, token, previews)
      case .fails(let text):
        self.coming = nil
        return fail(text, [])
      case .isThere, .save, .there, .saved: break
      }
    }
    self.coming = coming
    let isLate = coming.since.duration(to: .now) > .seconds(Self.patience)
    guard let ending = coming.child.ending ?? (isLate ? .tookTooLong : nil) else { return }
    leaveOut(coming, ending)
  }

  /// Starts a program again without the source that has stopped it.
  private func leaveOut(_ coming: Coming, _ ending: ChildProcess.Ending) {
    coming.child.kill()
    self.coming = nil
    let report = coming.child.crashReport(sourceFolder: builder.sourceFolder)
    guard let source = coming.source, let product = builder.product,
      !coming.without.contains(source.number)
    else {
      return fail("The previews' program has \(words(ending, report)).", [])
    }
    if coming.hasState {
      // It may be the state that the new source falls over.
      child?.kill()
      child = nil
      forgetState()
      StandardError.line(
        "filigree: \(source.name): its code \(words(ending, report)); beginning anew")
      return start(again: product, without: coming.without, problems: coming.problems)
    }
    let listing = product.sources.listings.first { $0.copyName == source.file }
    let place = listing.map { places.place($0.name, source.line ?? 1, 1) }
    let problem = GalleryState.Problem(
      place: place, text: "\(source.name): its code \(words(ending, report))", source: said(report))
    StandardError.line("filigree: \(source.name): its code \(words(ending, report))")
    start(
      again: product, without: coming.without.union([source.number]),
      problems: coming.problems + [problem])
  }

  private func start(
    again product: PreviewBuild.Product, without: Set<Int>, problems: [GalleryState.Problem]
  ) {
    do {
      try startProgram(product, without: without, problems: problems)
    } catch {
      fail((error as? ToolError)?.message ?? "\(error)", problems)
    }
  }

  private func said(_ report: CrashReport) -> String? {
    let text = report.said.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : String(text.suffix(4000))
  }

  private func words(_ ending: ChildProcess.Ending, _ report: CrashReport) -> String {
    let place = report.place.map { " at \($0)" } ?? ""
    switch ending {
    case .signal(let signal): return "stopped the program (signal \(signal))\(place)"
    case .status(let status): return "ended the program (exit status \(status))"
    case .tookTooLong:
      return "does not come to an end: it was ended after \(Int(Self.patience)) s"
    case .printedTooMuch: return "printed too much, and was ended"
    }
  }

  private func show(
    _ coming: Coming, _ port: UInt16, _ token: String, _ previews: [ServedPreview]
  ) {
    if let child { retired.append((child, .now)) }
    child = coming.child
    pings = (0, 0, .now)
    let sources = coming.child.sources
    let shown = previews.filter { options.only == nil || $0.name == options.only }.map { preview in
      let listing = sources.listings.first { $0.copyName == preview.file }
      let place = listing.flatMap { listing in
        preview.line.map { places.place(listing.name, $0, preview.column ?? 1) }
      }
      return GalleryState.Preview(preview: preview, place: place)
    }
    gallery.change { state in
      state.phase = .ready
      state.message = shown.isEmpty ? "There is no preview to show." : nil
      state.problems = coming.problems
      state.previews = shown
      state.source = .init(generation: coming.child.generation, port: port, token: token)
    }
  }

  private func lookAfterChild() {
    guard let child else { return }
    for message in child.takeReports() {
      switch message {
      case .there(let number): pings.answered = number
      case .fails(let text): gallery.change { ($0.phase, $0.message) = (.stopped, text) }
      case .begins, .serves, .saved, .isThere, .save: break
      }
    }
    if !child.passOnPrints() { child.kill() }
    if let ending = child.ending {
      let report = child.crashReport(sourceFolder: builder.sourceFolder)
      self.child = nil
      let text = "The code of the previews \(words(ending, report))."
      StandardError.line("filigree: \(text)")
      let problem = GalleryState.Problem(text: "What it has said:", source: said(report))
      return gallery.change { state in
        (state.phase, state.message) = (.stopped, text)
        state.problems = problem.source == nil ? [] : [problem]
      }
    }
    let passed = pings.since.duration(to: .now)
    if pings.answered < pings.sent {
      guard passed > .seconds(Self.patience), gallery.state.phase == .ready else { return }
      gallery.change { state in
        state.phase = .busy
        state.message =
          "The code of the previews has not come to an end for \(Int(Self.patience)) s."
      }
    } else {
      if gallery.state.phase == .busy {
        gallery.change { ($0.phase, $0.message) = (.ready, nil) }
      }
      guard passed > .seconds(1) else { return }
      pings = (pings.sent + 1, pings.answered, .now)
      child.tell(.isThere(pings.sent))
    }
  }
}
