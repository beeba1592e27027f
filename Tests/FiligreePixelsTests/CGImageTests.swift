import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct CGImageTests {
  private func create(
    width: Int = 2, height: Int = 2, bits: Int = 8, perPixel: Int = 32, row: Int = 8,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: CGBitmapInfo = [],
    alpha: CGImageAlphaInfo = .last, bytes: [UInt8] = Array(0..<16)
  ) -> CGImage? {
    CGDataProvider(data: Data(bytes)).flatMap {
      CGImage(
        width: width, height: height, bitsPerComponent: bits, bitsPerPixel: perPixel,
        bytesPerRow: row, space: space,
        bitmapInfo: CGBitmapInfo(rawValue: info.rawValue | alpha.rawValue), provider: $0,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
  }

  @Test func layoutsBecomeCanonical() {
    let rgba = create()
    expect(rgba?.canonical().bytes == Array(0..<16))
    expect(rgba?.dataProvider?.data == Data(0..<16))
    expect(create(alpha: .first)?.canonical().bytes.prefix(4) == [1, 2, 3, 0])
    expect(create(alpha: .noneSkipLast)?.canonical().bytes.prefix(6) == [0, 1, 2, 4, 5, 6])
    expect(create(alpha: .noneSkipFirst)?.canonical().bytes.prefix(6) == [1, 2, 3, 5, 6, 7])
    let bgra = create(info: .byteOrder32Little, alpha: .premultipliedFirst)
    expect(bgra?.canonical().bytes.prefix(4) == [2, 1, 0, 3])
    expect(bgra?.canonical().alphaInfo == .premultipliedLast)
    expect(bgra?.byteOrderInfo == .order32Little)
    let padded = create(width: 1, row: 12)
    expect(padded?.canonical().bytes == [0, 1, 2, 3, 12, 13, 14, 15])
    let deep = create(
      width: 1, bits: 16, perPixel: 16, row: 4, space: CGColorSpaceCreateDeviceGray(), alpha: .none)
    expect(deep?.canonical().bytes == [1, 0, 5, 4])
  }

  @Test func contradictionsGiveNil() {
    expect(create(width: 0) == nil)
    expect(create(height: -1) == nil)
    expect(create(height: .max) == nil)
    expect(create(width: .max) == nil)
    expect(create(bits: 5) == nil)
    expect(create(perPixel: 24) == nil)
    expect(create(perPixel: -32) == nil)
    expect(create(row: 7) == nil)
    expect(create(row: .max) == nil)
    expect(create(row: .min) == nil)
    expect(create(space: CGColorSpaceCreateDeviceGray()) == nil)
    expect(create(info: .floatComponents) == nil)
    expect(create(info: .byteOrder16Little) == nil)
    expect(create(bytes: Array(0..<15)) == nil)
    // The last row may end early, and bytes beyond it are of no matter.
    expect(create(width: 1, row: 12) != nil)
    expect(create(bytes: Array(0..<40)) != nil)
  }

  @Test func cropping() throws {
    let image = CGImage(width: 4, height: 3, components: 1, depth: 8, bytes: Array(0..<12))
    let part = try #require(image.cropping(to: CGRect(x: 1.5, y: 1, width: 1, height: 5)))
    expect(part.width == 2 && part.height == 2 && part.bytes == [5, 6, 9, 10])
    expect(image.cropping(to: .infinite)?.bytes == image.bytes)
    expect(image.cropping(to: CGRect(x: 4, y: 3, width: -2, height: -1))?.bytes == [10, 11])
    for rect in [
      CGRect.null, .zero, CGRect(x: 4, y: 0, width: 1, height: 1),
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
      CGRect(x: -CGFloat.infinity, y: 0, width: 1, height: 1),
    ] { expect(image.cropping(to: rect) == nil, "\(rect)") }
  }

  /// Where row 0 and column 0 of the stored picture are seen, by EXIF's table.
  @Test func orientations() {
    let image = CGImage(width: 3, height: 2, components: 1, depth: 8, bytes: [1, 2, 3, 4, 5, 6])
    let expected: [CGImagePropertyOrientation: [UInt8]] = [
      .up: [1, 2, 3, 4, 5, 6], .upMirrored: [3, 2, 1, 6, 5, 4], .down: [6, 5, 4, 3, 2, 1],
      .downMirrored: [4, 5, 6, 1, 2, 3], .leftMirrored: [1, 4, 2, 5, 3, 6],
      .right: [4, 1, 5, 2, 6, 3], .rightMirrored: [6, 3, 5, 2, 4, 1], .left: [3, 6, 2, 5, 1, 4],
    ]
    for orientation in CGImagePropertyOrientation.allCases {
      let seen = image.oriented(orientation)
      expect(seen.bytes == expected[orientation], "\(orientation)")
      expect(seen.width == (orientation.rawValue < 5 ? 3 : 2))
    }
  }

  @Test func premultiplication() {
    // Every color under every opacity, against rounded quotients.
    var bytes = [UInt8]()
    for alpha in 0...255 { for color in 0...255 { bytes += [UInt8(color), UInt8(alpha)] } }
    let image = CGImage(width: 256, height: 256, components: 2, depth: 8, bytes: bytes)
    let premultiplied = image.premultiplied()
    let straight = premultiplied.straight()
    var wrong = 0
    for alpha in 0...255 {
      for color in 0...255 {
        let product = premultiplied.pixel(color, alpha)[0]
        if product != Int((Double(color * alpha) / 255).rounded()) { wrong += 1 }
        let quotient = alpha == 0 ? 0 : Int((Double(product * 255) / Double(alpha)).rounded())
        if straight.pixel(color, alpha)[0] != quotient { wrong += 1 }
      }
    }
    expect(wrong == 0)
    expect(straight.premultiplied().bytes == premultiplied.bytes)
  }

  @Test func anOpaquePictureIsTheSameStraight() {
    let count = 3 * 5
    // Opaque, and with each pixel in turn that is not.
    for clear in -1..<count {
      var bytes: [UInt8] = []
      for pixel in 0..<count {
        let color = UInt8(4 * pixel)
        bytes += [color, color + 1, color + 2, pixel == clear ? 128 : 255]
      }
      let image = CGImage(
        width: 3, height: 5, components: 4, depth: 8, isPremultiplied: true, bytes: bytes)
      let straight = image.straight()
      expect(!straight.isPremultiplied)
      var expected = bytes
      if clear >= 0 {
        for at in (4 * clear)..<(4 * clear + 3) {
          expected[at] = UInt8(min(255, (Int(bytes[at]) * 255 + 64) / 128))
        }
      }
      expect(straight.bytes == expected, "clear pixel \(clear)")
    }
  }

  @Test func coreImage() throws {
    let image = CIImage(
      cgImage: CGImage(
        width: 3, height: 2, components: 1, depth: 8,
        bytes: [1, 2, 3, 4, 5, 6]))
    expect(image.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
    expect(image.cgImage?.width == 3)
    expect(CIImage(contentsOf: fixtureURL("color.jpg"))?.extent.width == 24)
    expect(CIImage(contentsOf: fixtureURL("none.jpg")) == nil)
    expect(CIImage(data: Data([1, 2, 3])) == nil)
  }
}
