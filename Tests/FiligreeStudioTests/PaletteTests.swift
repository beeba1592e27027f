import Filigree
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeStudio

@Suite("Studio palette") @MainActor
struct PaletteTests {
  private let red = HexColor(value: 0xE639_46FF)
  private let yellow = HexColor(value: 0xFFC2_00FF)
  private let blue = HexColor(value: 0x0000_FFFF)

  private func flower() async throws -> StudioPicture {
    let picture = try TestPictures.opened(TestPictures.flower(side: 120))
    picture.retrace()
    await picture.settled()
    return picture
  }

  @Test("a color that is edited keeps its shapes")
  func recolors() async throws {
    let picture = try await flower()
    let before = try #require(picture.drawing)
    picture.editPalette { $0.recolor(red, to: blue) }
    await picture.settled()
    expect(Set(picture.drawing?.palette ?? []) == [blue, yellow])
    expect(picture.drawing?.parts.map(\.path) == before.parts.map(\.path))
    expect(picture.settings.arguments(for: .svg).contains("#e63946=#0000ff"))
    expect(picture.palette.swatches.map(\.source).sorted() == [red, yellow].sorted())
    // Again: the palette still knows whose shapes these are.
    picture.editPalette { $0.recolor(red, to: .black) }
    await picture.settled()
    expect(Set(picture.drawing?.palette ?? []) == [.black, yellow])
    picture.undo()
    picture.undo()
    expect(picture.settings == TraceSettings())
  }

  @Test("colors that are merged become one shape")
  func merges() async throws {
    let picture = try await flower()
    picture.editPalette { $0.merge(yellow, into: red) }
    await picture.settled()
    expect(picture.drawing?.palette == [red])
    expect(picture.drawing?.statistics.paths == 1)
  }

  @Test("pixels of a color that is removed go to the nearest; the last one stays")
  func removes() async throws {
    let picture = try await flower()
    picture.editPalette { $0.remove(yellow) }
    await picture.settled()
    expect(picture.drawing?.palette == [red])
    picture.editPalette { $0.remove(red) }
    expect(picture.palette.swatches.count == 1)
  }

  @Test("random edits keep to what the tracer can be told, and can be undone", arguments: 0..<30)
  func property(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var palette = StudioPalette(Array(Set(random.colors(1...8))).sorted(), [])
    for step in 0..<40 {
      let any = palette.swatches.randomElement(using: &random)!.source
      let count = palette.swatches.count
      switch Int.random(in: 0...3, using: &random) {
      case 0: palette.recolor(any, to: random.color())
      case 1:
        let other = palette.swatches.randomElement(using: &random)!
        palette.merge(any, into: other.source)
        expect(palette.swatches.first { $0.source == any }?.shown == other.shown)
      case 2:
        palette.remove(any)
        expect(palette.swatches.count == max(count - 1, 1))
      default: palette.add(random.color())
      }
      var settings = TraceSettings()
      palette.apply(to: &settings)
      guard case .list(let list) = settings.colors else {
        Issue.record("seed \(seed), step \(step)")
        return
      }
      expect(StudioPalette(list, settings.recoloring) == palette, "seed \(seed), step \(step)")
    }
  }
}
