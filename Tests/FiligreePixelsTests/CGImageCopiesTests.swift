import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreePixels

/// Pictures from files by Core Graphics' names, in other spaces, and through masks.
struct CGImageCopiesTests {
  private let image = CGImage(
    width: 2, height: 1, components: 3, depth: 8, bytes: [255, 0, 0, 10, 20, 30])

  @Test func files() throws {
    let png = CGDataProvider(bytes: try image.encodedBytes(as: .png))
    let jpeg = CGDataProvider(bytes: try image.encodedBytes(as: .jpeg(quality: 1)))
    func fromPNG(_ source: CGDataProvider) -> CGImage? {
      CGImage(
        pngDataProviderSource: source, decode: nil, shouldInterpolate: false,
        intent: .defaultIntent)
    }
    func fromJPEG(_ source: CGDataProvider) -> CGImage? {
      CGImage(
        jpegDataProviderSource: source, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent)
    }
    let read = try #require(fromPNG(png))
    expect(read.straightRGBA16() == image.straightRGBA16() && !read.shouldInterpolate)
    expect(fromJPEG(jpeg)?.width == 2)
    expect(fromPNG(jpeg) == nil && fromJPEG(png) == nil)
    expect(fromPNG(CGDataProvider(bytes: [])) == nil)
    expect(fromPNG(CGDataProvider(bytes: Array(png.bytes.prefix(40)))) == nil)
  }

  @Test func otherSpaces() throws {
    let copy = try #require(image.copy(colorSpace: .displayP3Space))
    expect(copy.bytes == image.bytes && copy.colorSpace == .displayP3Space)
    expect(image.copy(colorSpace: .graySpace) == nil)
  }

  @Test func masks() throws {
    let mask = CGImage(width: 2, height: 2, components: 1, depth: 8, bytes: [255, 0, 255, 128])
    let masked = try #require(image.masking(mask))
    expect(masked.bitsPerComponent == 8 && masked.bytes == [255, 0, 0, 255, 10, 20, 30, 128])
    // Stretched over more pixels, and a factor of the opacity that is there.
    let clear = CGImage(
      width: 4, height: 1, components: 4, depth: 8,
      bytes: [UInt8](repeating: 100, count: 12) + [100, 100, 100, 0])
    let wide = try #require(
      clear.masking(CGImage(width: 2, height: 1, components: 1, depth: 8, bytes: [51, 255])))
    expect([3, 7, 11, 15].map { wide.bytes[$0] } == [20, 20, 100, 0])
    expect(image.masking(image) == nil)
  }
}
