import ArgumentParser
import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeSVG
import Foundation

/// Shapes that are to be combined, and how: what `filigree combine` is asked for.
struct CombineRequest {
  var operation = CombineOperation.union
  var files: [String] = []
  var output = OutputOptions()
  var fill: PaintArgument?
  var page = PageOptions()
  var limits = LimitOptions()

  /// Checks what depends on several options.
  func validate() throws {
    guard files.count > 1 else {
      throw ValidationError("one file alone cannot be combined: give two or more")
    }
    guard output.outputDirectory == nil else {
      throw ValidationError("the shapes become one: add -o FILE in place of --output-directory")
    }
    // One result, whatever the number of files.
    try output.validate(pictures: Array(files.prefix(1)))
    let format = try output.destination(for: files[0]).format
    try output.validate(format: format)
    if format == .swift || format == .json, fill != nil {
      throw ValidationError("a shape has no color in \(format.rawValue): leave --fill out")
    }
  }

  /// Combines the shapes; throws `AlreadyReported` where a file is at fault.
  func run() throws {
    var shape = Path()
    var box = CGRect.null
    for (index, file) in files.enumerated() {
      do {
        let bytes = try InputFile.bytes(file, limits: limits.picture)
        let tree = try SVGReader.tree(of: bytes)
        for warning in tree.warnings { StandardError.line("filigree: \(file): \(warning)") }
        let outline = tree.root.outline
        shape = index == 0 ? outline : operation.combine(shape, outline)
        // What is taken away needs no room.
        if index == 0 || operation == .union || operation == .xor {
          box = box.union(CGRect(origin: .zero, size: tree.size))
        }
      } catch {
        StandardError.line("filigree: \(ToolError.line(error, about: file))")
        throw AlreadyReported()
      }
    }
    do {
      try write(shape, in: box)
    } catch {
      StandardError.line("filigree: \(ToolError.line(error, about: files[0]))")
      throw AlreadyReported()
    }
  }

  private func write(_ shape: Path, in box: CGRect) throws {
    let destination = try output.destination(for: files[0])
    let writer = DrawingOutput(
      destination: destination, source: files[0], output: output,
      maximumPixels: limits.maximumPixels, quality: page.quality)
    if destination.format == .swift {
      return try destination.write(writer.sourceWriter.write([shape], in: box))
    }
    let size = page.size(of: box.size)
    let whole = CGRect(origin: .zero, size: size)
    var recorder = DisplayListRecorder(bounds: whole)
    if let background = page.background.paint(over: whole) {
      recorder.fill(Path(whole), with: background)
    }
    recorder.concatenate(
      CGAffineTransform(scaleX: size.width / box.width, y: size.height / box.height))
    let paint = fill ?? PaintArgument(colors: [CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)])
    if let paint = paint.paint(over: shape.boundingRect) { recorder.fill(shape, with: paint) }
    try destination.write(writer.bytes(of: recorder.finish()))
  }
}
