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

  private func flower(on ground: HexColor? = nil) async throws -> StudioPicture {
    let picture = try TestPictures.opened(TestPictures.flower(side: 120, on: ground))
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

  private func isDropped(_ color: HexColor, in picture: StudioPicture) -> Bool? {
    picture.palette.swatches.first { $0.source == color }?.isDropped
  }

  private func svg(of picture: StudioPicture) throws -> String {
    let output = try Exporter(settings: picture.settings, picture: "a.png").output(
      of: #require(picture.drawing), as: .svg)
    return String(decoding: output.data, as: UTF8.self)
  }

  @Test(
    "a color that is made transparent is not in the file, stays among the colors, and comes back")
  func drops() async throws {
    let picture = try await flower()
    picture.drop(yellow)
    await picture.settled()
    let words = picture.settings.arguments(for: .svg)
    expect(words == ["--colors", "auto", "--drop", "#ffc200"])
    expect(try !svg(of: picture).contains("#ffc200") && svg(of: picture).contains("#e63946"))
    expect(isDropped(yellow, in: picture) == true && isDropped(red, in: picture) == false)
    // Another edit names the colors: the pixels of the one that is transparent must not go to the others.
    picture.editPalette { $0.recolor(red, to: blue) }
    await picture.settled()
    expect(picture.drawing?.palette == [blue])
    expect(isDropped(yellow, in: picture) == true)
    picture.bringBack(yellow)
    await picture.settled()
    expect(Set(picture.drawing?.palette ?? []) == [blue, yellow])
    picture.undo()
    await picture.settled()
    expect(picture.drawing?.palette == [blue])
  }

  @Test("a background that is transparent stays so while other colors are edited, and comes back")
  func background() async throws {
    let picture = try await flower(on: .white)
    picture.change { $0.dropsBackground = true }
    await picture.settled()
    expect(Set(picture.drawing?.palette ?? []) == [red, yellow])
    expect(isDropped(.white, in: picture) == true)
    picture.editPalette { $0.merge(yellow, into: red) }
    await picture.settled()
    expect(picture.drawing?.palette == [red])
    expect(try !svg(of: picture).contains("#fff"))
    picture.bringBack(.white)
    await picture.settled()
    expect(Set(picture.drawing?.palette ?? []) == [red, .white])
    expect(!picture.settings.dropsBackground)
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
