import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeHost

/// What a page does with frames: the picture that it shows.
final class ShownPicture {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var bytes: [UInt8] = []
  private(set) var numbers: [UInt32] = []
  private(set) var rects: [FrameRect] = []
  private(set) var packings: [Int] = []

  private static func unpackedRuns(_ bytes: [UInt8]) -> [UInt8] {
    var pixels: [UInt8] = []
    var place = 0
    while place + 8 <= bytes.count {
      let head = (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
      let length = head & 0x7FFF_FFFF
      place += 4
      if head > 0x7FFF_FFFF {
        for _ in 0..<length { pixels += bytes[place..<place + 4] }
        place += 4
      } else {
        guard place + length * 4 <= bytes.count else { return [] }
        pixels += bytes[place..<place + length * 4]
        place += length * 4
      }
    }
    return place == bytes.count ? pixels : []
  }

  /// Draws a frame; false if it is not one.
  func draw(_ frame: [UInt8]) -> Bool {
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(frame[place + $1]) << (8 * $1) }
    }
    guard frame.count >= 16 else { return false }
    let size = (number(4, 2), number(6, 2))
    if size != (width, height) {
      (width, height) = size
      bytes = [UInt8](repeating: 0, count: width * height * 4)
    }
    numbers.append(UInt32(number(0, 4)))
    rects = (0..<number(8, 2)).map { index in
      let place = 16 + 8 * index
      return FrameRect(
        x: number(place, 2), y: number(place + 2, 2), width: number(place + 4, 2),
        height: number(place + 6, 2))
    }
    let packed = Array(frame[(16 + 8 * rects.count)...])
    let length = number(12, 4) * 4
    let pixels: [UInt8]
    packings.append(number(10, 2))
    switch number(10, 2) {
    case 0: pixels = packed
    case 1: pixels = Self.unpackedRuns(packed)
    case 2: pixels = Self.unpackedRuns(Deflate.expanded(packed, limit: length + 1) ?? [])
    default: return false
    }
    guard pixels.count == length else { return false }
    var place = 0
    for rect in rects {
      guard rect.maxX <= width, rect.maxY <= height else { return false }
      for y in rect.y..<rect.maxY {
        let start = (y * width + rect.x) * 4
        bytes.replaceSubrange(
          start..<start + rect.width * 4, with: pixels[place..<place + rect.width * 4])
        place += rect.width * 4
      }
    }
    return place == length
  }
}

@Suite("Frames")
struct FrameTests {
  private func picture(_ width: Int, _ height: Int, _ random: inout RandomSource) -> FramePicture {
    let colors = (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
    var bytes: [UInt8] = []
    while bytes.count < width * height * 4 {
      let color = colors[Int.random(in: 0..<4, using: &random)]
      let rest = width * height - bytes.count / 4
      for _ in 0..<min(Int.random(in: 1...9, using: &random), rest) { bytes += [color, 0, 7, 255] }
    }
    return FramePicture(width: width, height: height, bytes: bytes)
  }

  @Test("The tiles of a frame make the new picture of the last one", arguments: 0..<40)
  func tiles(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    let width = Int.random(in: 1...300, using: &random)
    let height = Int.random(in: 1...200, using: &random)
    let old = picture(width, height, &random)
    var new = old
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let place = Int.random(in: 0..<width * height, using: &random)
      new.bytes[place * 4] &+= 1
    }
    let rects = ChangedTiles.rects(old.bytes, new.bytes, width: width, height: height)
    expect(rects.isEmpty == (old.bytes == new.bytes), "seed \(seed)")
    let encoder = FrameEncoder()
    let shown = ShownPicture()
    let all = FrameRect(x: 0, y: 0, width: width, height: height)
    expect(
      shown.draw(encoder.frame(number: 1, old, [all], isNear: seed.isMultiple(of: 2))),
      "seed \(seed)")
    expect(
      shown.draw(encoder.frame(number: 2, new, rects, isNear: seed.isMultiple(of: 2))),
      "seed \(seed)")
    expect(shown.bytes == new.bytes, "seed \(seed)")
    expect(!shown.packings.contains(2) || !seed.isMultiple(of: 2), "seed \(seed)")
    expect(shown.numbers == [1, 2])
    // No pixel is sent twice.
    for (index, one) in rects.enumerated() {
      for other in rects[(index + 1)...] {
        let isApart =
          one.maxX <= other.x || other.maxX <= one.x || one.maxY <= other.y || other.maxY <= one.y
        expect(isApart, "seed \(seed)")
      }
    }
  }

  @Test("Neighbors in a row and equal ones below become one rectangle")
  func merging() {
    let old = [UInt8](repeating: 0, count: 256 * 256 * 4)
    var new = old
    for (x, y) in [(70, 70), (130, 70), (70, 130), (130, 130), (5, 250)] {
      new[(y * 256 + x) * 4] = 1
    }
    let rects = ChangedTiles.rects(old, new, width: 256, height: 256)
    expect(
      Set(rects) == [
        FrameRect(x: 64, y: 64, width: 128, height: 128),
        FrameRect(x: 0, y: 192, width: 64, height: 64),
      ])
  }

  @Test("Pixels that do not pack are sent as they are")
  func noise() {
    var random = RandomSource(seed: 1)
    let bytes = (0..<64 * 64 * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
    let picture = FramePicture(width: 64, height: 64, bytes: bytes)
    let shown = ShownPicture()
    let all = FrameRect(x: 0, y: 0, width: 64, height: 64)
    let frame = FrameEncoder().frame(number: 1, picture, [all], isNear: false)
    expect(frame.count == 16 + 8 + bytes.count)
    expect(shown.draw(frame) && shown.bytes == bytes)
  }

  @Test("A list that draws nothing new makes no frame, another size makes a whole one")
  func maker() async throws {
    func list(_ width: CGFloat, _ x: CGFloat) -> DisplayList {
      var recorder = DisplayListRecorder(
        bounds: CGRect(x: 0, y: 0, width: width, height: 100))
      recorder.fill(
        Path(CGRect(x: x, y: 10, width: 20, height: 20)),
        with: .color(CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
      return recorder.finish()
    }
    let maker = FrameMaker()
    func frame(_ list: DisplayList, _ number: UInt32, isWhole: Bool = false) async throws
      -> [UInt8]?
    {
      try await maker.frame(
        of: list, scale: 2, background: .white, number: number, isWhole: isWhole, isNear: true)
    }
    let shown = ShownPicture()
    expect(shown.draw(try #require(await frame(list(100, 10), 1, isWhole: true))))
    expect(shown.rects == [FrameRect(x: 0, y: 0, width: 200, height: 200)])
    expect(try await frame(list(100, 10), 2) == nil)
    expect(shown.draw(try #require(await frame(list(100, 11), 3))))
    expect(shown.rects.count == 1 && shown.rects[0].width < 200)
    expect(shown.draw(try #require(await frame(list(120, 11), 4))))
    expect(shown.rects == [FrameRect(x: 0, y: 0, width: 240, height: 200)])
    expect(Array(shown.bytes[(40 * 240 + 30) * 4..<(40 * 240 + 30) * 4 + 4]) == [255, 0, 0, 255])
  }
}
