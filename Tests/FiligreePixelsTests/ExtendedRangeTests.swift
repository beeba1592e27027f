import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreePixels

/// Colors beyond 0…1, in memory and in files.
struct ExtendedRangeTests {
  private func picture(_ pixels: [SIMD4<Float>], _ width: Int) -> CGImage {
    CGImage(
      width: width, height: pixels.count / width, floats: pixels, space: .extendedLinearSRGBSpace)
  }

  /// The chunks of a PNG before its pixels, and IHDR's bit depth.
  private func chunks(_ png: [UInt8]) -> (names: [String], depth: UInt8, cicp: [UInt8]?) {
    var names: [String] = []
    var cicp: [UInt8]?
    var at = 8
    while at + 8 <= png.count {
      let length = png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: png[at + 4..<at + 8], as: UTF8.self)
      if name == "IDAT" { break }
      names.append(name)
      if name == "cICP" { cicp = Array(png[at + 8..<at + 12]) }
      at += 12 + length
    }
    return (names, png[24], cicp)
  }

  @Test func componentsOfExtendedSpacesAreKept() {
    let color = CGColor(
      space: .extendedLinearSRGBSpace, values: [4, -0.5, .nan, 3])
    expect(color.components == [4, -0.5, 0, 1])
    let huge = CGColor(space: .extendedSRGBSpace, values: [.infinity, -.infinity, 1e30, 0.5])
    expect(huge.components == [65504, -65504, 65504, 0.5])
    expect(
      CGColor(space: .linearSRGBSpace, values: [4, -0.5, 0.5, 1]).components == [1, 0, 0.5, 1])
  }

  @Test func conversionsThereAndBack() throws {
    let spaces: [CGColorSpace] = [
      .extendedSRGBSpace, .extendedLinearSRGBSpace, .extendedDisplayP3Space,
    ]
    for from in spaces {
      for to in spaces {
        let color = CGColor(space: from, values: [1.75, -0.25, 0.4, 0.5])
        let there = try #require(
          color.converted(to: to, intent: .defaultIntent, options: nil))
        let back = try #require(there.converted(to: from, intent: .defaultIntent, options: nil))
        for (a, b) in zip(color.components ?? [], back.components ?? []) {
          expect(abs(a - b) < 1e-9, "\(from.kind) \(to.kind)")
        }
      }
    }
    // P3's red, as Apple's ColorSync has it in extended sRGB: 1.0930, −0.2267, −0.1501.
    let red =
      CGColor(space: .displayP3Space, values: [1, 0, 0, 1])
      .converted(to: .extendedSRGBSpace, intent: .defaultIntent, options: nil)?.components ?? []
    expect(abs(red[0] - 1.0930) < 2e-4 && abs(red[1] + 0.2267) < 2e-4)
    expect(abs(red[2] + 0.1501) < 2e-4)
    let gray =
      CGColor(gray: 0.5, alpha: 1)
      .converted(to: .linearSRGBSpace, intent: .defaultIntent, options: nil)?.components ?? []
    expect(abs(gray[0] - 0.21404) < 1e-5)
    for name in [
      CGColorSpace.linearSRGB, CGColorSpace.extendedSRGB, CGColorSpace.extendedLinearSRGB,
      CGColorSpace.extendedDisplayP3,
    ] {
      expect(CGColorSpace(name: name)?.name == name)
    }
  }

  /// A picture is written in the smallest space that has its colors.
  @Test func spacesOfFiles() throws {
    let white = SIMD4<Float>(1, 1, 1, 1)
    let inside = chunks(try picture([white, [0.2, 0.1, 0.05, 0.5]], 2).encodedBytes(as: .png))
    expect(inside.names.contains("sRGB") && inside.cicp == nil && inside.depth == 16)
    // P3's green.
    let wide = chunks(
      try picture([white, [-0.2249, 1.0420, -0.0786, 1]], 2).encodedBytes(as: .png))
    expect(wide.cicp == [12, 13, 0, 1] && wide.names.contains("iCCP") && wide.depth == 16)
    let bright = chunks(try picture([white, [4, 4, 4, 1]], 2).encodedBytes(as: .png))
    expect(bright.cicp == [9, 16, 0, 1] && bright.depth == 16)
    expect(!bright.names.contains("iCCP") && !bright.names.contains("sRGB"))
  }

  /// What lies beyond 0…1 comes back from a file.
  @Test func roundTrips() throws {
    let pixels: [SIMD4<Float>] = [
      [4, 2, 0.5, 1], [0, 0, 0, 1], [1, 1, 1, 1], [12, 40, 3, 1], [0.5, -0.02, 0.25, 1],
      [2, 0.25, 0.5, 0.5], [0, 0, 0, 0], [0.001, 0.0005, 0.002, 1],
    ]
    let read = try CGImage(data: Data(picture(pixels, 4).encodedBytes(as: .png)))
    expect(read.isFloat && read.colorSpace == .extendedLinearSRGBSpace)
    for (a, b) in zip(pixels, read.linearPixels()) {
      for i in 0..<4 {
        expect(abs(a[i] - b[i]) <= 2e-4 * max(abs(a[i]), 0.1) + 1e-5, "\(a), \(b)")
      }
    }
    let info = try PictureInfo(data: Data(picture(pixels, 4).encodedBytes(as: .png)))
    expect(info.decodedColorSpace == .extendedLinearSRGBSpace)
  }

  /// SMPTE ST 2084's own table: 100 cd/m² at 0.5081, 1000 at 0.7518, 10,000 at 1.
  @Test func perceptualQuantizer() {
    for (luminance, number) in [(0.0, 0.0), (100, 0.5081), (1000, 0.7518), (10000, 1)] {
      let light = luminance / PerceptualQuantizer.white
      expect(abs(PerceptualQuantizer.number(light) - number) < 1e-4)
      expect(abs(PerceptualQuantizer.light(PerceptualQuantizer.number(light)) - light) < 1e-6)
    }
    expect(PerceptualQuantizer.number(-1) < 1e-6 && PerceptualQuantizer.number(1e9) == 1)
    expect(PerceptualQuantizer.number(.nan) <= 1)
  }

  /// Everything that takes pictures takes those of floating-point numbers: colors are cut.
  @Test func floatsInOtherPlaces() throws {
    let image = picture([[4, 0.21404, -1, 1], [0.5, 0.25, 0, 0.5]], 2)
    let bytes = image.premultipliedSRGB8()
    expect(bytes[0] == 255 && abs(Int(bytes[1]) - 127) <= 1 && bytes[2] == 0 && bytes[3] == 255)
    expect(bytes[7] == 128 && bytes[4] == 128)
    expect(image.downscaled(width: 1, height: 1).width == 1)
    for encoding in [PictureEncoding.jpeg(quality: 0.9), .webp(quality: 0.9), .losslessWebP] {
      expect(try CGImage(data: image.encoded(as: encoding)).width == 2)
    }
    expect(image.oriented(.right).height == 2)
    expect(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1))?.linearPixels().count == 1)
    let odd = picture([[.nan, .infinity, -.infinity, .nan]], 1)
    expect(odd.linearPixels() == [SIMD4(0, 65504, -65504, 0)])
    _ = try odd.encodedBytes(as: .png)
  }

  /// Files of 8 bits a component have the colors that sRGB has, and Display P3's by its profile.
  @Test func filesOfEightBits() throws {
    // Light that sRGB codes as 128, 64 and 255, at half opacity and at full.
    let light = SIMD4<Float>(0.2158605, 0.0512695, 1, 1)
    let flat = picture([SIMD4<Float>](repeating: light, count: 64), 8)
    for encoding in [PictureEncoding.jpeg(quality: 1), .webp(quality: 1), .losslessWebP] {
      let read = try CGImage(data: flat.encoded(as: encoding))
      expect(read.colorSpace == .sRGBSpace)
      for (i, number) in read.straightRGBA16().enumerated() {
        let level = (Int(number) + 128) / 257
        expect(abs(level - [128, 64, 255, 255][i % 4]) <= (encoding == .losslessWebP ? 0 : 3))
      }
    }
    let clear = try CGImage(
      data: picture([light * 0.5, [0, 0, 0, 0]], 2).encoded(as: .losslessWebP))
    let levels = clear.straightRGBA16().map { Int($0) / 257 }
    expect(levels == [128, 64, 255, 128, 0, 0, 0, 0])
    // Half of it laid on white.
    let paper = try CGImage(
      data: picture([SIMD4<Float>](repeating: light * 0.5, count: 64), 8)
        .encoded(as: .jpeg(quality: 1)))
    for (level, exact) in zip(paper.straightRGBA16().map { Int($0) / 257 }, [191, 159, 255]) {
      expect(abs(level - exact) <= 3)
    }
    let green = picture([[-0.2249, 1.0420, -0.0786, 1]], 1)
    for encoding in [PictureEncoding.jpeg(quality: 1), .losslessWebP] {
      let read = try CGImage(data: green.encoded(as: encoding))
      expect(read.colorSpace == .displayP3Space)
      for (a, b) in zip(read.straightRGBA16().map { Int($0) / 257 }, [0, 255, 0]) {
        expect(abs(a - b) <= 3)
      }
    }
  }

  /// Core Graphics' way to make one.
  @Test func creation() throws {
    let values: [Float] = [2, 0.5, 0, 1]
    let provider = CGDataProvider(bytes: values.withUnsafeBytes { [UInt8]($0) })
    func image(_ bits: Int, _ info: UInt32, _ space: CGColorSpace) -> CGImage? {
      CGImage(
        width: 1, height: 1, bitsPerComponent: bits, bitsPerPixel: 4 * bits, bytesPerRow: bits / 2,
        space: space, bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil,
        shouldInterpolate: true, intent: .defaultIntent)
    }
    let float = CGBitmapInfo.floatComponents.rawValue
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    let last = CGImageAlphaInfo.premultipliedLast.rawValue
    let made = try #require(image(32, float | little | last, .extendedSRGBSpace))
    expect(abs(made.linearPixels()[0].x - Float(ToneCurve.sRGBLight(2))) < 1e-3)
    expect(image(32, little | last, .extendedSRGBSpace) == nil)
    expect(image(32, float | last, .extendedSRGBSpace) == nil)
    expect(image(16, float | little | last, .extendedSRGBSpace) == nil)
    expect(image(32, float | little | last, .graySpace) == nil)
    let first = CGImageAlphaInfo.premultipliedFirst.rawValue
    expect(image(32, float | little | first, .extendedSRGBSpace) == nil)
  }

  /// Integers in proportion to light become coded ones.
  @Test func linearIntegers() throws {
    let image = CGImage(
      width: 2, height: 1, components: 3, depth: 8, space: .linearSRGBSpace,
      bytes: [55, 55, 55, 255, 0, 255])
    let coded = image.premultipliedSRGB8()
    expect(coded == [128, 128, 128, 255, 255, 0, 255, 255])
    expect(try chunks(image.encodedBytes(as: .png)).names.contains("sRGB"))
  }
}
