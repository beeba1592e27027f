import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeKit

@Suite struct UIColorTests {
  private func rgba(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a]
  }

  private func hsba(_ color: UIColor) -> [CGFloat] {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    return [h, s, b, a]
  }

  @Test func `components come back`() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    expect(rgba(color) == [0.25, 0.5, 0.75, 0.5])
    expect(color.cgColor == CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    expect(rgba(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    expect(white == 0.25 && alpha == 0.5)
    // Any of the places may be left out.
    expect(color.getRed(nil, green: nil, blue: nil, alpha: nil))
    expect(color.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
    expect(color.getWhite(nil, alpha: nil))
  }

  @Test func `gray is the luminance`() {
    var white: CGFloat = -1
    UIColor.green.getWhite(&white, alpha: nil)
    // BT.709's green has 0.7152 of white's light, which sRGB's curve writes as 0.8627.
    expect(abs(white - 0.8627) < 1e-3)
  }

  @Test func `hues`() {
    for (hue, expected) in [
      (0, [1, 0, 0]), (1.0 / 6, [1, 1, 0]), (1.0 / 3, [0, 1, 0]), (0.5, [0, 1, 1]),
      (2.0 / 3, [0, 0, 1]), (5.0 / 6, [1, 0, 1]), (1, [1, 0, 0]),
    ] as [(CGFloat, [CGFloat])] {
      let parts = rgba(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1))
      expect(zip(parts, expected).allSatisfy { abs($0 - $1) < 1e-12 }, "\(hue): \(parts)")
    }
    expect(
      rgba(UIColor(hue: 0.25, saturation: 0.5, brightness: 0.5, alpha: 0.5))
        == [0.375, 0.5, 0.25, 0.5])
    expect(hsba(UIColor(white: 0.5, alpha: 1)) == [0, 0, 0.5, 1])
    expect(hsba(.black) == [0, 0, 0, 1])
  }

  @Test func `hue and components are inverse`() {
    var random = RandomSource(seed: 0x4_85)
    for _ in 0..<500 {
      let parts = (0..<3).map { _ in CGFloat(random.number(in: 0...1)) }
      let hsb = hsba(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1))
      let back = rgba(UIColor(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], alpha: 1))
      expect(zip(parts, back).allSatisfy { abs($0 - $1) < 1e-12 }, "\(parts): \(back)")
    }
  }

  @Test func `hostile components are clipped`() {
    for number in [.nan, -.infinity, -1, -0.0] as [CGFloat] {
      expect(rgba(UIColor(red: number, green: 0, blue: 0, alpha: 1)) == [0, 0, 0, 1])
      expect(
        rgba(UIColor(hue: number, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
      expect(UIColor.red.withAlphaComponent(number).cgColor.alpha == 0)
    }
    expect(rgba(UIColor(red: .infinity, green: 2, blue: 1, alpha: 9)) == [1, 1, 1, 1])
    let most = UIColor(hue: 1e300, saturation: .infinity, brightness: .infinity, alpha: 1)
    expect(rgba(most) == [1, 0, 0, 1])
  }

  @Test func `Display P3`() {
    let color = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5)
    expect(color.cgColor.colorSpace == .displayP3Space)
    expect(rgba(color) == [1, 1, 1, 0.5])
    // Its red is outside of sRGB.
    expect(rgba(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)) == [1, 0, 0, 1])
  }

  @Test func `equality is that of space and components`() {
    expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    expect(UIColor.label == UIColor.label)
    expect(UIColor.systemBlue == UIColor.tintColor)
    expect(UIColor.systemRed != UIColor.red)
    let provided = UIColor { _ in .red }
    expect(provided == provided && provided != UIColor { _ in .red } && provided != .red)
    expect(!UIColor.red.isEqual("red") && !UIColor.red.isEqual(nil))
    expect(Set([UIColor.red, UIColor(cgColor: UIColor.red.cgColor), .label, .label]).count == 2)
    expect((UIColor.label.copy() as? UIColor) === UIColor.label)
    expect(UIColor() == .clear)
  }

  @Test func `fixed colors have UIKit's numbers`() {
    let grays: [(UIColor, CGFloat)] = [
      (.black, 0), (.darkGray, 1.0 / 3), (.gray, 0.5), (.lightGray, 2.0 / 3), (.white, 1),
    ]
    for (color, white) in grays { expect(color.cgColor == CGColor(gray: white, alpha: 1)) }
    let colors: [(UIColor, [CGFloat])] = [
      (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]),
      (.yellow, [1, 1, 0, 1]), (.magenta, [1, 0, 1, 1]), (.orange, [1, 0.5, 0, 1]),
      (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]), (.clear, [0, 0, 0, 0]),
    ]
    for (color, parts) in colors { expect(rgba(color) == parts) }
  }

  @Test func `dynamic colors follow their surroundings`() {
    let night = UITraitCollection(userInterfaceStyle: .dark)
    let high = UITraitCollection(accessibilityContrast: .high)
    expect(UIColor.label.cgColor == rgb(0, 0, 0))
    expect(UIColor.label.resolvedColor(with: night).cgColor == rgb(255, 255, 255))
    expect(UIColor.systemBlue.resolvedColor(with: high).cgColor == rgb(0, 64, 221))
    let both = UITraitCollection(traitsFrom: [night, high])
    expect(UIColor.systemBlue.resolvedColor(with: both).cgColor == rgb(64, 156, 255))
    let custom = UIColor { $0.userInterfaceStyle == .dark ? .systemGray5 : .red }
    expect(custom.cgColor == UIColor.red.cgColor)
    expect(custom.resolvedColor(with: night).cgColor == rgb(44, 44, 46))
    let half = custom.withAlphaComponent(0.5)
    expect(half.cgColor == rgb(255, 0, 0, 0.5))
    expect(half.resolvedColor(with: night).cgColor == rgb(44, 44, 46, 0.5))
    expect(
      UIColor.label.withAlphaComponent(0.25).resolvedColor(with: night).cgColor
        == rgb(255, 255, 255, 0.25))
    night.performAsCurrent { expect(UIColor.label.cgColor == rgb(255, 255, 255)) }
    expect(UIColor.label.cgColor == rgb(0, 0, 0))
  }

  @Test func `a provider without end is clear`() {
    final class Box: @unchecked Sendable {
      // Set once, before the color is used.
      var color: UIColor?
    }
    let box = Box()
    let color = UIColor { _ in box.color ?? .red }
    box.color = color
    expect(color.cgColor == .clear)
    box.color = nil
  }

  @Test func `the palette has Apple's numbers`() {
    let night = UITraitCollection(userInterfaceStyle: .dark)
    let list: [(UIColor, CGColor, CGColor)] = [
      (.systemRed, rgb(255, 59, 48), rgb(255, 69, 58)),
      (.systemOrange, rgb(255, 149, 0), rgb(255, 159, 10)),
      (.systemYellow, rgb(255, 204, 0), rgb(255, 214, 10)),
      (.systemGreen, rgb(52, 199, 89), rgb(48, 209, 88)),
      (.systemMint, rgb(0, 199, 190), rgb(99, 230, 226)),
      (.systemTeal, rgb(48, 176, 199), rgb(64, 200, 224)),
      (.systemCyan, rgb(50, 173, 230), rgb(100, 210, 255)),
      (.systemBlue, rgb(0, 122, 255), rgb(10, 132, 255)),
      (.systemIndigo, rgb(88, 86, 214), rgb(94, 92, 230)),
      (.systemPurple, rgb(175, 82, 222), rgb(191, 90, 242)),
      (.systemPink, rgb(255, 45, 85), rgb(255, 55, 95)),
      (.systemBrown, rgb(162, 132, 94), rgb(172, 142, 104)),
      (.systemGray, rgb(142, 142, 147), rgb(142, 142, 147)),
      (.systemGray2, rgb(174, 174, 178), rgb(99, 99, 102)),
      (.systemGray3, rgb(199, 199, 204), rgb(72, 72, 74)),
      (.systemGray4, rgb(209, 209, 214), rgb(58, 58, 60)),
      (.systemGray5, rgb(229, 229, 234), rgb(44, 44, 46)),
      (.systemGray6, rgb(242, 242, 247), rgb(28, 28, 30)),
      (.secondaryLabel, rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6)),
      (.separator, rgb(60, 60, 67, 0.29), rgb(84, 84, 88, 0.6)),
      (.systemBackground, rgb(255, 255, 255), rgb(0, 0, 0)),
      (.systemFill, rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36)),
    ]
    for (color, light, dark) in list {
      expect(color.cgColor == light)
      expect(color.resolvedColor(with: night).cgColor == dark)
    }
    expect(UIColor.lightText.cgColor == CGColor(gray: 1, alpha: 0.6))
    expect(UIColor.darkText.cgColor == CGColor(gray: 0, alpha: 1))
  }

  @Test func `every name of the palette has a color`() {
    for name in SystemColors.Name.allCases {
      expect(SystemColors.color(name) != .clear, "\(name)")
      expect(SystemColors.variants(referencedAs: name.rawValue + "Color") != nil)
    }
    expect(SystemColors.variants(referencedAs: "Color") == nil)
    expect(SystemColors.variants(referencedAs: "systemRed") == nil)
  }

  @Test func `subclasses are colors`() {
    final class Named: UIColor, @unchecked Sendable {
      override var cgColor: CGColor { .white }
    }
    expect(Named(red: 1, green: 0, blue: 0, alpha: 1).cgColor == .white)
  }

  @Test func `a name without a color is nil`() {
    expect(UIColor(named: "no such color of these tests") == nil)
    expect(UIImage(named: "no such picture of these tests") == nil)
  }
}
