import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct BitmapContextTests {
  private func make(
    _ data: UnsafeMutableRawPointer? = nil, _ width: Int = 4, _ height: Int = 3, bits: Int = 8,
    row: Int = 0, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    info: CGImageAlphaInfo = .premultipliedLast, order: CGBitmapInfo = []
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
      space: space, bitmapInfo: info.rawValue | order.rawValue)
  }

  /// Memory of the caller's is drawn on at once, from the bottom up, between what is beside the rows.
  @Test func `the caller's memory`() throws {
    var memory = [UInt8](repeating: 7, count: 3 * 20)
    try memory.withUnsafeMutableBytes { raw in
      // Four pixels of 4 bytes, and 4 bytes that are nobody's.
      let context = try #require(make(raw.baseAddress, row: 20))
      expect(context.bytesPerRow == 20 && context.bitsPerPixel == 32)
      expect(context.data == raw.baseAddress)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
      let untouched = [UInt8](repeating: 7, count: 8)
      expect(Array(raw[40..<60]) == untouched[..<4] + red + red + untouched)
      expect(raw[0..<40].allSatisfy { $0 == 7 })
      // What was there before is drawn upon: half of white over 7, premultiplied.
      context.setFillColor(gray: 1, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 2, width: 1, height: 1))
      expect(Array(raw[0..<4]).allSatisfy { $0 == 131 || $0 == 132 })
      // Written by hand, and seen by the picture.
      raw[4] = 9
      expect(context.makeImage()?.bytes[4] == 9)
      context.clear(CGRect(x: 0, y: 0, width: 4, height: 3))
      expect(Array(raw[40..<56]).allSatisfy { $0 == 0 })
      expect(Array(raw[56..<60]) == [7, 7, 7, 7])
    }
  }

  /// Memory of the context's own is made when it is asked for, with what was drawn until then.
  @Test func `the context's memory`() throws {
    let context = try #require(make())
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 2, width: 1, height: 1))
    let before = try #require(context.makeImage())
    let data = try #require(context.data?.assumingMemoryBound(to: UInt8.self))
    expect(Array(UnsafeBufferPointer(start: data, count: 48)) == before.bytes)
    context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    expect((44..<48).map { data[$0] } == green)
    expect(context.data == UnsafeMutableRawPointer(data))
    expect(pixel(context.makeImage(), 3, 2) == green)
    // Nothing is left to be drawn but the pixels.
    expect(context.displayList.commands.count == 1)
  }

  /// Drawing piece by piece gives the picture of drawing at once.
  @Test(arguments: 0..<6 as Range<UInt64>)
  func `piece by piece or at once`(_ seed: UInt64) throws {
    func draw(_ context: CGContext) {
      var random = RandomSource(seed: seed)
      func number(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &random))
      }
      for step in 0..<30 {
        context.saveGState()
        context.setFillColor(
          red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
        context.setBlendMode(CGBlendMode.allCases[Int(number(0...27.9))])
        if step % 5 == 0 { context.rotate(by: number(-1...1)) }
        if step % 4 == 0 {
          context.clip(to: CGRect(x: number(0...20), y: number(0...20), width: 25, height: 20))
        }
        if step % 7 == 0 { context.setShadow(offset: CGSize(width: 2, height: -1), blur: 3) }
        if step % 6 == 0 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        context.fillEllipse(
          in: CGRect(
            x: number(-5...40), y: number(-5...30), width: number(1...30), height: number(1...20)))
        context.setLineWidth(number(0.5...4))
        context.stroke(CGRect(x: number(0...30), y: number(0...20), width: 9, height: 7))
        if step % 6 == 0 { context.endTransparencyLayer() }
        context.restoreGState()
      }
    }
    let once = try #require(make(nil, 48, 36))
    draw(once)
    let picture = try #require(once.makeImage())
    let pieces = try #require(make(nil, 48, 36))
    _ = pieces.data
    draw(pieces)
    expect(pieces.makeImage()?.bytes == picture.bytes)
    // Nothing of what was drawn is kept.
    let list = pieces.displayList
    expect(list.commands.count == 1 && list.clips.isEmpty && list.transforms.count <= 2)
  }

  private static let layouts: [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])] = [
    (.premultipliedLast, [], [200, 100, 50, 255]), (.noneSkipLast, [], [200, 100, 50, 255]),
    (.premultipliedFirst, [], [255, 200, 100, 50]),
    (.noneSkipFirst, .byteOrder32Big, [255, 200, 100, 50]),
    (.premultipliedFirst, .byteOrder32Little, [50, 100, 200, 255]),
    (.noneSkipFirst, .byteOrder32Little, [50, 100, 200, 255]),
    (.premultipliedLast, .byteOrder32Little, [255, 50, 100, 200]),
  ]

  @Test(arguments: BitmapContextTests.layouts)
  func `orders of components`(
    _ info: CGImageAlphaInfo, _ order: CGBitmapInfo, _ expected: [UInt8]
  ) throws {
    let context = try #require(make(nil, 2, 1, info: info, order: order))
    let color = CGColor(srgbRed: 200 / 255, green: 100 / 255, blue: 50 / 255, alpha: 1)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data?.assumingMemoryBound(to: UInt8.self))
    expect((0..<4).map { data[$0] } == expected)
    let image = try #require(context.makeImage())
    expect(image.alphaInfo == info && image.bitmapInfo == context.bitmapInfo)
    expect(pixel(image, 0, 0) == [200, 100, 50, 255])
  }

  @Test func `wide numbers, grays, opacities and Display P3`() throws {
    let all = CGRect(x: 0, y: 0, width: 1, height: 1)
    let orange = CGColor(srgbRed: 200 / 255, green: 100 / 255, blue: 50 / 255, alpha: 1)
    func bytes(_ made: CGContext?, _ color: CGColor, _ count: Int) throws -> [UInt8] {
      let context = try #require(made)
      context.setFillColor(color)
      context.fill(all)
      let data = try #require(context.data?.assumingMemoryBound(to: UInt8.self))
      return (0..<count).map { data[$0] }
    }
    let wide = [200, 200, 100, 100, 50, 50, 255, 255] as [UInt8]
    expect(try bytes(make(nil, 2, 1, bits: 16), orange, 8) == wide)
    expect(
      try bytes(make(nil, 2, 1, bits: 16, order: .byteOrder16Little), orange, 8)
        == wide)
    let gray = CGColorSpaceCreateDeviceGray()
    // 200, 100, 50 has the luminance of the gray 123.
    let level = try bytes(make(nil, 2, 1, space: gray, info: .none), orange, 1)[0]
    let exact = try #require(orange.converted(to: .graySpace, intent: .defaultIntent, options: nil))
    expect(abs(Double(level) - Double(exact.components?[0] ?? 0) * 255) <= 0.51)
    let dark = CGColor(gray: 0.2, alpha: 1)
    expect(try bytes(make(nil, 2, 1, space: gray, info: .none), dark, 1) == [51])
    let half = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.4)
    expect(try bytes(make(nil, 2, 1, space: gray, info: .alphaOnly), half, 2) == [102, 0])
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let found = try bytes(make(nil, 2, 1, space: p3), red, 4)
    let expected = try #require(
      red.converted(to: p3, intent: .defaultIntent, options: nil)?.components)
    for i in 0..<4 { expect(abs(Double(found[i]) - Double(expected[i]) * 255) <= 1) }
  }

  /// Pixels that nothing is drawn on keep values that the rasterizer could not make.
  @Test func `what is not drawn on stays`() throws {
    var memory: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]
    let before = memory
    try memory.withUnsafeMutableBytes { raw in
      let context = try #require(make(raw.baseAddress, 2, 1, bits: 16, row: 16))
      context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
      context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.addRect(CGRect(x: 0, y: 0, width: 2, height: 0.0001))
      context.fillPath()
      expect(Array(raw[0..<8]) == [UInt8](repeating: 255, count: 8))
      expect(Array(raw[8..<16]) == Array(before[8..<16]))
    }
  }

  /// What Core Graphics has no context for.
  @Test func `none for what cannot be`() {
    var byte: UInt8 = 0
    expect(make(nil, 0, 1) == nil)
    expect(make(nil, 1, -5) == nil)
    expect(make(nil, .max, .max) == nil)
    expect(make(nil, 1 << 20, 1 << 20) == nil)
    expect(make(&byte, 4, 3, row: 0) == nil)
    expect(make(&byte, 4, 3, row: 15) == nil)
    expect(make(&byte, 4, 3, row: .max) == nil)
    expect(make(nil, 4, 3, row: 15) == nil)
    expect(make(nil, 4, 3, row: -1) == nil)
    for bits in [-8, 0, 1, 5, 32, .max] { expect(make(bits: bits) == nil, "\(bits)") }
    for info in [CGImageAlphaInfo.last, .first, .none] {
      expect(make(info: info) == nil, "\(info)")
    }
    let gray = CGColorSpaceCreateDeviceGray()
    expect(make(space: gray) == nil)
    expect(make(bits: 16, space: gray, info: .alphaOnly) == nil)
    expect(make(order: .byteOrder16Little) == nil)
    expect(make(bits: 16, order: .byteOrder32Little) == nil)
    expect(make(order: .floatComponents) == nil)
    expect(make(order: CGBitmapInfo(rawValue: 1 << 20)) == nil)
  }

  @Test func `contexts that are no bitmaps have no pixels`() {
    let image = picture(2, 2) { context in
      let cg = context.cgContext
      expect(cg.data == nil && cg.bytesPerRow == 0 && cg.bitsPerPixel == 0)
      expect(cg.bitsPerComponent == 0 && cg.colorSpace == nil && cg.alphaInfo == .none)
    }
    expect(image.size == CGSize(width: 2, height: 2))
  }
}
