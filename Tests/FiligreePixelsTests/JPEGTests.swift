import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct JPEGTests {
  static let colors = [[220, 40, 30], [30, 200, 60], [40, 60, 210], [128, 128, 128]]

  @Test func grayStaysGray() throws {
    let image = try CGImage(data: Data(fixture("gray.jpg")))
    expect(image.colorSpace == CGColorSpaceCreateDeviceGray())
    expect(isClose(image.fields, [[20], [90], [160], [230]], tolerance: 2))
  }

  @Test(arguments: ["color.jpg", "progressive.jpg", "srgb-profile.jpg"])
  func colors(_ name: String) throws {
    let image = try CGImage(data: Data(fixture(name)))
    expect(image.width == 24 && image.height == 16 && image.alphaInfo == .none)
    expect(image.colorSpace == CGColorSpace(name: CGColorSpace.sRGB))
    expect(isClose(image.fields, Self.colors, tolerance: 3))
  }

  /// Each color is (255 − ink) · (255 − black) / 255 of make.py's inks.
  @Test(arguments: ["cmyk.jpg", "ycck.jpg"]) func inks(_ name: String) throws {
    let image = try CGImage(data: Data(fixture(name)))
    expect(image.componentsPerPixel == 3)
    let expected = [[235, 51, 51], [46, 215, 46], [55, 75, 255], [127, 127, 127]]
    expect(isClose(image.fields, expected, tolerance: 4))
  }

  @Test func orientationIsApplied() throws {
    let image = try CGImage(data: Data(fixture("turned.jpg")))
    expect(image.width == 16 && image.height == 24)
    // Turned clockwise: the lower left comes to the upper left.
    let order = [2, 0, 3, 1].map { Self.colors[$0] }
    expect(isClose(image.fields, order, tolerance: 3))
  }

  @Test(arguments: CGImagePropertyOrientation.allCases)
  func everyOrientation(_ orientation: CGImagePropertyOrientation) throws {
    let plain = try fixture("color.jpg")
    let upright = try CGImage(data: Data(plain))
    let exif: [UInt8] =
      Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0]
      + [UInt8(orientation.rawValue), 0, 0, 0, 0, 0, 0, 0]
    let segment = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    let image = try CGImage(data: Data(plain[..<2] + segment + plain[2...]))
    expect(image.bytes == upright.oriented(orientation).bytes)
    expect(
      try PictureInfo(data: Data(plain[..<2] + segment + plain[2...])).orientation == orientation)
  }

  @Test func encoding() throws {
    let image = try CGImage(data: Data(fixture("lossless.webp")))
    for quality in [1, 0.95, 0.5] {
      let data = try image.encoded(as: .jpeg(quality: quality))
      let back = try CGImage(data: data)
      expect(isClose(back.fields, Self.colors, tolerance: quality > 0.9 ? 3 : 26))
    }
    let strange = try [Double.nan, -1, 2, .infinity].map {
      try image.encoded(as: .jpeg(quality: $0)).count
    }
    expect(strange[0] == strange[1] && strange[2] == strange[3])
    let clear = CGImage(
      width: 8, height: 8, components: 4, depth: 8,
      bytes: [UInt8](repeating: 0, count: 256))
    expect(try CGImage(data: clear.encoded(as: .jpeg(quality: 1))).pixel(4, 4) == [255, 255, 255])
  }

  @Test func displayP3IsWrittenAndRead() throws {
    let image = try CGImage(data: Data(fixture("color.jpg"))).inSpace(.displayP3Space)
    let back = try CGImage(data: image.encoded(as: .jpeg(quality: 1)))
    expect(back.colorSpace == CGColorSpace(name: CGColorSpace.displayP3))
  }

  @Test func otherKindsAreRefused() throws {
    var file = try fixture("color.jpg")
    let frame = try #require(
      (0..<(file.count - 1)).first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    file[frame + 4] = 12
    expect(failure { _ = try CGImage(data: Data(file)) }?.reason == .unsupported)
    file[frame + 4] = 8
    file[frame + 1] = 0xC3
    expect(failure { _ = try CGImage(data: Data(file)) }?.reason == .unsupported)
    file[frame + 1] = 0xC0
    for i in 5...8 { file[frame + i] = 0xFE }
    expect(failure { _ = try CGImage(data: Data(file)) }?.reason == .tooLarge)
  }
}
