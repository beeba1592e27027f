import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreePixels

/// The kinds of PNG that pictures become: the fewest bits that have all of their pixels.
@Suite("Packed PNG")
struct PNGPackingTests {
  private func picture(_ pixels: [[UInt8]], width: Int, space: CGColorSpace? = nil) -> CGImage {
    let bytes = pixels.flatMap { $0 }
    let height = pixels.count / width
    guard let space else {
      return CGImage(width: width, height: height, components: 4, depth: 8, bytes: bytes)
    }
    return CGImage(
      width: width, height: height, components: 4, depth: 8, space: space, bytes: bytes)
  }

  /// IHDR's bit depth and color type.
  private func kind(_ png: [UInt8]) -> [Int] { [Int(png[24]), Int(png[25])] }

  private func pixels(_ png: [UInt8]) throws -> [UInt8] {
    FramePixels(try CGImage(data: Data(png))).bytes
  }

  /// Colors, as many as are asked for, of a kind.
  private static func colors(_ count: Int, isGray: Bool, isOpaque: Bool) -> [[UInt8]] {
    (0..<count).map { number in
      let low = UInt8(number & 255)
      let high = UInt8(number >> 8)
      return [
        low, isGray ? low : 255 - low, isGray ? low : high,
        isOpaque ? 255 : UInt8(255 - (number % 7 + Int(high))),
      ]
    }
  }

  @Test(
    "The kind with the fewest bits is taken",
    arguments: [
      (1, false, true, [1, 3]), (2, true, true, [1, 3]), (3, false, false, [2, 3]),
      (5, false, true, [4, 3]), (16, true, false, [4, 3]), (17, false, true, [8, 3]),
      (17, true, true, [8, 0]), (256, true, true, [8, 0]), (256, false, false, [8, 3]),
      (600, true, false, [8, 4]), (257, false, true, [8, 2]), (257, false, false, [8, 6]),
    ])
  func fewestBits(count: Int, isGray: Bool, isOpaque: Bool, expected: [Int]) throws {
    let colors = Self.colors(count, isGray: isGray, isOpaque: isOpaque)
    // Each color eight times, in rows that do not end with a byte of small indices.
    let all = (0..<4).flatMap { _ in colors + colors.reversed() }
    let width = (1...7).last { all.count.isMultiple(of: $0) } ?? 1
    let png = try picture(all, width: width).encodedBytes(as: .png)
    expect(kind(png) == expected)
    expect(try pixels(png) == all.flatMap { $0 })
  }

  @Test("A palette of colors that hardly come again is none")
  func few() throws {
    let colors = Self.colors(20, isGray: false, isOpaque: true)
    expect(kind(try picture(colors, width: 5).encodedBytes(as: .png)) == [8, 2])
  }

  @Test("Random pictures come back exactly at each level", arguments: 0..<60)
  func exact(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let count = [1, 2, 4, 9, 40, 256, 300].randomElement(using: &random)!
    let (isGray, isOpaque) = (Bool.random(using: &random), Bool.random(using: &random))
    let colors = (0..<count).map { _ in
      let gray = UInt8.random(in: 0...255, using: &random)
      return (0..<3).map { _ in isGray ? gray : UInt8.random(in: 0...255, using: &random) }
        + [isOpaque ? 255 : [0, 128, 255, 255].randomElement(using: &random)!]
    }
    let (width, height) = (
      Int.random(in: 1...70, using: &random), Int.random(in: 1...20, using: &random)
    )
    let longest = Int.random(in: 1...30, using: &random)
    var all: [[UInt8]] = []
    while all.count < width * height {
      let run = Int.random(in: 1...longest, using: &random)
      all += Array(repeating: colors.randomElement(using: &random)!, count: run)
    }
    all.removeLast(all.count - width * height)
    let level = Int.random(in: 0...9, using: &random)
    let png = try picture(all, width: width).encodedBytes(as: .compressedPNG(level: level))
    expect(try pixels(png) == all.flatMap { $0 }, "seed \(seed)")
  }

  @Test("Gray of Display P3 stays RGB, as its profile is")
  func profile() throws {
    let gray = Self.colors(256, isGray: true, isOpaque: true)
    let png = try picture(gray, width: 16, space: .displayP3Space).encodedBytes(as: .png)
    expect(kind(png)[1] & 2 == 2)
    expect(try CGImage(data: Data(png)).colorSpace == .displayP3Space)
  }

  @Test("Levels are clipped, and a higher one is smaller")
  func levels() throws {
    let colors: [[UInt8]] = (0..<10_000).map { (number: Int) -> [UInt8] in
      let red = UInt8(number * number % 251)
      return [red, UInt8(number % 13), UInt8(number % 7), 255]
    }
    let image = picture(colors, width: 100)
    func size(_ level: Int) throws -> Int {
      try image.encodedBytes(as: .compressedPNG(level: level)).count
    }
    expect(try size(-5) == size(0))
    expect(try size(99) == size(9))
    expect(try size(9) < size(1))
    expect(try size(1) < size(0))
    expect(try image.encodedBytes(as: .compressedPNG(level: 6)) == image.encodedBytes(as: .png))
  }
}
