import CFiligreeCodecs
import Foundation

/// Writes a PNG whose picture comes strip by strip, so that it never is in memory as a whole.
package enum PNGStream {
  /// Writes a picture of 8-bit sRGB with opacity to a file, which appears when it is complete.
  ///
  /// The file's pixels are those of `CGImage.pngData()` of the whole picture.
  ///
  /// - Parameters:
  ///   - url: The file, written as `OutputFile` does; a regular file only.
  ///   - width: Pixels of a row, 1…2147483647.
  ///   - height: Rows, 1…2147483647.
  ///   - level: zlib's level, 0…9.
  ///   - strip: Makes the strip whose first row is given: sRGB, 8 bits, with opacity, of the page's
  ///     width and at least one row; rows beyond the last one are left out.
  /// - Throws: `PictureError`, and what `strip` throws; then no file is left behind.
  package static func write(
    to url: URL, width: Int, height: Int, level: Int = 6, strip: (_ y: Int) throws -> CGImage
  ) throws {
    guard width > 0, height > 0, width <= 0x7FFF_FFFF, height <= 0x7FFF_FFFF else {
      throw PictureError(
        .invalidArgument, "a picture of \(width)×\(height) pixels cannot be a PNG",
        remedy: "width and height must be 1…2147483647")
    }
    var layout = filigree_png_layout(
      width: UInt32(width), height: UInt32(height), bit_depth: 8,
      color_type: PNGHeader.ColorType.rgba.rawValue, row_bytes: width * 4)
    var options = filigree_png_options()
    options.level = Int32(max(0, min(9, level)))
    options.srgb = 1
    var failure: (any Error)?
    let path = try FilePath.of(url)
    try OutputFile.replace(path) { file in
      guard let stream = filigree_png_stream_begin(&layout, &options) else {
        failure = PictureError(.invalidArgument, "PNG cannot be written", path: path)
        return false
      }
      defer { filigree_png_stream_free(stream) }
      do {
        var y = 0
        while y < height {
          y += try append(try strip(y), below: y, of: height, width, to: stream, path)
          try flush(stream, file, path)
        }
        guard filigree_png_stream_end(stream) != 0 else {
          throw PictureError(.inputOutput, "PNG cannot be written", path: path)
        }
        try flush(stream, file, path)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  /// Packs a strip and returns how many rows it was.
  private static func append(
    _ strip: CGImage, below y: Int, of height: Int, _ width: Int, to stream: OpaquePointer,
    _ path: String
  ) throws -> Int {
    let source = strip.straight()
    let rows = min(source.height, height - y)
    guard source.width == width, rows > 0, source.bitsPerComponent == 8,
      source.componentsPerPixel == 4
    else {
      throw PictureError(
        .invalidArgument, "a strip of \(strip.width)×\(strip.height) pixels does not fit the PNG",
        remedy: "strips must be 8-bit sRGB with opacity and \(width) pixels wide", path: path)
    }
    let packed = source.bytes.withUnsafeBufferPointer {
      filigree_png_stream_rows(stream, $0.baseAddress, UInt32(rows))
    }
    guard packed != 0 else {
      throw PictureError(.inputOutput, "PNG cannot be written", path: path)
    }
    return rows
  }

  private static func flush(
    _ stream: OpaquePointer, _ file: Int32, _ path: String
  ) throws(PictureError) {
    var size = 0
    guard let bytes = filigree_png_stream_take(stream, &size), size > 0 else { return }
    let failure = OutputFile.writeAll(
      [UInt8](UnsafeBufferPointer(start: bytes, count: size)), file)
    if failure != 0 { throw PictureFile.systemError(failure, "cannot be written", path) }
  }
}
