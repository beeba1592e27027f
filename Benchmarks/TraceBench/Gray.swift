import FiligreePixels
import Foundation

/// A gray picture, and what a scanner does to one.
struct Gray {
  let width: Int
  let height: Int
  var samples: [UInt8]

  init(_ image: CGImage) {
    width = image.width
    height = image.height
    let rgba = image.straightRGBA16()
    samples = (0..<(width * height)).map { UInt8(rgba[4 * $0 + 1] >> 8) }
  }

  /// Blurs by a sixteenth, a quarter… of a pixel's neighbors, and adds noise.
  mutating func scan(noise: Double = 6) {
    // Binomial weights twice: a deviation of 0.7 pixels both ways.
    let weights = [0.25, 0.5, 0.25]
    var values = samples.map(Double.init)
    func clamp(_ i: Int, _ n: Int) -> Int { min(max(i, 0), n - 1) }
    var other = values
    for y in 0..<height {
      for x in 0..<width {
        var sum = 0.0
        for k in -1...1 { sum += weights[k + 1] * values[y * width + clamp(x + k, width)] }
        other[y * width + x] = sum
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        var sum = 0.0
        for k in -1...1 { sum += weights[k + 1] * other[clamp(y + k, height) * width + x] }
        values[y * width + x] = sum
      }
    }
    var random = Random(seed: 77)
    // Ink is not black and paper not white.
    samples = values.map {
      UInt8(min(max((30 + 205 * $0 / 255 + noise * random.normal()).rounded(), 0), 255))
    }
  }

  /// Portable graymap.
  var pgm: [UInt8] { Array("P5\n\(width) \(height)\n255\n".utf8) + samples }

  /// Portable bitmap; 1 is ink.
  var pbm: [UInt8] {
    var bytes = Array("P4\n\(width) \(height)\n".utf8)
    for y in 0..<height {
      var x = 0
      while x < width {
        var byte: UInt8 = 0
        for k in 0..<8 where x + k < width {
          if samples[y * width + x + k] < 128 { byte |= 0x80 >> UInt8(k) }
        }
        bytes.append(byte)
        x += 8
      }
    }
    return bytes
  }

  var image: CGImage {
    CGImage(width: width, height: height, components: 1, depth: 8, bytes: samples)
  }
}
