import ArgumentParser
import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeSVG
import Foundation

/// How large a drawing becomes, and on what, whoever says so.
struct PageOptions {
  var width: Double?
  var height: Double?
  var scale: Double?
  var background = PaintArgument.none
  var quality: Int?

  /// The size of the output of a drawing.
  func size(of size: CGSize) -> CGSize {
    let (w, h) = (Double(size.width), Double(size.height))
    return switch (width, height) {
    case (let width?, let height?): CGSize(width: width, height: height)
    case (let width?, nil): CGSize(width: width, height: width * h / w)
    case (nil, let height?): CGSize(width: height * w / h, height: height)
    case (nil, nil): CGSize(width: w * (scale ?? 1), height: h * (scale ?? 1))
    }
  }
}

/// How files are read, whoever says so.
struct ReadingOptions {
  var isStrict = false
  var resources: String?
  var fonts: [String] = []
  var languages = ["en"]
}

/// Files that are to be converted, and how: what `filigree convert` is asked for.
struct ConvertRequest {
  var files: [String] = []
  var output = OutputOptions()
  var page = PageOptions()
  var source = SourceOptions()
  var reading = ReadingOptions()
  var limits = LimitOptions()

  /// Checks what depends on several options.
  func validate() throws {
    try output.validate(pictures: files, areOneOutput: source.isEnum)
    for folder in reading.fonts {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw ValidationError("--fonts: '\(folder)' is no folder") }
    }
    guard let file = files.first else { return }
    let format = try output.destination(for: file).format
    try output.validate(format: format)
    try source.validate(output, format: format)
    if page.quality != nil, format != .jpg, format != .webp {
      throw ValidationError("--quality is for JPEG and WebP: leave it out")
    }
  }

  /// Converts the files; throws `AlreadyReported` where one could not be.
  func run() throws {
    // One for all files: fonts are found once.
    let setter = SVGFontSetter(
      folders: reading.fonts.map { URL(fileURLWithPath: $0, isDirectory: true) })
    if source.isEnum { return try runAsOne(setter) }
    var failed = false
    for file in files {
      do {
        for line in try convert(file, setter) { StandardError.line("filigree: \(line)") }
      } catch {
        // One bad file does not keep the others from being converted.
        StandardError.line("filigree: \(ToolError.line(error, about: file))")
        failed = true
      }
    }
    if failed { throw AlreadyReported() }
  }

  /// Converts the files into one; where one of them could not be, nothing is written.
  private func runAsOne(_ setter: SVGFontSetter) throws {
    guard let first = files.first else { return }
    let destination = try output.destination(for: first)
    var drawings: [SwiftSourceWriter.NamedDrawing] = []
    let writer = writer(destination, destination.file ?? first).sourceWriter
    var failed = false
    for file in files {
      do {
        let (list, names, warnings) = try drawing(of: file, setter)
        let name = SwiftSourceWriter.typeName(forFile: file == "-" ? "" : file)
        // Alone first: an error then says in which file it is.
        _ = try writer.write(list)
        var drawing = SwiftSourceWriter.NamedDrawing(name: name, list: list)
        drawing.pathNames = names
        drawings.append(drawing)
        for line in warnings { StandardError.line("filigree: \(line)") }
      } catch {
        StandardError.line("filigree: \(ToolError.line(error, about: file))")
        failed = true
      }
    }
    if failed { throw AlreadyReported() }
    do {
      try destination.write(writer.write(allOf: drawings))
    } catch {
      throw ToolError(message: "\(error)")
    }
  }

  /// Converts a file, and returns what there is to say of it.
  private func convert(_ file: String, _ setter: SVGFontSetter) throws -> [String] {
    let destination = try output.destination(for: file)
    let (list, names, warnings) = try drawing(of: file, setter)
    var parts = DrawingParts()
    parts.names = destination.format == .swift ? names : [:]
    let (bytes, notes) = try writer(destination, file).encode(list, parts: parts)
    if reading.isStrict, let first = notes.first { throw ToolError(message: "\(first) (--strict)") }
    try destination.write(bytes)
    let name = file == "-" ? "standard input" : file
    return warnings + notes.map { "\(name): \($0)" }
  }

  /// What a file draws, and what there is to say of it.
  private func drawing(
    of file: String, _ setter: SVGFontSetter
  ) throws -> (DisplayList, names: [Int32: String], warnings: [String]) {
    let bytes = try InputFile.bytes(file, limits: limits.picture)
    let tree = try SVGReader.tree(of: bytes, options(for: file, setter))
    let size = page.size(of: tree.size)
    let (drawn, drawnNames, warnings) = SVGDrawing.namedList(of: tree, size: size)
    var (list, names) = (drawn, drawnNames)
    let name = file == "-" ? "standard input" : file
    if reading.isStrict, let first = warnings.first {
      throw ToolError(message: "\(first) (--strict)")
    }
    if let background = page.background.paint(over: CGRect(origin: .zero, size: size)) {
      // The page's path comes first.
      list = list.over(background)
      let shift = Int32(list.paths.count - drawn.paths.count)
      names = Dictionary(uniqueKeysWithValues: names.map { ($0.key + shift, $0.value) })
    }
    return (list, names, warnings.map { "\(name): \($0)" })
  }

  /// How a document is read.
  private func options(for file: String, _ setter: SVGFontSetter) -> SVGOptions {
    var options = SVGOptions()
    options.textSetter = setter
    options.languages = reading.languages
    options.limits.bytes = min(options.limits.bytes, limits.picture.maximumBytes)
    if let folder = reading.resources {
      let limits = limits.picture
      let base = file == "-" ? "." : FilePath.folder(of: file)
      options.resource = { link in
        ResourceFolder(folder).bytes(of: link, from: base, limits: limits)
      }
    }
    return options
  }

  private func writer(_ destination: Destination, _ file: String) -> DrawingOutput {
    var swift = source
    swift.style = source.style ?? .auto
    return DrawingOutput(
      destination: destination, source: file, output: output,
      maximumPixels: limits.maximumPixels, quality: page.quality, swift: swift)
  }
}

extension DisplayList {
  /// The drawing on a painted page.
  fileprivate func over(_ paint: Paint) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: bounds, colorMode: root.colorMode)
    recorder.fill(Path(bounds), with: paint)
    recorder.draw(self, through: .identity)
    return recorder.finish()
  }
}

/// A folder from which a drawing may take pictures.
struct ResourceFolder {
  private let folder: URL

  init(_ folder: String) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath()
  }

  /// The bytes of the file that a link names, if it lies in the folder.
  ///
  /// - Parameters:
  ///   - link: A path, or a link to a file.
  ///   - base: The folder of the document, which relative paths begin at.
  ///   - limits: How much a file may be.
  /// - Returns: The bytes; nil for a file elsewhere, or none.
  func bytes(of link: String, from base: String, limits: PictureLimits) -> [UInt8]? {
    let path = link.hasPrefix("file://") ? String(link.dropFirst(7)) : link
    guard !path.contains("://"), let name = path.removingPercentEncoding else { return nil }
    let start = URL(fileURLWithPath: base, isDirectory: true)
    let file = URL(fileURLWithPath: name, relativeTo: start).resolvingSymlinksInPath()
    guard file.path.hasPrefix(folder.path + "/") else { return nil }
    return try? PictureFile.read(path: file.path, limits: limits)
  }
}
