import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct WebPTests {
  private static let clear = [
    [220, 40, 30, 255], [30, 200, 60, 128], [40, 60, 210, 255], [0, 0, 0, 0],
  ]

  @Test func lossless() throws {
    expect(try CGImage(data: Data(fixture("lossless.webp"))).fields == JPEGTests.colors)
    let image = try CGImage(data: Data(fixture("alpha-lossless.webp")))
    expect(image.fields == Self.clear && image.alphaInfo == .last)
  }

  @Test func lossy() throws {
    let image = try CGImage(data: Data(fixture("lossy.webp")))
    expect(isClose(image.fields, JPEGTests.colors, tolerance: 6))
    let clear = try CGImage(data: Data(fixture("alpha-lossy.webp"))).fields
    expect(isClose(Array(clear[..<3]), Array(Self.clear[..<3]), tolerance: 6))
    expect(clear[3][3] == 0)
  }

  @Test func anAnimationGivesItsFirstFrame() throws {
    let image = try CGImage(data: Data(fixture("animated.webp")))
    expect(image.width == 24 && image.height == 16)
    expect(image.fields == Self.clear)
    expect(try PictureInfo(data: Data(fixture("animated.webp"))).isAnimated)
  }

  @Test func orientationIsApplied() throws {
    let image = try CGImage(data: Data(fixture("turned.webp")))
    expect(image.width == 16 && image.height == 24)
    expect(image.fields == [1, 3, 0, 2].map { JPEGTests.colors[$0] })
  }

  @Test func encoding() throws {
    var random = RandomSource(seed: 3)
    for components in 1...4 {
      let image = randomPicture(&random, width: 13, height: 9, components: components, depth: 8)
      let back = try CGImage(data: image.encoded(as: .losslessWebP))
      expect(back.straightRGBA16() == image.straightRGBA16(), "\(components) components")
    }
    let picture = try CGImage(data: Data(fixture("alpha-lossless.webp")))
    let lossy = try CGImage(data: picture.encoded(as: .webp(quality: 0.9)))
    expect(isClose(Array(lossy.fields[..<3]), Array(Self.clear[..<3]), tolerance: 8))
  }

  @Test func displayP3IsWrittenAndRead() throws {
    for name in ["lossless.webp", "alpha-lossless.webp"] {
      let image = try CGImage(data: Data(fixture(name))).inSpace(.displayP3Space)
      for encoding in [PictureEncoding.losslessWebP, .webp(quality: 0.95)] {
        let back = try CGImage(data: image.encoded(as: encoding))
        expect(back.colorSpace == CGColorSpace(name: CGColorSpace.displayP3))
        expect(back.hasAlpha == image.hasAlpha)
      }
    }
  }

  @Test func sizesBeyondTheFormatAreRefused() {
    let image = CGImage(
      width: 16384, height: 1, components: 1, depth: 8,
      bytes: [UInt8](repeating: 0, count: 16384))
    expect(failure { _ = try image.encoded(as: .losslessWebP) }?.reason == .invalidArgument)
  }
}
