import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// The bytes of a file in Fixtures.
func fixture(_ name: String) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: fixtureURL(name)))
}

/// The address of a file in Fixtures.
func fixtureURL(_ name: String) -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Fixtures/" + name)
}

/// Runs `body` with an empty folder, which is removed afterwards.
func withFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("filigree-" + UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}

/// The error of `body`, or nil.
func failure(_ body: () throws -> Void) -> PictureError? {
  do {
    try body()
    return nil
  } catch let error as PictureError {
    return error
  } catch {
    Issue.record("not a PictureError: \(error)")
    return nil
  }
}

extension CGImage {
  /// The numbers of one pixel, 8 or 16 bits.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let depth = bitsPerComponent / 8
    let start = y * bytesPerRow + x * bitsPerPixel / 8
    return (0..<componentsPerPixel).map { component in
      let at = start + component * depth
      return depth == 1 ? Int(bytes[at]) : Int(bytes[at]) | Int(bytes[at + 1]) << 8
    }
  }

  /// The middles of the four fields of make.py's picture.
  var fields: [[Int]] {
    [
      pixel(width / 4, height / 4), pixel(width * 3 / 4, height / 4),
      pixel(width / 4, height * 3 / 4), pixel(width * 3 / 4, height * 3 / 4),
    ]
  }
}

/// Whether no number is farther than `tolerance` from the one expected.
func isClose(_ a: [[Int]], _ b: [[Int]], tolerance: Int) -> Bool {
  zip(a, b).allSatisfy {
    $0.count == $1.count && zip($0, $1).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
