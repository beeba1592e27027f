import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSymbols

/// Layers: of compositions, of icons, in modes, at values.
@Suite struct SymbolLayerTests {
  private let library = SymbolLibrary(warnings: Lines().log())

  private func painted(
    _ name: String, _ mode: SymbolMode, _ value: Double? = nil
  ) throws -> [PaintedSymbolLayer] {
    try #require(library.outline(named: name)).painted(in: mode, value: value)
  }

  @Test(
    .enabled(if: hasIcons),
    arguments: [
      "star.circle", "star.circle.fill", "plus.circle", "plus.circle.fill", "checkmark.shield.fill",
      "exclamationmark.triangle.fill", "folder.badge.plus", "bell.slash", "play.rectangle.fill",
      "lock.icloud", "clock.badge.checkmark",
    ])
  func `marks are primary, what is around or beneath them is secondary`(_ name: String) throws {
    let layers = try painted(name, .hierarchical)
    expect(
      Set(layers.map(\.level)) == (name == "bell.slash" ? [.primary] : [.primary, .secondary]))
    for layer in layers { expect(layer.opacity == (layer.level == .primary ? 1 : 0.5)) }
  }

  @Test(.enabled(if: hasIcons)) func `a struck symbol that is composed has its stroke in front`()
    throws
  {
    let layers = try painted("star.slash", .hierarchical)
    expect(layers.map(\.level) == [.secondary, .primary])
  }

  @Test(.enabled(if: hasIcons)) func `in one color all layers are the ink`() throws {
    for name in ["star.circle.fill", "xmark.circle.fill", "clock.badge.checkmark", "star.slash"] {
      let outline = try #require(library.outline(named: name))
      expect(outline.painted(in: .monochrome) == [PaintedSymbolLayer(path: outline.path)])
      // A hole of a disc lies on the disc where there are several colors.
      let levels = outline.painted(in: .palette)
      expect(levels.count >= 2)
    }
    let disc = try #require(
      library.outline(named: "xmark.circle.fill", style: .init(pointSize: 16)))
    let middle = CGPoint(x: disc.size.width / 2, y: disc.size.height / 2)
    expect(!disc.path.contains(middle))
    expect(disc.painted(in: .palette).allSatisfy { $0.path.contains(middle) })
  }

  @Test(
    .enabled(if: hasIcons),
    arguments: [
      ("wifi", 4), ("speaker.wave.3", 3), ("speaker.wave.2.fill", 3), ("cellularbars", 4),
      ("chart.bar.fill", 3), ("dot.radiowaves.left.and.right", 2), ("wave.3.right", 3),
    ]) func `a value turns layers on, one after the other`(_ name: String, _ count: Int) throws
  {
    let layers = try #require(library.outline(named: name))
    for (value, on) in [
      (0.0, 0), (0.01, 1), (1 / Double(count), 1), (1 / Double(count) + 0.01, 2), (0.999, count),
      (1, count), (7, count), (-1, 0), (Double.nan, 0),
    ] {
      let painted = layers.painted(in: .monochrome, value: value)
      let off = painted.count(where: { $0.opacity < 1 })
      expect(off == count - on, "\(value)")
      // The first are on, the last off.
      let opacities = painted.map(\.opacity)
      expect(opacities == opacities.sorted(by: >))
    }
    expect(layers.painted(in: .monochrome, value: nil).count == 1)
  }

  @Test func `opacities of a file are levels`() throws {
    let drawing = try IconReader.read(
      svg(
        "<rect width='16' height='16' opacity='.5'/><rect width='8' height='8'/>"
          + "<rect x='9' width='4' height='8' fill-opacity='.25'/>"))
    expect(drawing.layers.map(\.level) == [.secondary, .primary, .tertiary])
    expect(try IconReader.read(svg("<rect width='8' height='8'/>")).layers.count == 1)
  }

  @Test(.enabled(if: hasIcons)) func `names compose to any sensible depth, and garbage to nothing`()
    throws
  {
    for name in [
      "star.slash.circle.fill", "42.circle", "17.square.fill", "z.circle.fill", "gobackward.45",
      "leaf.badge.plus", "leaf.fill.badge.xmark", "leaf.trianglebadge.exclamationmark",
      "tortoise.circle", "crown.slash.fill", "envelope.badge",
    ] {
      let outline = try #require(library.outline(named: name), "\(name)")
      expect(try library.origin(of: name) == .composed, "\(name)")
      expect(outline.size.width > 0)
    }
    for name in [
      "no.such.circle", "circle.", ".circle", "slash.slash.slash.no", "1234.circle", "aa.circle",
      "badge.plus", "fill", "circle.badge.nothing",
      String(repeating: "no.circle.", count: 12) + "fill", "chevron.left.fill",
    ] {
      expect(library.outline(named: name) == nil, "\(name)")
    }
    // A name as long as names may be takes no time that anybody would notice.
    let deep = "star" + String(repeating: ".circle", count: 17)
    _ = library.outline(named: deep)
  }
}
