import FiligreeDocuments
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite("Palettes with names")
struct NamedPaletteTests {
  private static func color(_ value: UInt32) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    return CGColor(srgbRed: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  @Test("each kind of file has its colors and names")
  func kinds() throws {
    let (red, sea) = (Self.color(0xE639_46FF), Self.color(0x0000_FFFF))
    let named = [
      NamedPalette.Entry(color: red, name: "Red Box"), NamedPalette.Entry(color: sea, name: "Sea"),
    ]
    let plain = [NamedPalette.Entry(color: red), NamedPalette.Entry(color: sea)]
    for (text, entries) in [
      ("GIMP Palette\nName: Flag\n#\n230 57 70\tRed Box\n0 0 255 Sea\n0 0 255 Again\n", named),
      ("; two\n\nRed Box = #e63946\r\n#00f Sea\r\n", named),
      ("JASC-PAL\n0100\n2\n230 57 70\n0 0 255\n", plain),
      ("e63946\n0000FF\n", plain),
      (";paint.net\nFFE63946\nFF0000FF", plain),
    ] {
      expect(try NamedPalette(text: text).entries == entries, "\(text)")
    }
    let palette = NamedPalette(named)
    expect(palette.name(of: sea) == "Sea" && palette.word(for: sea) == "Sea")
    expect(palette.name(of: .white) == "white" && NamedPalette().name(of: sea) == "blue")
    expect(NamedPalette().name(of: red) == "color-e63946" && NamedPalette().word(for: red) == nil)
  }

  @Test("what is no palette is told by its line")
  func errors() {
    for (text, error) in [
      ("", NamedPaletteError.empty), ("GIMP Palette\n# none\n", .empty),
      ("#fff\n\nno color here\n", .notAColor(line: 3)),
      ("GIMP Palette\n1 2 256 x", .notAColor(line: 2)),
    ] {
      #expect(throws: error, "\(text)") { try NamedPalette(text: text) }
    }
  }

  @Test("a palette that is written is read again", arguments: 0..<60)
  func roundTrip(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var entries: [NamedPalette.Entry] = []
    for index in 0..<Int.random(in: 1...9, using: &random) {
      let opacity: UInt32 = seed % 2 == 0 ? 0xFF : UInt32.random(in: 0...0xFF, using: &random)
      let value = UInt32.random(in: 0...0xFFFFFF, using: &random) << 8 | opacity
      let name = ["Red Box", "Sea\u{301}", "12 34", "blue", nil].randomElement(using: &random)!
      guard !entries.contains(where: { $0.color == Self.color(value) }) else { continue }
      entries.append(
        NamedPalette.Entry(color: Self.color(value), name: name.map { "\($0) \(index)" }))
    }
    let palette = NamedPalette(entries)
    expect(try NamedPalette(text: palette.text) == palette, "seed \(seed): \(palette.text)")
    let isOpaque = entries.allSatisfy { $0.color.alpha == 1 }
    expect((palette.gimpText == nil) != isOpaque)
    if let text = palette.gimpText {
      expect(try NamedPalette(text: text) == palette, "seed \(seed): \(text)")
    }
  }
}
