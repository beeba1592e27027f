import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeSymbols

/// Templates in and out.
@Suite struct SymbolTemplateTests {
  private let library = SymbolLibrary(warnings: Lines().log())

  /// A template of the three masters: bars of 10, 20 and 40 units.
  private func masters(_ extra: String = "", classes: String = "") -> [UInt8] {
    var symbols = ""
    for (name, x, width) in [("Ultralight", 500, 10), ("Regular", 1400, 20), ("Black", 2900, 40)] {
      symbols +=
        "<g id=\"\(name)-S\" transform=\"matrix(1 0 0 1 \(x) 696)\">"
        + "<path \(classes) d=\"M10 0H\(10 + width)V-70H10Z\"/></g>"
    }
    return Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">\(extra)
      <g id="Notes"><text>Template v.3.0</text></g>
      <g id="Guides"><line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
      <line id="left-margin-Regular-S" x1="1400" x2="1400" y1="600" y2="720"/>
      <line id="right-margin-Regular-S" x1="1450" x2="1450" y1="600" y2="720"/></g>
      <g id="Symbols">\(symbols)</g></svg>
      """.utf8)
  }

  @Test func `a template stands on its baseline, between its margins`() throws {
    let template = try #require(try TemplateReader.read(masters()))
    let drawing = template.drawing(weight: .regular, scale: .small)
    // 100 points of type are a box of 16 units, at the small scale 16 / 0.79.
    let unit = 0.16 / 0.79
    expect(abs(drawing.path.boundingRect.width - 20 * unit) < 1e-6)
    expect(abs(drawing.path.boundingRect.minX - 10 * unit) < 1e-6)
    expect(try abs(#require(drawing.sides).upperBound - 50 * unit) < 1e-6)
    // The bar's middle is a quarter of a unit beneath that of capitals, which are 70.459 high.
    expect(abs(drawing.path.boundingRect.midY - (8 + 0.2295 * unit)) < 1e-6)
    let outline = SymbolOutline(drawing, style: SymbolStyle(pointSize: 100, scale: .small))
    expect(abs(outline.size.width - 50) < 1e-6)
  }

  @Test func `weights between masters are mixed, scales are sizes of the small one`() throws {
    let template = try #require(try TemplateReader.read(masters()))
    let unit = 0.16 / 0.79
    var before: CGFloat = 0
    for weight in SymbolWeight.allCases {
      let width = template.drawing(weight: weight, scale: .small).path.boundingRect.width / unit
      expect(width > before, "\(weight)")
      before = width
    }
    // Bold is at 0.6 of the way from regular to black.
    let bold = template.drawing(weight: .bold, scale: .small).path.boundingRect.width / unit
    expect(abs(bold - 32) < 1e-6)
    expect(
      template.drawing(weight: .bold, scale: .large)
        == template.drawing(weight: .bold, scale: .small))
  }

  @Test func `classes are layers, and what clears unseen is a hole`() throws {
    let sheet =
      "<style>.monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}\n"
      + ".multicolor-2:tintColor {-sfsymbols-variable-threshold:0.5;}</style>"
    let styles = TemplateStyles(Array(sheet.utf8))
    let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let under = styles.layer(
      path, classes: "monochrome-0 multicolor-0:systemBlueColor hierarchical-0:secondary")
    expect(under.level == .secondary && under.color == .named("systemBlueColor"))
    expect(under.meeting == .over)
    let hole = styles.layer(
      path, classes: "monochrome-1 multicolor-1:white hierarchical-1:primary SFSymbolsPreview0")
    expect(hole.meeting == .knockout && hole.level == .primary)
    expect(styles.layer(path, classes: "multicolor-2:tintColor").isVariable)
    expect(styles.layer(path, classes: "multicolor-2:tintColor").color == nil)
  }

  @Test(
    .enabled(if: hasIcons),
    arguments: [
      "star.circle.fill", "bell.slash", "wifi", "folder.badge.plus", "trash", "xmark.circle.fill",
    ])
  func `a template that is written reads back the same`(_ name: String) throws {
    let bytes = try TemplateWriter(name: name).write { weight, scale throws(SymbolError) in
      try library.drawing(named: name, weight: weight, scale: scale)
    }
    let template = try #require(try TemplateReader.read(bytes))
    expect(template.variants.count == 27)
    for scale in SymbolScale.allCases {
      for weight in [SymbolWeight.ultraLight, .regular, .black] {
        let own = try library.drawing(named: name, weight: weight, scale: scale)
        let read = template.drawing(weight: weight, scale: scale)
        let style = SymbolStyle(pointSize: 100, weight: weight, scale: scale)
        let (a, b) = (SymbolOutline(own, style: style), SymbolOutline(read, style: style))
        expect(
          abs(a.size.width - b.size.width) < 0.01 && abs(a.size.height - b.size.height) < 0.01)
        expect(abs(a.baseline - b.baseline) < 0.3)
        let difference = a.path.symmetricDifference(
          b.path.offsetBy(
            dx: a.path.boundingRect.minX - b.path.boundingRect.minX,
            dy: a.path.boundingRect.minY - b.path.boundingRect.minY))
        expect(abs(difference.signedArea) < 0.5, "\(weight) \(scale)")
        for mode in SymbolMode.allCases {
          let (x, y) = (a.painted(in: mode), b.painted(in: mode))
          expect(x.map(\.level) == y.map(\.level), "\(mode)")
          expect(x.map(\.color) == y.map(\.color), "\(mode)")
        }
        expect(
          a.painted(in: .monochrome, value: 0.5).map(\.opacity)
            == b.painted(in: .monochrome, value: 0.5).map(\.opacity))
      }
    }
  }

  @Test func `broken templates give errors, and none traps`() throws {
    func error(_ bytes: [UInt8]) -> SymbolError? {
      do throws(SymbolError) {
        _ = try TemplateReader.read(bytes)
        return nil
      } catch {
        return error
      }
    }
    let good = masters()
    let text = String(decoding: good, as: UTF8.self)
    expect(
      error(Array(text.replacingOccurrences(of: "Baseline-S", with: "Base").utf8))?.description
        .contains("Baseline-S") == true)
    expect(
      error(Array(text.replacingOccurrences(of: "-S\"", with: "\"").utf8))?.reason == .empty)
    expect(
      error(Array(text.replacingOccurrences(of: "H50", with: "H9e30").utf8))?.reason == .corrupt)
    var random = RandomSource(seed: 0x7E_11)
    for round in 0..<300 {
      var bytes = good
      for _ in 0..<(1 + random.next() % 4) {
        let place = Int(random.next() % UInt64(bytes.count))
        bytes[place] = Array("<>'\"/=09eE-.[&;nSMx".utf8)[Int(random.next() % 19)]
      }
      if let template = try? TemplateReader.read(bytes) {
        for weight in SymbolWeight.allCases {
          let box = template.drawing(weight: weight, scale: .medium).path.boundingRect
          expect(box.minX.isFinite && box.maxY.isFinite, "round \(round)")
        }
      }
    }
  }

  @Test func `a user's template is a symbol`() throws {
    try withFolder(["bar.svg": masters()]) { (folder) throws in
      let library = SymbolLibrary(folders: [folder], installed: nil, warnings: Lines().log())
      expect(try library.origin(of: "bar") == .template(folder + "/bar.svg"))
      let black = try #require(library.outline(named: "bar", style: SymbolStyle(weight: .black)))
      let thin = try #require(library.outline(named: "bar", style: SymbolStyle(weight: .thin)))
      expect(black.path.boundingRect.width > 2 * thin.path.boundingRect.width)
      // In a composition, too.
      expect(try library.origin(of: "bar.circle") == .composed)
    }
  }
}
