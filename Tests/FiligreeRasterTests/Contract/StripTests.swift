import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Drawing into memory, in strips and into a file that is larger than memory.
struct StripTests {
  /// Shapes, strokes, a clip and a layer; nothing whose positions are rounded from a corner.
  private let list = drawing(90, 70) { recorder in
    for i in 0..<12 {
      let x = CGFloat(i * 7)
      recorder.fill(
        Path(ellipseIn: CGRect(x: x, y: x * 0.7, width: 25, height: 17)),
        with: .color(.rgb(CGFloat(i) / 12, 0.5, 0.2)))
    }
    recorder.clip(to: Path(ellipseIn: CGRect(x: 10, y: 5, width: 70, height: 60)))
    recorder.opacity = 0.5
    recorder.stroke(
      Path(roundedRect: CGRect(x: 15, y: 10, width: 50, height: 45), cornerRadius: 9),
      with: .color(.rgb(0, 0, 1)), style: StrokeStyle(lineWidth: 6, dash: [9, 4]))
  }

  @Test(arguments: [1, 7, 32, 70, 1000])
  func stripsMakeThePicture(rows: Int) throws {
    let rasterizer = Rasterizer(threads: 2)
    var bytes: [UInt8] = []
    try rasterizer.renderStrips(list, rows: rows) { strip, y in
      expect(y * 90 * 4 == bytes.count && strip.width == 90 && strip.height <= max(rows, 1))
      bytes += strip.bytes
    }
    let whole = try rasterizer.render(list).bytes
    let far = zip(whole, bytes).filter { abs(Int($0) - Int($1)) > 4 }.count
    expect(bytes.count == whole.count && far == 0, "\(far) bytes differ by more than 4")
    // In one strip it is the picture.
    if rows >= 70 { expect(bytes == whole) }
  }

  @Test func memoryHoldsThePicture() throws {
    let expected = try Rasterizer().render(list).bytes
    var memory = [UInt8](repeating: 77, count: 100 * 4 * 70)
    try memory.withUnsafeMutableBytes {
      try Rasterizer().render(list, into: $0, bytesPerRow: 400)
    }
    for y in 0..<70 {
      expect(memory[y * 400..<y * 400 + 360].elementsEqual(expected[y * 360..<(y + 1) * 360]))
      expect(memory[y * 400 + 360..<(y + 1) * 400].allSatisfy { $0 == 77 })
    }
  }

  @Test func memoryThatDoesNotFit() {
    var memory = [UInt32](repeating: 0, count: 90 * 70)
    memory.withUnsafeMutableBytes { memory in
      for (buffer, bytesPerRow) in [
        (UnsafeMutableRawBufferPointer(rebasing: memory.dropLast(4)), 360),
        (memory, 356), (memory, 362), (memory, .max), (memory, -360), (memory, 364),
        (UnsafeMutableRawBufferPointer(rebasing: memory.dropFirst(2)), 360),
        (UnsafeMutableRawBufferPointer(start: nil, count: 0), 360),
      ] {
        let error = RasterError.unfitMemory(
          width: 90, height: 70, bytesPerRow: bytesPerRow, size: buffer.count)
        #expect(throws: error) {
          try Rasterizer().render(list, into: buffer, bytesPerRow: bytesPerRow)
        }
      }
    }
  }

  @Test func fileHoldsThePicture() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "StripTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("picture.png")
    let rasterizer = Rasterizer(background: .rgb(1, 1, 1))
    try rasterizer.writePNG(list, to: url, level: 1)
    let read = try CGImage(contentsOf: url)
    expect(read.straight().bytes == (try rasterizer.render(list)).straight().bytes)
    // What fails leaves the old file, and nothing else.
    var cut = rasterizer
    cut.pixelLimit = 10
    #expect(throws: RasterError.self) { try cut.writePNG(list, to: url) }
    #expect(throws: StripError.self) {
      try PNGStream.write(to: url, width: 90, height: 70) { _ in throw StripError() }
    }
    #expect(throws: PictureError.self) {
      let strip = try rasterizer.render(list)
      try PNGStream.write(to: url, width: 91, height: 70) { _ in strip }
    }
    #expect(throws: PictureError.self) {
      try rasterizer.writePNG(list, to: folder.appendingPathComponent("none/picture.png"))
    }
    expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["picture.png"])
    expect(try CGImage(contentsOf: url).bytes == read.bytes)
  }

  private struct StripError: Error {}
}
