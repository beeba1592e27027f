import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct PNGTests {
  @Test func everyLayoutComesBackExactly() throws {
    for seed in UInt64(0)..<60 {
      var random = RandomSource(seed: seed)
      let components = 1 + Int(random.next() % 4)
      let depth = random.next() % 2 == 0 ? 8 : 16
      let image = randomPicture(
        &random, width: 1 + Int(random.next() % 40), height: 1 + Int(random.next() % 40),
        components: components, depth: depth)
      let back = try CGImage(data: image.pngData())
      #expect(back.bytes == image.bytes, "seed \(seed)")
      #expect(back.bitsPerComponent == depth && back.componentsPerPixel == components)
      #expect(back.bitmapInfo == image.bitmapInfo)
    }
  }
}
