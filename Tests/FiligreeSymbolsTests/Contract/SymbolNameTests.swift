import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSymbols

@Suite struct SymbolNameTests {
  @Test func `dots become dashes`() throws {
    let name = try #require(SymbolName("cloud.rain.fill"))
    expect(name.iconName == "cloud-rain-fill")
    expect(name.fileNames == ["cloud.rain.fill", "cloud-rain-fill"])
    expect(try #require(SymbolName("bell")).fileNames == ["bell"])
  }

  @Test func `aliases outrank dashes`() throws {
    expect(try #require(SymbolName("xmark")).iconName == "x-lg")
    expect(try #require(SymbolName("sun.max.fill")).iconName == "sun-fill")
    // Bootstrap has "forward", which is a reply's arrow.
    expect(try #require(SymbolName("forward")).iconName == "fast-forward")
  }

  @Test func `the table is in order, without doubles, and names nothing as it is`() {
    let symbols = SymbolAliases.table.split(separator: "\n").map { $0.split(separator: " ")[0] }
    expect(symbols == symbols.sorted())
    expect(Set(symbols).count == symbols.count)
    for (symbol, icon) in SymbolAliases.icons {
      expect(SymbolName(symbol) != nil && SymbolName(icon) != nil)
      expect(symbol.replacingOccurrences(of: ".", with: "-") != icon, "\(symbol)")
    }
  }

  @Test(.enabled(if: hasIcons)) func `each alias is an installed icon`() {
    let library = SymbolLibrary(warnings: Lines().log())
    for (symbol, icon) in SymbolAliases.icons.sorted(by: { $0.key < $1.key }) {
      let path = "\(SymbolLibrary.installedFolder)/\(icon).svg"
      expect(FileManager.default.fileExists(atPath: path), "\(symbol): \(icon)")
      expect((try? library.drawing(named: symbol)) != nil, "\(symbol)")
    }
  }

  /// The names that SwiftUI code uses most, whether by the table or by dashes.
  static let used = """
    applelogo star.fill heart.fill circle.fill sun.max.fill moon.fill gear chevron.left chevron.right
    chevron.up chevron.down plus minus magnifyingglass globe xmark xmark.circle xmark.circle.fill
    mic.fill checkmark checkmark.circle checkmark.circle.fill trash trash.fill square.and.arrow.up
    person person.fill person.circle house house.fill bell bell.fill ellipsis ellipsis.circle gearshape
    gearshape.fill arrow.left arrow.right arrow.up arrow.down arrow.clockwise arrow.counterclockwise
    arrow.triangle.2.circlepath play play.fill pause.fill stop.fill photo camera camera.fill doc doc.text
    folder folder.fill envelope envelope.fill phone phone.fill lock lock.fill map cart tag bookmark
    bookmark.fill paperplane paperplane.fill bolt bolt.fill flame flame.fill drop drop.fill leaf
    leaf.fill cloud cloud.fill cloud.rain cloud.sun.fill sun.max moon sparkles wand.and.stars
    slider.horizontal.3 list.bullet line.3.horizontal info.circle info.circle.fill questionmark.circle
    exclamationmark.triangle exclamationmark.triangle.fill hand.thumbsup hand.thumbsup.fill eye eye.slash
    pencil scissors link wifi battery.100 clock clock.fill calendar timer star star.leadinghalf.filled
    heart circle square square.fill triangle.fill diamond.fill hexagon.fill plus.circle plus.circle.fill
    minus.circle.fill arrow.up.right arrow.left.arrow.right square.and.pencil square.and.arrow.down
    doc.on.doc location.fill mappin mappin.and.ellipse speaker.wave.2.fill speaker.slash.fill
    music.note headphones gift crown.fill trophy.fill flag.fill airplane car.fill bicycle tram.fill
    creditcard dollarsign.circle chart.bar.fill chart.pie.fill message.fill bubble.left paperclip qrcode
    keyboard desktopcomputer iphone printer lightbulb.fill hammer.fill wrench.fill paintbrush.fill
    paintpalette eyedropper cube.fill shippingbox archivebox tray book.fill graduationcap.fill
    square.grid.2x2 rectangle.stack sidebar.left person.2.fill person.crop.circle hourglass
    snowflake wind umbrella.fill thermometer.medium face.smiling power repeat shuffle infinity
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// What has neither an icon nor a drawing of our own.
  static let missing: Set<String> = []

  @Test(.enabled(if: hasIcons)) func `the symbols most used are there`() {
    let library = SymbolLibrary(warnings: Lines().log())
    for name in Self.used {
      expect(
        (library.outline(named: name) == nil) == Self.missing.contains(name), "\(name)")
    }
  }
}
