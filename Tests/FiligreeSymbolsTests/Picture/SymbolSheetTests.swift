import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeSymbols

@Suite struct SymbolSheetTests {
  private func picture(
    _ width: CGFloat, _ height: CGFloat, _ draw: (inout DisplayListRecorder) -> Void
  ) throws -> CGImage {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: width, height: height))
    draw(&recorder)
    return try Rasterizer(background: CGColor(gray: 1, alpha: 1)).render(recorder.finish())
  }

  /// Draws a symbol's image box in a light color, and the symbol, with its middle at a point.
  private func draw(
    _ outline: SymbolOutline, at middle: CGPoint, _ recorder: inout DisplayListRecorder
  ) {
    recorder.save()
    recorder.concatenate(
      CGAffineTransform(
        translationX: middle.x - outline.size.width / 2, y: middle.y - outline.size.height / 2))
    recorder.fill(
      Path(CGRect(origin: .zero, size: outline.size)),
      with: .color(CGColor(red: 0.9, green: 0.94, blue: 1, alpha: 1)))
    recorder.fill(outline.path, with: .color(.black))
    recorder.restore()
  }

  private func sheet(_ outlines: [SymbolOutline], columns: Int, cell: CGFloat) throws -> CGImage {
    let rows = (outlines.count + columns - 1) / columns
    return try picture(CGFloat(columns) * cell, CGFloat(rows) * cell) { recorder in
      for (index, outline) in outlines.enumerated() {
        let middle = CGPoint(
          x: (CGFloat(index % columns) + 0.5) * cell, y: (CGFloat(index / columns) + 0.5) * cell)
        draw(outline, at: middle, &recorder)
      }
    }
  }

  /// Whether the icons are those that the goldens show: version 1.10.3 has 1,953 of them.
  private static let hasKnownIcons =
    (try? FileManager.default.contentsOfDirectory(atPath: SymbolLibrary.installedFolder))?.count
    == 1953

  @Test(.enabled(if: Self.hasKnownIcons)) func `symbols of the icon set`() throws {
    let library = SymbolLibrary()
    let names = Set(SymbolAliases.icons.keys).union(SymbolNameTests.used).sorted()
    let outlines = names.compactMap {
      library.outline(named: $0, style: SymbolStyle(pointSize: 20))
    }
    try expectPicture(sheet(outlines, columns: 32, cell: 30), named: "icon-set")
  }

  @Test(.enabled(if: Self.hasKnownIcons)) func `the names that are used most`() throws {
    let library = SymbolLibrary(warnings: Lines().log())
    let outlines = MostUsedNamesTests.names.compactMap {
      library.outline(named: $0, style: SymbolStyle(pointSize: 24))
    }
    try expectPicture(sheet(outlines, columns: 36, cell: 36), named: "most-used-names")
  }

  @Test func `own drawings and the placeholder`() throws {
    let library = SymbolLibrary(installed: nil, warnings: Lines().log())
    let outlines = (BuiltInSymbols.names + ["no.such.symbol"]).map {
      library.outlineOrPlaceholder(named: $0, style: SymbolStyle(pointSize: 96))
    }
    try expectPicture(sheet(outlines, columns: 5, cell: 120), named: "own-drawings")
  }

  @Test(arguments: [64, 256]) func `the apple`(_ size: Int) throws {
    let library = SymbolLibrary(installed: nil)
    let outline = try #require(
      library.outline(named: "applelogo", style: SymbolStyle(pointSize: CGFloat(size))))
    let image = try picture(outline.size.width, outline.size.height) {
      $0.fill(outline.path, with: .color(.black))
    }
    expectPicture(image, named: "applelogo-\(size)")
  }

  @Test func `weights and scales`() throws {
    let library = SymbolLibrary(installed: nil)
    var outlines: [SymbolOutline] = []
    for name in ["gear", "star.fill", "sun.max.fill", "moon.fill", "applelogo"] {
      for weight in SymbolWeight.allCases {
        let style = SymbolStyle(pointSize: 48, weight: weight)
        outlines.append(try #require(library.outline(named: name, style: style)))
      }
      for scale in SymbolScale.allCases {
        let style = SymbolStyle(pointSize: 48, scale: scale)
        outlines.append(try #require(library.outline(named: name, style: style)))
      }
    }
    try expectPicture(sheet(outlines, columns: 12, cell: 76), named: "weights-and-scales")
  }

  @Test(.enabled(if: Self.hasKnownIcons)) func `weights of installed icons`() throws {
    let library = SymbolLibrary()
    var outlines: [SymbolOutline] = []
    for name in ["chevron.left", "xmark", "magnifyingglass", "trash", "wifi", "globe", "person"] {
      for weight in SymbolWeight.allCases {
        let style = SymbolStyle(pointSize: 48, weight: weight)
        outlines.append(try #require(library.outline(named: name, style: style)))
      }
    }
    try expectPicture(sheet(outlines, columns: 9, cell: 64), named: "icon-weights")
  }

  @Test(.enabled(if: Self.hasKnownIcons)) func `symbols stand beside capital letters' height`()
    throws
  {
    let library = SymbolLibrary()
    let image = try picture(560, 90) { recorder in
      let (cap, baseline) = (CGFloat(65 - 33.6), CGFloat(65))
      recorder.fill(
        Path(CGRect(x: 0, y: cap, width: 560, height: baseline - cap)),
        with: .color(CGColor(red: 1, green: 0.9, blue: 0.8, alpha: 1)))
      var x: CGFloat = 10
      for name in [
        "star.fill", "gear", "minus", "ellipsis", "chevron.down", "arrow.down.to.line", "applelogo",
      ] {
        let outline = library.outlineOrPlaceholder(named: name, style: SymbolStyle(pointSize: 48))
        let middle = CGPoint(
          x: x + outline.size.width / 2, y: baseline - outline.baseline + outline.size.height / 2)
        recorder.save()
        recorder.opacity = 0.8
        draw(outline, at: middle, &recorder)
        recorder.restore()
        x += outline.size.width + 20
      }
    }
    expectPicture(image, named: "baseline")
  }
}
