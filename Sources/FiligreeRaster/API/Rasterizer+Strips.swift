import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Pictures that are too large to be in memory as a whole.
extension Rasterizer {
  /// Draws `list` strip by strip from the top, each into memory that the next one uses again.
  ///
  /// Memory goes with a strip and with what is drawn in it, not with the page. A strip is what
  /// ``render(_:)`` draws there, but that an edge is rounded to 1/256 pixel where it enters the strip: a
  /// component at an edge may differ by four levels, one of a gradient by one.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - rows: The rows of a strip, at least 1; the last one may have fewer.
  ///   - body: Gets each strip and the row of the page that it begins with.
  /// - Throws: ``RasterError``, and what `body` throws.
  public func renderStrips(
    _ list: DisplayList, rows: Int = 256, _ body: (_ strip: CGImage, _ y: Int) throws -> Void
  ) throws {
    let (width, height) = try pixelSize(of: list)
    let rows = max(1, min(rows, height))
    for y in stride(from: 0, to: height, by: rows) {
      try body(try strip(list, y, width, min(rows, height - y)), y)
    }
  }

  /// Draws `list` into a PNG without ever holding the whole picture.
  ///
  /// The file appears when it is complete. Its pixels are those of ``renderStrips(_:rows:_:)`` with
  /// strips of 4 million pixels, in 8 bits a component of sRGB whatever ``range`` is.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - url: The file.
  ///   - level: zlib's level, 0…9: the higher, the slower and the smaller the file.
  /// - Throws: ``RasterError``, or `PictureError` if the file cannot be written.
  public func writePNG(_ list: DisplayList, to url: URL, level: Int = 6) throws {
    let (width, height) = try pixelSize(of: list)
    let rows = max(1, min(height, Self.stripPixels / width))
    var bytes = self
    bytes.range = .standard
    try PNGStream.write(to: url, width: width, height: height, level: level) { [bytes] y in
      try bytes.strip(list, y, width, min(rows, height - y))
    }
  }

  /// The pixels of a strip that is written.
  private static let stripPixels = 1 << 22

  private func strip(
    _ list: DisplayList, _ y: Int, _ width: Int, _ rows: Int
  ) throws(RasterError) -> CGImage {
    try picture(list, PixelRect(x: 0, y: y, width: width, height: rows))
  }
}
