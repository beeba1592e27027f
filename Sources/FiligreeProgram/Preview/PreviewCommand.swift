import ArgumentParser
import FiligreePixels
import FiligreeTool
import Foundation

/// `filigree preview`: SwiftUI source → pictures of its previews.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draws the previews of SwiftUI source.",
    discussion: """
      Compiles the files together, as they are, and draws what their PreviewProviders and #Previews \
      show; of a file that has none, each view that is made without arguments (or each shape, where \
      there are no views). \
      The code is run, with your rights. A swift toolchain is needed, and Filigree as a library: `make install` \
      puts it beside the program. Without that, or with --filigree or FILIGREE_PACKAGE, the first run builds it \
      from the Filigree package, which takes minutes; the next ones compile the files alone, in seconds.

      A preview is drawn as large as its previewLayout says, or on a page of --size. Asset catalogs \
      beside the files are used; others can be named among them. Files of a package's target see what the \
      target depends on, and have its resources and settings; what it depends on is built first.

      EXAMPLES
        filigree preview ContentView.swift
        filigree preview Shapes.swift -o pictures --appearance dark --scale 3
        filigree preview App/*.swift Shared/Assets.xcassets --only Card
        filigree preview Menu.swift --animate 2 --tap Open@0.5
        filigree preview --watch Card.swift Menu.swift --open

      With --watch a page in the browser shows the previews at work, and follows each save: the state of the views \
      is kept where they are still the same. It ends with Ctrl-C.
      """)

  @Argument(
    help: ArgumentHelp(
      "The Swift files, and asset catalogs (.xcassets) for them; or folders with them.",
      valueName: "file"))
  var files: [String]

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The folder for the pictures; made if it is missing. (default: previews)",
      valueName: "folder"))
  var outputDirectory: String?

  @Option(
    help: ArgumentHelp("Pixels a point. (default: 2)", valueName: "0.01...100"),
    transform: Numbers.within(0.01...100))
  var scale: Double?

  @Option(help: "The surroundings. (default: light)")
  var appearance: PreviewAppearance?

  @Option(
    help: ArgumentHelp(
      "The page of previews that ask for no size, in points. (default: 390x844)", valueName: "WxH"),
    transform: PageSizeArgument.read)
  var size: PageSizeArgument?

  @Option(
    help: ArgumentHelp(
      "Write an animated PNG of so many seconds, too, 30 frames a second, with the suffix .apng.",
      valueName: "seconds"),
    transform: PreviewCommand.readDuration)
  var animate: Double?

  @Option(
    help: ArgumentHelp(
      "Tap on what has this label, so many seconds after the start; may be repeated. The picture is "
        + "that after all taps.", valueName: "label@seconds"),
    transform: TapArgument.read)
  var tap: [TapArgument] = []

  @Option(help: ArgumentHelp("Draw the preview or the picture of this name alone."))
  var only: String?

  @OptionGroup var library: LibraryOptions

  @Flag(help: "Say whether the files compile, which takes a second, and draw nothing.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "End a preview's program that has drawn for longer than this. (default: 60, and 20 for each second of "
        + "--animate)", valueName: "seconds"),
    transform: Numbers.positive)
  var maximumTime: Double?

  @Flag(help: "Show the previews in the browser, and follow each save of the files.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "With --watch: the port to listen at; 0 for any that is free. (default: 8080)",
      valueName: "number"))
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "With --watch: the address to listen at. (default: 127.0.0.1, this machine alone)",
      valueName: "address"))
  var host: String?

  @Flag(help: "With --watch: open the page in the system's browser.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "With --watch: the editor that links open, by its name or an address with {file}, {line} and {column}. (default: "
        + "vscode)", valueName: "name"),
    transform: EditorLink.read)
  var editor: EditorLink?

  func validate() throws {
    try SourceFiles.check(files)
    for (name, value) in [
      ("--output-directory", outputDirectory), ("--only", only), ("--host", host),
    ]
    where value == "" {
      throw ValidationError("the value of \(name) is empty")
    }
    if let animate, let late = tap.first(where: { $0.time > animate }) {
      throw ValidationError("the tap '\(late)' comes after the end of the animation")
    }
    if check, animate != nil || !tap.isEmpty || only != nil {
      throw ValidationError("--check draws nothing: --animate, --tap and --only have no effect")
    }
    if watch {
      guard !check, animate == nil, tap.isEmpty, maximumTime == nil, outputDirectory == nil else {
        throw ValidationError(
          "with --watch there are no files: --output-directory, --check, --animate, --tap and --maximum-time have no effect"
        )
      }
    } else if port != nil || host != nil || open || editor != nil {
      throw ValidationError("--port, --host, --open and --editor have an effect with --watch only")
    }
  }

  func run() throws {
    if watch { return try watchFiles() }
    let sources = SourceFiles(files)
    let listings = try sources.listings()
    let isAnything =
      listings.contains(where: \.declarations.hasPreviews)
      || !PreviewCandidate.all(in: listings).isEmpty
    guard isAnything else {
      let names = listings.map(\.name).joined(separator: ", ")
      throw ToolError(
        message: "\(names): nothing to draw; a PreviewProvider, a #Preview or a View is needed")
    }
    let catalogs = try sources.catalogs()
    try library.withLibrary { library in
      let program = PreviewProgram(folder: library.folder, catalogs: catalogs)
      let product = try PreviewBuild(library: library, program: program, checksOnly: check)
        .run(listings)
      for (candidate, reason) in product.refused where candidate.kind != .view {
        StandardError.line("filigree: \(candidate.name): left out: \(reason)")
      }
      guard !check else { return }
      try PreviewDrawings(
        product: product, folder: library.folder, sourceFolder: program.sourceFolder,
        output: outputDirectory ?? "previews", options: hostOptions, only: only,
        maximumTime: maximumTime ?? 60 + 20 * (animate ?? 0)
      ).run()
    }
  }

  private func watchFiles() throws {
    var options = PreviewWatch.Options(files: files, library: library)
    options.only = only
    if let host { options.host = host == "localhost" ? "127.0.0.1" : host }
    if let port { options.port = port }
    options.opensPage = open
    if let size {
      options.settings["device"] = "\(ToolError.brief(size.width))x\(ToolError.brief(size.height))"
    }
    if let scale { options.settings["scale"] = ToolError.brief(scale) }
    if let appearance { options.settings["dark"] = appearance == .dark ? "true" : "false" }
    if let editor { options.editor = editor }
    try PreviewWatch(options).run()
  }

  private var hostOptions: [String] {
    var options = [
      "--scale", String(scale ?? 2), "--appearance", (appearance ?? .light).rawValue, "--size",
      "\(size ?? PageSizeArgument(width: 390, height: 844))",
    ]
    if let animate { options += ["--animate", String(animate)] }
    for tap in tap { options += ["--tap", "\(tap)"] }
    return options
  }

  private static func readDuration(_ text: String) throws -> Double {
    guard let value = Double(text), value > 0, value <= 600 else {
      throw ValidationError("'\(text)' is not a time above 0 and up to 600 seconds")
    }
    return value
  }
}

extension PreviewCommand: WorkableCommand {
  static let makesFolder = true

  static func presets(_ limits: WorkerLimits) -> [String] { limits.time }

  var inputs: [String] { files }

  var obstacle: String? {
    watch || check ? "--watch and --check make no pictures: leave them out of a job" : nil
  }
}
