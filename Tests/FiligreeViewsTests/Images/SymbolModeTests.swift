import FiligreeKit
import FiligreePixels
import FiligreeSymbols
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// Rendering modes and variable values of symbols in views.
@MainActor
@Suite(
  "Modes of symbols",
  .enabled(if: FileManager.default.fileExists(atPath: SymbolLibrary.installedFolder)))
struct SymbolModeTests {
  /// The opaque colors of a view's picture, and the faint ones, each of at least `least` pixels: edges have fewer.
  private func colors(_ view: some View, least: Int = 250) throws -> Set<[Int]> {
    let renderer = ImageRenderer(content: view.font(.system(size: 60)))
    renderer.scale = 2
    let image = try #require(renderer.cgImage)
    let pixels = image.straightRGBA16()
    var counts: [[Int]: Int] = [:]
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] > 0 {
      counts[(0..<4).map { Int(pixels[start + $0]) * 100 / 65535 }, default: 0] += 1
    }
    return Set(counts.filter { $0.value >= least }.keys)
  }

  private let red = [100, 0, 0, 100]
  private let blue = [0, 0, 100, 100]
  private let mark = Image(systemName: "xmark.circle.fill")
  private let pureRed = Color(red: 1, green: 0, blue: 0)
  private let pureBlue = Color(red: 0, green: 0, blue: 1)

  @Test("A palette: marks in the first style, what is around them in the second")
  func palette() throws {
    expect(try colors(mark.foregroundStyle(pureRed, pureBlue)) == [red, blue])
    expect(
      try colors(mark.symbolRenderingMode(.palette).foregroundStyle(pureRed, pureBlue, .green))
        == [red, blue])
    // One color alone is monochrome, and so is what is asked to be.
    expect(try colors(mark.foregroundStyle(pureRed)) == [red])
    expect(
      try colors(mark.symbolRenderingMode(.monochrome).foregroundStyle(pureRed, pureBlue)) == [red])
  }

  @Test("A hierarchy: one color, the second level half as opaque")
  func hierarchy() throws {
    let found = try colors(mark.symbolRenderingMode(.hierarchical).foregroundStyle(pureRed))
    expect(found.contains(red))
    expect(found.contains { $0[0] == 100 && (48...52).contains($0[3]) })
    // The image's own mode is that of the nearest, as in SwiftUI.
    let own = mark.symbolRenderingMode(.monochrome)
    expect(try colors(own.foregroundStyle(pureRed).symbolRenderingMode(.hierarchical)) == [red])
  }

  @Test("Their own colors, and that of the surroundings for others")
  func multicolor() throws {
    let warning = Image(systemName: "xmark.circle.fill").symbolRenderingMode(.multicolor)
    let found = try colors(warning.foregroundStyle(pureBlue))
    expect(found.contains([100, 100, 100, 100]) && found.contains { $0[0] == 100 && $0[1] < 30 })
    let plain = Image(systemName: "chevron.left").symbolRenderingMode(.multicolor)
    expect(try colors(plain.foregroundStyle(pureBlue)) == [blue])
  }

  @Test("Layers that are off are faint")
  func values() throws {
    let half = Image(systemName: "wifi", variableValue: 0.5).foregroundStyle(pureRed)
    expect(try colors(half).contains(red))
    expect(try colors(half).contains { (28...32).contains($0[3]) })
    expect(
      try colors(Image(systemName: "wifi", variableValue: 1).foregroundStyle(pureRed)) == [red])
    expect(
      try !colors(Image(systemName: "wifi", variableValue: 0).foregroundStyle(pureRed)).contains(
        red))
    expect(
      try colors(Image(systemName: "trash", variableValue: 0.2).foregroundStyle(pureRed)) == [red])
  }

  @Test("UIKit's symbols keep their modes")
  func uiKit() throws {
    func image(_ configuration: UIImage.SymbolConfiguration) throws -> Image {
      Image(
        uiImage: try #require(
          UIImage(
            systemName: "xmark.circle.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 60).applying(configuration))))
    }
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    expect(
      try colors(image(UIImage.SymbolConfiguration(paletteColors: [red, blue])))
        == [self.red, self.blue])
    let shades = try colors(image(UIImage.SymbolConfiguration(hierarchicalColor: red)))
    expect(shades.contains(self.red) && shades.contains { (48...52).contains($0[3]) })
    let own = try colors(image(.preferringMulticolor()))
    expect(own.contains([100, 100, 100, 100]))
    let value = try #require(
      UIImage(
        systemName: "wifi", variableValue: 0.5,
        configuration: UIImage.SymbolConfiguration(hierarchicalColor: red)))
    let pixels = try #require(value.cgImage).straightRGBA16()
    let alphas = Set(stride(from: 3, to: pixels.count, by: 4).map { Int(pixels[$0]) * 100 / 65535 })
    expect(alphas.contains(100) && alphas.contains { (28...32).contains($0) })
  }

  @Test("A canvas draws layers, too")
  func canvas() throws {
    let view = Canvas { context, _ in
      context.draw(Image(systemName: "xmark.circle.fill"), at: CGPoint(x: 60, y: 60))
    }
    .frame(width: 120, height: 120).foregroundStyle(pureRed, pureBlue)
    expect(try colors(view) == [red, blue])
  }
}
