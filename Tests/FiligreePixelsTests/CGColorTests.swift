import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct CGColorTests {
  @Test func componentsAreClipped() {
    let color = CGColor(srgbRed: .nan, green: -1, blue: .infinity, alpha: 0.5)
    expect(color.components == [0, 0, 1, 0.5])
    expect(color.numberOfComponents == 4 && color.alpha == 0.5)
    expect(CGColor(gray: 2, alpha: .nan).components == [1, 0])
  }

  @Test func constants() {
    expect(CGColor.white.components == [1, 1])
    expect(CGColor.black.components == [0, 1])
    expect(CGColor.clear.components == [0, 0])
    expect(CGColor.white.copy(alpha: 0.25)?.components == [1, 0.25])
    expect(CGColor.white.copy() == CGColor.white)
  }

  @Test func creationInASpace() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    expect(CGColor(colorSpace: p3, components: [0.1, 0.2, 0.3, 1])?.colorSpace == p3)
    expect(CGColor(colorSpace: p3, components: [0.1, 0.2]) == nil)
    expect(CGColorSpace(name: "no such space") == nil)
    expect(p3.numberOfComponents == 3 && p3.isWideGamutRGB && p3.model == .rgb)
  }

  @Test func equality() throws {
    let numbers: [CGFloat] = [0.1, 0.2, 0.3, 0.4]
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    expect(color == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    expect(color != CGColor(colorSpace: p3, components: numbers))
    for i in 0..<4 {
      var others = numbers
      others[i] += 0.01
      expect(color != CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: others))
    }
    expect(CGColor(gray: 0, alpha: 0) != CGColor(red: 0, green: 0, blue: 0, alpha: 0))
    expect(CGColor(gray: 0.5, alpha: 1) != CGColor(gray: 0.5, alpha: 0.5))
    expect(color.numbers == SIMD4(0.1, 0.2, 0.3, 0.4))
    expect(CGColor(gray: 0.5, alpha: 0.25).numbers == SIMD4(0.5, 0.25, 0, 0))
  }

  @Test func conversion() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let srgb = CGColorSpaceCreateDeviceRGB()
    func convert(_ color: CGColor?, _ space: CGColorSpace) -> [CGFloat] {
      color?.converted(to: space, intent: .defaultIntent, options: nil)?.components ?? []
    }
    // sRGB red in P3, as CSS Color 4's sample code gives it: 0.9175, 0.2003, 0.1386.
    let red = convert(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5), p3)
    for (value, expected) in zip(red, [0.9175, 0.2003, 0.1386, 0.5]) {
      expect(abs(value - expected) < 0.0005)
    }
    let back = convert(CGColor(colorSpace: p3, components: red), srgb)
    for (value, expected) in zip(back, [1, 0, 0, 0.5]) { expect(abs(value - expected) < 1e-6) }
    // P3's red is outside sRGB.
    expect(convert(CGColor(colorSpace: p3, components: [1, 0, 0, 1]), srgb) == [1, 0, 0, 1])
    expect(convert(.white, p3) == [1, 1, 1, 1])
    expect(convert(CGColor(red: 1, green: 1, blue: 1, alpha: 1), p3) == [1, 1, 1, 1])
    // Little CMS, by the profile that is embedded for Display P3 (Fixtures/make.py).
    let converted: [([CGFloat], [Int])] = [
      ([220, 40, 30], [240, 0, 0]), ([30, 200, 60], [0, 204, 13]), ([40, 60, 210], [34, 61, 218]),
      ([90, 120, 100], [81, 121, 98]),
    ]
    for (from, to) in converted {
      let color = CGColor(colorSpace: p3, components: from.map { $0 / 255 } + [1])
      expect(convert(color, srgb).prefix(3).map { Int(($0 * 255).rounded()) } == to)
    }
    let gray = convert(CGColor(red: 0, green: 1, blue: 0, alpha: 1), CGColorSpaceCreateDeviceGray())
    // 1.055 · 0.7152^(1/2.4) − 0.055.
    expect(abs(gray[0] - 0.8625) < 0.0005 && gray[1] == 1)
  }
}
