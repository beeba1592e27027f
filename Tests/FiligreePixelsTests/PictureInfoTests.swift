import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct PictureInfoTests {
  @Test func headersAreEnough() throws {
    let info = try PictureInfo(contentsOf: fixtureURL("turned.jpg"))
    expect(info.format == .jpeg && info.width == 16 && info.height == 24)
    expect(info.orientation == .right && info.bitsPerComponent == 8 && !info.hasAlpha)
    expect(info.colorModel == .rgb && !info.isProgressive && !info.isLossless)
    expect(try PictureInfo(contentsOf: fixtureURL("progressive.jpg")).isProgressive)
    expect(try PictureInfo(contentsOf: fixtureURL("ycck.jpg")).colorModel == .cmyk)
    expect(try PictureInfo(contentsOf: fixtureURL("turned.webp")).width == 16)
    expect(try PictureInfo(contentsOf: fixtureURL("lossless.webp")).isLossless)
    expect(try !PictureInfo(contentsOf: fixtureURL("lossy.webp")).isLossless)
    expect(try PictureInfo(contentsOf: fixtureURL("alpha-lossy.webp")).hasAlpha)
    expect(try PictureInfo(contentsOf: fixtureURL("alpha-lossless.webp")).hasAlpha)
    let wide = try PictureInfo(contentsOf: fixtureURL("wide-profile.png"))
    expect(wide.profileName == "Wide gamma")
    expect(wide.decodedColorSpace?.name == CGColorSpace.sRGB)
    let palette = try PictureInfo(contentsOf: fixtureURL("palette.png"))
    expect(palette.colorModel == .indexed && palette.bitsPerComponent == 2)
    expect(palette.profileName == nil)
    let bitmap = try PictureInfo(data: Data("P4 300 2\n".utf8))
    expect(bitmap.width == 300 && bitmap.bitsPerComponent == 1 && bitmap.format == .pnm)
  }

  /// What decoding gives has the size and the space that the headers promise.
  @Test(arguments: HostileInputTests.names) func agreesWithDecoding(_ name: String) throws {
    let info = try PictureInfo(contentsOf: fixtureURL(name))
    let image = try CGImage(contentsOf: fixtureURL(name))
    expect(info.width == image.width && info.height == image.height)
    expect(info.decodedColorSpace == image.colorSpace)
    expect(info.hasAlpha == image.hasAlpha)
  }

  @Test func pixelsAreNotRead() throws {
    for (name, part) in [("color.jpg", 0.9), ("wide-profile.png", 0.9), ("lossy.webp", 0.9)] {
      let file = try fixture(name)
      let start = Array(file[..<Int(Double(file.count) * part)])
      expect(try PictureInfo(start, isWhole: false, limits: .default).width == 24, "\(name)")
    }
  }

  @Test func whatFollowsThePixelsIsFound() throws {
    try withFolder { folder in
      let file = try fixture("turned.webp")
      // A chunk of 200,000 bytes before the EXIF data, which stands at the end.
      let exif = try #require((0..<file.count).first { file[$0...].starts(with: "EXIF".utf8) })
      let filler = Array("XTRA".utf8) + [0x40, 0x0D, 3, 0] + [UInt8](repeating: 0, count: 200_000)
      var long = file[..<exif] + filler + file[exif...]
      let size = long.count - 8
      for i in 0..<4 { long[4 + i] = UInt8(truncatingIfNeeded: size >> (8 * i)) }
      let url = folder.appendingPathComponent("long.webp")
      try Data(long).write(to: url)
      expect(try PictureInfo(contentsOf: url).orientation == .left)
      expect(try CGImage(contentsOf: url).width == 16)
    }
  }

  @Test func longHeadersAreReadToTheirEnd() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("long.png")
      var builder = PNGBuilder(
        width: 5, height: 4, depth: 1, type: 0,
        samples: [Int](repeating: 0, count: 20))
      builder.chunks = [("tEXt", [UInt8](repeating: 65, count: 300_000)), ("sRGB", [0])]
      try Data(builder.bytes).write(to: url)
      expect(try PictureInfo(contentsOf: url).profileName == "sRGB")
      // The header that never ends is an error, not a wait.
      try Data(builder.bytes[..<200_000]).write(to: url)
      expect(failure { _ = try PictureInfo(contentsOf: url) }?.reason == .truncated)
    }
  }
}
