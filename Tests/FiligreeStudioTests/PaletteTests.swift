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

  private static let flag = StudioFile(
    name: "flag.gpl", data: Data("GIMP Palette\n230 57 70\tRed Box\n255 194 0\tSun\n".utf8))

  @Test("a palette's file names its colors, on the page, in the file, and on the command line")
  func paletteFile() async throws {
    let picture = try await flower()
    let file = try PaletteFile(Self.flag)
    picture.use(file)
    picture.change { $0.grouping = .color }
    await picture.settled()
    expect(picture.palette.swatches.map(\.name) == ["Red Box", "Sun"])
    let words = picture.settings.arguments(for: .svg)
    expect(words == ["--colors", "flag.gpl", "--groups"])
    expect(try TraceSettings(arguments: words, palettes: [file]) == picture.settings)
    #expect(throws: CommandLineError.self) { try TraceSettings(arguments: words) }
    let svg = try svg(of: picture)
    expect(svg.contains("<g id=\"Red-Box\"") && svg.contains("id=\"Sun\""))
    // Another color is no other palette; one less is.
    picture.editPalette { $0.recolor(red, to: blue) }
    expect(picture.settings.arguments(for: .svg).prefix(2) == ["--colors", "flag.gpl"])
    picture.editPalette { $0.remove(yellow) }
    expect(picture.settings.arguments(for: .svg).prefix(2) == ["--colors", "#e63946"])
    picture.undo()
    expect(picture.palette.swatches.map(\.name) == ["Red Box", "Sun"])
  }

  @Test("a palette that is saved is opened again")
  func savedPalette() throws {
    var palette = StudioPalette([red, yellow, .white], [], dropped: [.white])
    palette.recolor(yellow, to: blue)
    let named = palette.named(try PaletteFile(Self.flag))
    let saved = named.file(as: "").saved(as: "logo")
    expect(saved.name == "logo.gpl")
    // The name was that of another color.
    let entries = [
      PaletteFile.Entry(color: red, name: "Red Box"), PaletteFile.Entry(color: blue, name: nil),
    ]
    expect(try PaletteFile(saved).entries == entries)
    palette.recolor(yellow, to: HexColor(value: 0x0000_FF80))
    let translucent = palette.file(as: "").saved(as: "logo")
    expect(translucent.name == "logo.txt")
    expect(try PaletteFile(translucent).colors == [red, HexColor(value: 0x0000_FF80)])
  }

  @Test("what is no palette is told")
  func badPalettes() {
    let many = (0..<129).map { "0000" + String($0 + 256, radix: 16).suffix(2) }
    for (name, text, words) in [
      ("a.ase", "#fff", ".gpl"), ("a.gpl", "", "no color"), ("a.txt", "#fff\nwhat", "line 2"),
      ("a.hex", many.joined(separator: "\n"), "129"),
      ("a.txt", String(repeating: "#ffffff\n", count: 1 << 18), "larger"),
    ] {
      do {
        _ = try PaletteFile(StudioFile(name: name, data: Data(text.utf8)))
        Issue.record("\(name) was read")
      } catch {
        expect(error.description.contains(words), "\(name): \(error)")
      }
    }
    let bytes = StudioFile(name: "a.gpl", data: Data([0xFF, 0xFE]))
    #expect(throws: PaletteProblem.self) { try PaletteFile(bytes) }
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
