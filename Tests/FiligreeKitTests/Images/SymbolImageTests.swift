import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeKit

/// `heart.fill` is among Filigree's own drawings, which are there without the icons' package.
@Suite struct SymbolImageTests {
  private static let name = "heart.fill"

  private func symbol(_ size: CGFloat, _ weight: UIImage.SymbolWeight = .regular) throws -> UIImage
  {
    try #require(
      UIImage(
        systemName: Self.name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight)))
  }

  @Test func `a symbol's pixels are its ink, on a clear background`() throws {
    let image = try symbol(40)
    expect(image.isSymbolImage && image.scale == 2 && image.renderingMode == .automatic)
    let pixels = try #require(image.cgImage)
    // The ink alone: a margin of 1/12 of 40 points on each side is left out.
    expect(abs(CGFloat(pixels.width) - (image.size.width - 40 / 6) * 2) <= 2)
    expect(abs(CGFloat(pixels.height) - (image.size.height - 40 / 6) * 2) <= 2)
    // All of it in a file.
    let file = try UIImage(data: #require(image.pngData()), scale: 2)
    expect(file?.size == image.size)
    expect(pixel(pixels, 0, 0) == nothing)
    expect(opaque(pixels) == [black])
    // Made once.
    expect(image.cgImage === pixels)
  }

  @Test func `the tint colors the pixels, and dynamic colors go by the traits`() throws {
    let image = try symbol(10).withTintColor(.red, renderingMode: .alwaysOriginal)
    expect(image.renderingMode == .alwaysOriginal && !image.isTemplate)
    expect(image.cgImage.map { opaque($0) } == [red])
    let label = try symbol(10).withTintColor(.label)
    expect(label.cgImage.map { opaque($0) } == [black])
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      expect(label.cgImage.map { opaque($0) } == [white])
    }
  }

  private func opaque(_ image: CGImage) -> Set<[UInt8]> {
    let all = image.straightRGBA16()
    var found: Set<[UInt8]> = []
    for i in stride(from: 0, to: all.count, by: 4) where all[i + 3] == 65535 {
      found.insert(all[i..<(i + 4)].map { UInt8($0 >> 8) })
    }
    return found
  }

  @Test func `a missing symbol is nil`() {
    expect(UIImage(systemName: "no.such.symbol.anywhere") == nil)
    expect(UIImage(systemName: "", compatibleWith: nil) == nil)
    expect(UIImage(systemName: "../x") == nil)
  }

  @Test func `the scale is that of the traits`() throws {
    let three = UITraitCollection(displayScale: 3)
    expect(UIImage(systemName: Self.name, compatibleWith: three)?.scale == 3)
    let configuration = UIImage.SymbolConfiguration(scale: .large).withTraitCollection(three)
    expect(UIImage(systemName: Self.name, withConfiguration: configuration)?.scale == 3)
  }

  @Test func `configurations add up`() throws {
    let a = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let b = UIImage.SymbolConfiguration(scale: .large)
    let both = a.applying(b)
    expect(both.isEqual(UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)))
    expect(both.configurationWithoutScale().isEqual(to: a))
    expect(both.configurationWithoutPointSizeAndWeight().isEqual(to: b))
    expect(UIImage.SymbolConfiguration.unspecified.applying(nil) == .unspecified)
    expect(UIImage.SymbolConfiguration(weight: .black).settings.style.weight == .black)
    expect(UIImage.SymbolWeight.allCases.map(\.rawValue) == Array(0...9))
    expect(UIImage.SymbolScale.allCases.map(\.rawValue) == Array(-1...3))
    let image = try symbol(20)
    let larger = try #require(image.applyingSymbolConfiguration(b))
    expect(larger.size.height > image.size.height)
    expect(larger.symbolConfiguration?.settings.pointSize == 20)
    expect(quarters.applyingSymbolConfiguration(b) == nil && quarters.configuration == nil)
    expect(quarters.withConfiguration(b) === quarters)
    expect(image.withConfiguration(b).symbolConfiguration == b)
    let colored = try #require(
      UIImage(
        systemName: Self.name,
        withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.red, .blue])))
    expect(colored.cgImage.map { opaque($0) } == [red] && !colored.isTemplate)
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e30, 1e-30] as [CGFloat])
  func `any size makes a picture or none`(size: CGFloat) throws {
    let image = try symbol(size)
    expect(image.size.width > 0 && image.size.width.isFinite)
    let pixels = image.cgImage
    if size > 1e4 { expect(pixels == nil) } else { expect(pixels != nil) }
  }

  @Test func `drawn large a symbol is sharp`() throws {
    let small = try symbol(4).withTintColor(.red)
    let drawn = picture(200, 200) { _ in small.draw(in: CGRect(x: 0, y: 0, width: 200, height: 200))
    }
    let image = try #require(drawn.cgImage)
    let pixels = image.straightRGBA16()
    let soft = stride(from: 3, to: pixels.count, by: 4).filter { 1..<65535 ~= pixels[$0] }
    // An edge of a pixel around the ink; enlarged pixels would make a wide one.
    expect(soft.count < 1200)
    expect(opaque(image) == [red])
  }

  @Test func `symbols are equal by name and looks`() throws {
    expect(try symbol(10) == symbol(10))
    expect(try symbol(10).hash == symbol(10).hash)
    expect(try symbol(10) != symbol(11))
    expect(try symbol(10) != symbol(10).withTintColor(.red))
    expect(try symbol(10).withTintColor(.red) == symbol(10).withTintColor(.red))
  }
}
