import FiligreePixels
import Foundation

/// Pictures to draw, made from formulas.
enum TestImage {
  /// A picture of straight RGBA.
  static func make(
    _ width: Int, _ height: Int, space: CGColorSpace = .sRGBSpace,
    _ pixel: (Int, Int) -> SIMD4<UInt8>
  ) -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let p = pixel(x, y)
        bytes += [p.x, p.y, p.z, p.w]
      }
    }
    return CGImage(
      width: width, height: height, components: 4, depth: 8, space: space, bytes: bytes)
  }

  /// A chequered picture with a ramp of color and a clear round hole.
  static func chequered(_ width: Int, _ height: Int, square: Int = 4) -> CGImage {
    make(width, height) { x, y in
      let isDark = (x / square + y / square) % 2 == 0
      let (dx, dy) = (2 * x - width + 1, 2 * y - height + 1)
      let isHole = 6 * (dx * dx + dy * dy) < width * height
      return SIMD4(
        UInt8(255 * x / width), UInt8(255 * y / height), isDark ? 40 : 220, isHole ? 0 : 255)
    }
  }

  /// A letter R: no turn or mirror image of it looks like another.
  static func letter(_ scale: Int = 1) -> CGImage {
    let rows = [
      "########..", "##.....##.", "##......##", "##.....##.", "########..", "##..##....",
      "##...##...", "##....##..", "##.....##.", "##......##",
    ].map(Array.init)
    return make(10 * scale, 10 * scale) { x, y in
      rows[y / scale][x / scale] == "#" ? SIMD4(30, 60, 140, 255) : SIMD4(0, 0, 0, 0)
    }
  }
}
