import Filigree
import Foundation

/// Pictures as PNG and WebP: bytes, and milliseconds of processor time in one thread, medians of five.
///
///     Encodings PICTURE...
///
/// Prints a line a picture and encoding, with tabs: the picture, its size, the encoding, bytes, milliseconds. `peers.py` reads
/// them, and puts other programs beside.
@main
struct Encodings {
  static let encodings: [(name: String, encoding: PictureEncoding)] = [
    ("PNG", .png), ("PNG, level 1", .compressedPNG(level: 1)),
    ("PNG, level 4", .compressedPNG(level: 4)), ("PNG, level 9", .compressedPNG(level: 9)),
    ("WebP, lossless", .losslessWebP),
  ]

  static func main() throws {
    for path in CommandLine.arguments.dropFirst() {
      let image = try CGImage(contentsOf: URL(fileURLWithPath: path))
      for (name, encoding) in encodings {
        var times: [Double] = []
        var bytes = 0
        for _ in 0..<5 {
          let start = processorTime()
          bytes = try image.encoded(as: encoding).count
          times.append(processorTime() - start)
        }
        let time = String(format: "%.3f", times.sorted()[2])
        print(path, "\(image.width)x\(image.height)", name, bytes, time, separator: "\t")
      }
    }
  }

  /// Milliseconds that this process has worked.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
