import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// Bitmap contexts of floating-point numbers, whose pixels are in memory.
@Suite struct FloatBitmapContextTests {
  private static let info =
    CGBitmapInfo.floatComponents.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    | CGImageAlphaInfo.premultipliedLast.rawValue

  private static let spaces = [
    CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.extendedSRGB,
    CGColorSpace.extendedLinearSRGB, CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3,
  ]

  private func make(
    _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, row: Int = 0,
    space name: CFString = CGColorSpace.extendedLinearSRGB, info: UInt32 = Self.info
  ) -> CGContext? {
    CGColorSpace(name: name).flatMap {
      CGContext(
        data: data, width: width, height: height, bitsPerComponent: 32, bytesPerRow: row, space: $0,
        bitmapInfo: info)
    }
  }

  private func pixel(_ memory: UnsafeRawBufferPointer, _ at: Int) -> SIMD4<Float> {
    memory.loadUnaligned(fromByteOffset: at, as: SIMD4<Float>.self)
  }

  /// A color is in memory as it is in the memory's space, from the bottom up, beside other bytes.
  @Test(arguments: spaces)
  func colorsOfSpaces(_ name: CFString) throws {
    let space = try #require(CGColorSpace(name: name))
    // 3 pixels of 16 bytes and 4 bytes that are nobody's, from an odd address on.
    var memory = [UInt8](repeating: 0, count: 2 * 52 + 1)
    try memory.withUnsafeMutableBytes { raw in
      let start = try #require(raw.baseAddress) + 1
      for at in 0..<raw.count { raw[at] = (at + 51) % 52 >= 48 || at == 0 ? 7 : 0 }
      let context = try #require(make(start, 3, 2, row: 52, space: name))
      expect(context.bitsPerComponent == 32 && context.bitsPerPixel == 128)
      expect(context.bytesPerRow == 52 && context.data == start && context.colorSpace == space)
      let color = CGColor(srgbRed: 0.8, green: 0.4, blue: 0.1, alpha: 1)
      context.setFillColor(color)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      let exact = try #require(
        color.converted(to: space, intent: .defaultIntent, options: nil)?.components)
      let found = pixel(UnsafeRawBufferPointer(raw), 1 + 52 + 16)
      for i in 0..<4 { expect(abs(Double(found[i]) - Double(exact[i])) < 2e-4) }
      expect(pixel(UnsafeRawBufferPointer(raw), 1) == SIMD4())
      expect(pixel(UnsafeRawBufferPointer(raw), 1 + 52) == SIMD4())
      expect(raw[0] == 7 && raw[49...52].allSatisfy { $0 == 7 })
      // Half of it laid upon itself is the same, and a clear pixel gets the half.
      context.setFillColor(color.copy(alpha: 0.5) ?? color)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      let same = pixel(UnsafeRawBufferPointer(raw), 1 + 52 + 16)
      let half = pixel(UnsafeRawBufferPointer(raw), 1 + 52)
      for i in 0..<4 {
        expect(abs(same[i] - found[i]) < 2e-4 && abs(half[i] - found[i] / 2) < 2e-4)
      }
      let image = try #require(context.makeImage())
      expect(image.bitsPerComponent == 32 && image.colorSpace == space)
      expect(image.bitmapInfo == context.bitmapInfo)
    }
  }

  /// Light brighter than white, and colors that sRGB has not, are there and are drawn upon.
  @Test func beyondTheRange() throws {
    let context = try #require(make(nil, 2, 1))
    let data = try #require(context.data)
    let space = try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
    context.setFillColor(
      try #require(CGColor(colorSpace: space, components: [4, -0.25, 0.5, 1])))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let memory = UnsafeRawBufferPointer(start: data, count: 32)
    expect(pixel(memory, 0) == SIMD4(4, -0.25, 0.5, 1))
    context.setBlendMode(.plusLighter)
    context.setFillColor(try #require(CGColor(colorSpace: space, components: [2, 1, 0, 1])))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    expect(pixel(memory, 16) == SIMD4(2, 1, 0, 1))
    expect(pixel(memory, 0).x >= 4)
    // What is written by hand is in the picture, and drawn upon.
    data.storeBytes(of: SIMD4<Float>(8, 0, 0, 1), as: SIMD4<Float>.self)
    context.setBlendMode(.normal)
    context.setFillColor(gray: 0, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    expect(pixel(memory, 0) == SIMD4(4, 0, 0, 1))
    expect(context.makeImage()?.linearPixels().first == SIMD4(4, 0, 0, 1))
  }

  /// Pixels that nothing is drawn on keep their bits; numbers that are none are read as 0.
  @Test func whatIsNotDrawnOnStays() throws {
    let odd = SIMD4<Float>(0.1, 1e-30, -0.7, 0.3)
    var memory = [odd, odd, SIMD4<Float>(.nan, .infinity, -.infinity, .nan), odd]
    try memory.withUnsafeMutableBytes { raw in
      let context = try #require(make(raw.baseAddress, 4, 1, row: 64, space: CGColorSpace.sRGB))
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.addRect(CGRect(x: 1, y: 0, width: 3, height: 0.000_000_1))
      context.fillPath()
      context.setFillColor(gray: 1, alpha: 0.5)
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      let found = UnsafeRawBufferPointer(raw)
      expect(pixel(found, 0) == SIMD4(1, 1, 1, 1))
      expect(pixel(found, 16) == odd && pixel(found, 48) == odd)
      expect((0..<4).allSatisfy { pixel(found, 32)[$0].isFinite })
    }
  }

  /// Without an opacity, pixels are opaque where something is drawn.
  @Test func withoutOpacity() throws {
    let info =
      Self.info & ~CGBitmapInfo.alphaInfoMask.rawValue | CGImageAlphaInfo.noneSkipLast.rawValue
    let context = try #require(make(nil, 2, 1, info: info))
    let data = try #require(context.data)
    context.setFillColor(gray: 1, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let found = pixel(UnsafeRawBufferPointer(start: data, count: 32), 0)
    expect(abs(found.x - 0.5) < 1e-3 && found.w == 1)
    expect(context.makeImage()?.alphaInfo == .noneSkipLast)
  }

  /// Drawing piece by piece gives the picture of drawing at once.
  @Test(arguments: 0..<3 as Range<UInt64>)
  func pieceByPiece(_ seed: UInt64) throws {
    func draw(_ context: CGContext) {
      var random = RandomSource(seed: seed)
      for step in 0..<20 {
        func number(_ range: ClosedRange<Double>) -> CGFloat {
          CGFloat(Double.random(in: range, using: &random))
        }
        context.setFillColor(
          red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
        if step % 3 == 0 { context.setBlendMode(.screen) }
        context.fillEllipse(
          in: CGRect(
            x: number(-5...30), y: number(-5...20), width: number(1...20), height: number(1...20)))
      }
    }
    let once = try #require(make(nil, 32, 24))
    draw(once)
    let picture = try #require(once.makeImage()?.linearPixels())
    let pieces = try #require(make(nil, 32, 24))
    _ = pieces.data
    draw(pieces)
    let found = try #require(pieces.makeImage()?.linearPixels())
    for (a, b) in zip(picture, found) {
      expect((a - b).max() < 1e-4 && (b - a).max() < 1e-4, "seed \(seed)")
    }
  }

  /// Other floating-point numbers have a picture, but no memory.
  @Test func layoutsWithoutMemory() throws {
    var number: Float = 0
    let first =
      Self.info & ~CGBitmapInfo.alphaInfoMask.rawValue
      | CGImageAlphaInfo.premultipliedFirst.rawValue
    let big = Self.info & ~CGBitmapInfo.byteOrder32Little.rawValue
    for info in [first, big] {
      expect(make(&number, 1, 1, row: 16, info: info) == nil)
      let context = try #require(make(nil, 1, 1, info: info))
      expect(context.data == nil && context.makeImage() != nil)
    }
    expect(make(&number, 4, 3, row: 63) == nil)
    expect(make(&number, 4, 3, row: .max) == nil)
    expect(make(nil, 4, 3, row: 15) == nil)
    expect(make(nil, 1 << 20, 1 << 20) == nil)
  }
}
