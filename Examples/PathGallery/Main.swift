// Draws the pictures of Documentation/Paths.md:
// `swift run PathGallery Documentation/Pictures/paths Benchmarks/growth.csv`.
import FiligreeDrawing
import FiligreePixels
import FiligreeRaster
import Foundation

@main
enum Main {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: PathGallery FOLDER GROWTH.CSV\n".utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    let growth: Growth
    do {
      growth = try Growth(contentsOf: URL(fileURLWithPath: CommandLine.arguments[2]))
    } catch {
      FileHandle.standardError.write(Data("PathGallery: \(error)\n".utf8))
      exit(1)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pictures: [(name: String, drawing: DisplayList)] = [
      ("booleans", Booleans.sheet.drawing()),
      ("close-calls", CloseCalls.sheet.drawing()),
      ("strokes", Strokes.sheet.drawing()),
      ("stroke-traps", StrokeTraps.sheet.drawing()),
      ("dashes", Dashes.sheet.drawing()),
      ("measures", Measures.sheet.drawing()),
      ("offsets", Offsets.sheet.drawing()),
      ("simplifying", Simplifying.sheet.drawing()),
      ("morphing", Morphing.sheet.drawing()),
      ("growth", growth.drawing()),
    ]
    for picture in pictures {
      let image = try Rasterizer(scale: 2).render(picture.drawing)
      try (coarser(image) ?? image).pngData().write(
        to: folder.appendingPathComponent("\(picture.name).png"))
    }
  }

  /// The picture with 32 levels a component, which the eye does not tell from 256 at an edge: the
  /// file is smaller by a third.
  static func coarser(_ image: CGImage) -> CGImage? {
    guard var pixels = image.dataProvider?.data, let space = image.colorSpace else { return nil }
    // Each component's upper five bits, and the highest of them again, so that 255 stays 255.
    pixels.withUnsafeMutableBytes { bytes in
      for i in 0..<(bytes.count / 8) {
        let eight = bytes.loadUnaligned(fromByteOffset: 8 * i, as: UInt64.self)
        let coarse = eight & 0xF8F8_F8F8_F8F8_F8F8 | eight >> 5 & 0x0707_0707_0707_0707
        bytes.storeBytes(of: coarse, toByteOffset: 8 * i, as: UInt64.self)
      }
    }
    guard let provider = CGDataProvider(data: pixels) else { return nil }
    return CGImage(
      width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
      bitsPerPixel: image.bitsPerPixel, bytesPerRow: image.bytesPerRow, space: space,
      bitmapInfo: image.bitmapInfo, provider: provider, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
  }
}
