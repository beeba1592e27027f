import ArgumentParser
import FiligreePixels

/// Where the output goes and what kind it is.
struct OutputArguments: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The file to write; '-' is standard output. The suffix says which kind: \(OutputFormat.list).",
      valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The folder for the output of each picture, under the picture's name; made if it is missing.",
      valueName: "folder"))
  var outputDirectory: String?

  @Option(help: "The kind of output, whatever the suffix says.")
  var format: OutputFormat?

  @Option(help: "The framework that Swift source is written for. (default: swiftui)")
  var api: SourceAPI?

  @Option(
    help: ArgumentHelp(
      "The name of the type in Swift source; otherwise made from the file's name.",
      valueName: "name"))
  var typeName: String?

  @Option(
    name: .customLong("decimals"),
    help: ArgumentHelp(
      "Digits after the point, at most, in the numbers of SVG, Swift and JSON; EPS and PDF have 2, and DXF 4, at least. (default: 2)",
      valueName: "0...9"),
    transform: Numbers.whole(0...9))
  var fractionDigits: Int = 2

  @Flag(
    name: .customLong("svg-shapes"),
    help: "Write circles, ellipses and upright rectangles as these in SVG, not as paths.")
  var writesShapes = false

  @Option(help: "Whether to show on a terminal how far the work has got.")
  var progress: ProgressMode = .auto

  /// The same without what the parser needs.
  var options: OutputOptions {
    OutputOptions(
      output: output, outputDirectory: outputDirectory, format: format, api: api,
      typeName: typeName, fractionDigits: fractionDigits, writesShapes: writesShapes,
      progress: progress)
  }
}

/// Where the output goes and what kind it is, whoever says so.
struct OutputOptions {
  var output: String?
  var outputDirectory: String?
  var format: OutputFormat?
  var api: SourceAPI?
  var typeName: String?
  var fractionDigits = 2
  var writesShapes = false
  var progress: ProgressMode = .auto

  /// Checks what can be checked before any picture is read.
  ///
  /// - Parameters:
  ///   - pictures: The files.
  ///   - areOneOutput: Whether all of them go into one file.
  /// - Throws: An error that says which option is wrong.
  func validate(pictures: [String], areOneOutput: Bool = false) throws {
    switch (output, outputDirectory) {
    case (nil, nil):
      throw ValidationError("nowhere to write to: add -o FILE or --output-directory FOLDER")
    case (.some, .some):
      throw ValidationError("-o and --output-directory exclude one another: give one of them")
    case (let file?, nil):
      if pictures.count > 1, !areOneOutput {
        throw ValidationError(
          "\(pictures.count) pictures and one output file: use --output-directory FOLDER")
      }
      if FilePath.endsInSlash(file) {
        throw ValidationError(
          "the output '\(file)' is a folder by its name: give the name of a file")
      }
      if format == nil {
        if file == "-" {
          throw ValidationError(
            "standard output has no suffix: add --format svg, pdf, eps, dxf, swift, png or json")
        }
        _ = try OutputFormat(suffixOf: file)
      }
    case (nil, .some):
      if format == nil {
        throw ValidationError(
          "--output-directory needs --format svg, pdf, eps, dxf, swift, png or json")
      }
    }
    if pictures.contains("") { throw ValidationError("the name of a picture is empty") }
    if outputDirectory == "" {
      throw ValidationError("the name of the output folder is empty: '.' is the current one")
    }
    if pictures.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("standard input can be read only once")
    }
    if outputDirectory != nil {
      // By their bytes: to the system, names that differ in how accents are written are two.
      var seen = Set<[UInt8]>()
      for picture in pictures where !seen.insert(Array(stem(picture).utf8)).inserted {
        throw ValidationError(
          "two pictures would be written to '\(stem(picture))': give them different names")
      }
    }
    // Whoever traces `*.png` to PNG in the same folder does not want to lose the pictures.
    let sources = Set(pictures.compactMap { $0 == "-" ? nil : FileIdentity($0) })
    for picture in pictures {
      guard let file = try destination(for: picture).file,
        let identity = FileIdentity(file), sources.contains(identity)
      else { continue }
      throw ValidationError(
        "the output would replace the picture '\(file)': give it another name or folder"
      )
    }
  }

  /// Refuses what is for another format.
  func validate(format: OutputFormat) throws {
    guard format != .swift, let option = api != nil ? "--api" : typeName.map({ _ in "--type-name" })
    else { return }
    throw ValidationError("\(option) is for Swift source: leave it out, or add --format swift")
  }

  /// Where the result of `picture` goes, and as what.
  func destination(for picture: String) throws -> Destination {
    if let output {
      let format = try self.format ?? OutputFormat(suffixOf: output)
      return Destination(file: output == "-" ? nil : output, format: format)
    }
    let folder = outputDirectory ?? "."
    let format = self.format ?? .svg
    let slash = FilePath.endsInSlash(folder) ? "" : "/"
    return Destination(
      file: "\(folder)\(slash)\(stem(picture)).\(format.rawValue)", format: format,
      makesFolder: true)
  }

  private func stem(_ picture: String) -> String {
    picture == "-" ? "picture" : FilePath.stem(of: picture)
  }
}

/// Where a result goes.
struct Destination {
  /// The file's path, or nil for standard output.
  var file: String?
  /// What is written.
  var format: OutputFormat
  /// Whether a missing folder is made.
  var makesFolder = false
}

extension Destination {
  /// Writes `bytes`: a file appears whole or not at all.
  func write(_ bytes: [UInt8]) throws {
    guard let file else {
      return try OutputFile.writeToStandardOutput(bytes)
    }
    if makesFolder { try FilePath.makeFolder(FilePath.folder(of: file)) }
    try OutputFile.write(bytes, toPath: file)
  }
}
