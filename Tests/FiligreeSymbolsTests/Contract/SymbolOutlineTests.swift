import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSymbols

@Suite struct SymbolOutlineTests {
  private let library = SymbolLibrary(installed: nil)

  private func outline(
    _ name: String, _ pointSize: CGFloat, _ weight: SymbolWeight = .regular,
    _ scale: SymbolScale = .medium
  ) throws -> SymbolOutline {
    try #require(
      library.outline(
        named: name, style: SymbolStyle(pointSize: pointSize, weight: weight, scale: scale)))
  }

  @Test func `the box is the point size, the image tight around the ink`() throws {
    // Apple's circle.fill is 1 point size across, its image 1.17.
    let circle = try outline("circle.fill", 96)
    expect(
      circle.path.boundingRect.isClose(to: CGRect(x: 8, y: 8, width: 96, height: 96)))
    expect(abs(circle.size.width - 112) < 1e-9 && abs(circle.size.height - 112) < 1e-9)
    // Half the capital letters' height, 33.6 points, below the middle.
    expect(abs(circle.baseline - (56 + 33.6)) < 1e-9)
  }

  @Test func `ink keeps its place beside the baseline`() throws {
    let drawing = try #require(SymbolDrawing(Path(CGRect(x: 2, y: 12, width: 4, height: 2))))
    let outline = SymbolOutline(drawing, style: SymbolStyle(pointSize: 96))
    expect(outline.size == CGSize(width: 24 + 16, height: 12 + 16))
    // The box's middle is 24 points above the ink's top, the baseline 33.6 points below the middle.
    expect(abs(outline.baseline - (8 - 24 + 33.6)) < 1e-9)
  }

  @Test func `scales change the symbol, not the text beside it`() throws {
    for (scale, factor) in [(SymbolScale.small, 0.79), (.large, 1.29)] {
      let outline = try outline("circle.fill", 100, .regular, scale)
      expect(abs(outline.path.boundingRect.width - 100 * factor) < 1e-6)
      expect(abs(outline.size.height - 100 * factor * 7 / 6) < 1e-6)
      expect(abs(outline.baseline - outline.size.height / 2 - 35) < 1e-6)
    }
  }

  @Test func `the outline grows with the weight by the stated amount`() throws {
    for weight in SymbolWeight.allCases {
      let width = try outline("circle.fill", 160, weight).path.boundingRect.width
      expect(abs(width - (160 + 20 * weight.outset)) < 0.05, "\(weight)")
    }
  }

  @Test func `heavier symbols have more ink`() throws {
    for name in BuiltInSymbols.names {
      let areas = try SymbolWeight.allCases.map {
        abs(try library.drawing(named: name, weight: $0).path.signedArea)
      }
      expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 }, "\(name): \(areas)")
    }
  }

  @Test(.enabled(if: hasIcons)) func `no weight loses a symbol`() throws {
    let library = SymbolLibrary()
    for name in ["chevron.left", "xmark", "minus", "wifi", "clock", "trash", "magnifyingglass"] {
      let regular = abs(try library.drawing(named: name).path.signedArea)
      for weight in SymbolWeight.allCases {
        let area = abs(try library.drawing(named: name, weight: weight).path.signedArea)
        // A line of 1 unit keeps 0.4 of it, and gets to be 1.8.
        expect(area > 0.3 * regular && area < 2.2 * regular, "\(name) \(weight)")
      }
    }
  }

  @Test func `the non-zero rule fills what was drawn`() throws {
    let gear = try library.drawing(named: "gear").path
    expect(gear.contains(CGPoint(x: 8, y: 1)))
    expect(!gear.contains(CGPoint(x: 8, y: 8)))
    expect(!gear.contains(CGPoint(x: 8, y: 12)))
    let apple = try library.drawing(named: "applelogo").path
    expect(apple.contains(CGPoint(x: 8, y: 10)))
    // Stem and body overlap: one outline, so that a stroke shows no line between them.
    expect(apple.contains(CGPoint(x: 8, y: 5.4)))
  }
}
