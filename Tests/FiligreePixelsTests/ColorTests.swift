import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// Colors under embedded profiles.
///
/// The numbers are Little CMS's (Fixtures/make.py prints them).
@Suite struct ColorTests {
  private static let colors = [
    [220, 40, 30], [30, 200, 60], [40, 60, 210], [128, 128, 128], [90, 120, 100],
  ]

  private func image(_ chunks: [(String, [UInt8])], depth: Int = 8) throws -> CGImage {
    let scale = depth == 16 ? 257 : 1
    let samples = Self.colors.flatMap { $0 }.map { $0 * scale }
    let builder = PNGBuilder(
      width: 5, height: 1, depth: depth, type: 2, samples: samples, chunks: chunks)
    return try CGImage(data: Data(builder.bytes))
  }

  @Test func sRGBIsRecognized() throws {
    for name in ["srgb-profile.png", "srgb-profile.jpg"] {
      let data = Data(try fixture(name))
      expect(try CGImage(data: data).colorSpace?.name == CGColorSpace.sRGB)
      expect(try PictureInfo(data: data).profileName?.contains("sRGB") == true)
    }
    expect(try CGImage(data: Data(fixture("srgb-profile.png"))).fields == JPEGTests.colors)
    for chunks in [
      [("sRGB", [0])], [("gAMA", PNGBuilder.big(45455))], [("cICP", [1, 13, 0, 1])], [],
    ] as [[(String, [UInt8])]] {
      let image = try image(chunks)
      expect(image.bytes == Self.colors.flatMap { $0 }.map(UInt8.init))
      expect(image.colorSpace?.name == CGColorSpace.sRGB)
    }
  }

  @Test func matrixProfilesAreConverted() throws {
    let wide = [[255, 35, 23], [0, 201, 37], [21, 57, 215], [129, 129, 129]]
    expect(
      isClose(try CGImage(data: Data(fixture("wide-profile.png"))).fields, wide, tolerance: 1))
    expect(isClose(try CGImage(data: Data(fixture("profile.webp"))).fields, wide, tolerance: 1))
    let sampled = [[227, 53, 40], [40, 210, 77], [53, 77, 219], [146, 146, 146]]
    let image = try CGImage(data: Data(fixture("sampled-profile.png")))
    expect(isClose(image.fields, sampled, tolerance: 1))
    let gray = try CGImage(data: Data(fixture("gray-profile.png")))
    expect(isClose(gray.fields, [[26], [109], [176], [235]], tolerance: 1))
    expect(gray.colorSpace == CGColorSpaceCreateDeviceGray())
  }

  @Test func displayP3IsKept() throws {
    let packed = [0x61, 0, 0] + PNGBuilder.zlib(ICCProfile.displayP3)
    for chunk in [("iCCP", packed), ("cICP", [12, 13, 0, 1])] {
      let image = try image([chunk])
      expect(image.colorSpace?.name == CGColorSpace.displayP3)
      expect(image.bytes == Self.colors.flatMap { $0 }.map(UInt8.init))
    }
  }

  @Test func theFirstOfSeveralStatementsCounts() throws {
    let p3 = ("cICP", [12, 13, 0, 1] as [UInt8])
    expect(try image([("sRGB", [0]), p3]).colorSpace?.name == CGColorSpace.displayP3)
    let dark = ("gAMA", PNGBuilder.big(100_000))
    expect(try image([dark, ("sRGB", [0])]).pixel(3, 0) == [128, 128, 128])
  }

  @Test func gammaAndPrimariesAreConverted() throws {
    // Linear light: sRGB's number for 128/255 of the light is 188.
    expect(try image([("gAMA", PNGBuilder.big(100_000))]).pixel(3, 0) == [188, 188, 188])
    let deep = try image([("gAMA", PNGBuilder.big(100_000))], depth: 16).pixel(3, 0)
    let exact = (1.055 * pow(128.0 / 255, 1 / 2.4) - 0.055) * 65535
    expect(abs(Double(deep[0]) - exact) <= 0.6)
    // P3's primaries are the space that is kept, by whichever chunk.
    let p3 = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]
    let kept = try image([("cHRM", p3.flatMap(PNGBuilder.big))])
    expect(kept.colorSpace?.name == CGColorSpace.displayP3)
    // Adobe RGB (1998) by chunks is what its profile is.
    let adobe = [31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000]
    let converted = try image([
      ("gAMA", PNGBuilder.big(45470)), ("cHRM", adobe.flatMap(PNGBuilder.big)),
    ])
    let expected = [
      [255, 35, 23], [0, 201, 37], [21, 57, 215], [129, 129, 129], [72, 121, 99],
    ]
    expect(isClose((0..<5).map { converted.pixel($0, 0) }, expected, tolerance: 1))
  }

  @Test func whatCannotBeHonoredIsRefused() throws {
    let tables = failure { _ = try CGImage(data: Data(fixture("tables-profile.png"))) }
    expect(tables?.reason == .unsupported)
    expect(tables?.description.contains("Tables only") == true)
    expect(try PictureInfo(data: Data(fixture("tables-profile.png"))).decodedColorSpace == nil)
    let bad: [(String, [UInt8], PictureError.Reason)] = [
      ("cICP", [9, 18, 0, 1], .unsupported),
      ("cICP", [1, 13, 1, 1], .unsupported), ("cICP", [1, 13, 0, 0], .unsupported),
      ("gAMA", PNGBuilder.big(0), .corrupt), ("gAMA", PNGBuilder.big(0x7FFF_FFFF), .corrupt),
      ("cHRM", [UInt8](repeating: 0, count: 32), .corrupt),
      ("cHRM", [1, 2, 3], .corrupt), ("iCCP", [1, 2, 3], .corrupt),
      ("iCCP", [0x61, 0, 0] + PNGBuilder.zlib([UInt8](repeating: 0, count: 200)), .corrupt),
    ]
    for (name, data, reason) in bad {
      expect(failure { _ = try image([(name, data)]) }?.reason == reason, "\(name) \(data)")
    }
  }

  @Test func opacityIsNoColor() throws {
    let builder = PNGBuilder(
      width: 1, height: 1, depth: 8, type: 6, samples: [128, 128, 128, 77],
      chunks: [("gAMA", PNGBuilder.big(100_000))])
    expect(try CGImage(data: Data(builder.bytes)).pixel(0, 0) == [188, 188, 188, 77])
  }
}
