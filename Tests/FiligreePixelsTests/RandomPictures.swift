import FiligreePixels
import FiligreeTestSupport

/// A picture of random numbers; opacities are often empty or full, as in real pictures.
func randomPicture(
  _ random: inout RandomSource, width: Int, height: Int, components: Int, depth: Int
) -> CGImage {
  var bytes = [UInt8]()
  let alpha = components.isMultiple(of: 2)
  for _ in 0..<(width * height) {
    for component in 0..<components {
      for _ in 0..<(depth / 8) { bytes.append(UInt8(truncatingIfNeeded: random.next() >> 11)) }
      if alpha, component == components - 1, random.next() % 3 == 0 {
        let value: UInt8 = random.next() % 2 == 0 ? 0 : 255
        for i in 0..<(depth / 8) { bytes[bytes.count - 1 - i] = value }
      }
    }
  }
  return CGImage(width: width, height: height, components: components, depth: depth, bytes: bytes)
}
