import FiligreeFilters
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

/// Codes as a scanner sees them.
struct CodeTests {
  /// The modules of a code, without its quiet zone, rows from the top.
  private func modules(_ image: CIImage?, quiet: Int) throws -> [[Bool]] {
    let image = try #require(image)
    let picture = try #require(CIContext().createCGImage(image, from: image.extent))
    let rows = (0..<picture.height).map { y in
      (0..<picture.width).map { picture.bytes[(y * picture.width + $0) * 4] == 0 }
    }
    func isLight(_ row: some Sequence<Bool>) -> Bool { row.allSatisfy { !$0 } }
    expect(isLight(rows[..<quiet].joined()) && isLight(rows.suffix(quiet).joined()))
    expect(rows.allSatisfy { isLight($0.prefix(quiet)) && isLight($0.suffix(quiet)) })
    return rows.dropFirst(quiet).dropLast(quiet).map { Array($0.dropFirst(quiet).dropLast(quiet)) }
  }

  private func qrCode(_ message: String, _ level: String) -> CIImage? {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(message.utf8)
    filter.correctionLevel = level
    return filter.outputImage
  }

  @Test func `the standard's example has its words`() throws {
    // ISO/IEC 18004:2015, annex I.
    let image = qrCode("01234567", "M")
    expect(image?.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let rows = try modules(image, quiet: 1)
    let code = try #require(QRReader(rows, blocks: [(1, 26, 16)]))
    expect(
      code.words == [
        0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC,
        0x11, 0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55,
      ])
    expect(code.correction == 0 && code.mask == 2 && code.message == "01234567")
  }

  /// A size: its side, level, bits of the format, blocks of table 9, and a length of digits, letters or bytes that it takes.
  struct Size: Sendable, CustomTestStringConvertible {
    let side: Int
    let level: String
    let correction: Int
    let blocks: [(count: Int, words: Int, data: Int)]
    let message: String
    var testDescription: String { "\(side) \(level)" }
  }

  static let sizes = [
    Size(side: 21, level: "L", correction: 1, blocks: [(1, 26, 19)], message: "filigree"),
    Size(side: 21, level: "Q", correction: 3, blocks: [(1, 26, 13)], message: "HELLO WORLD"),
    Size(side: 21, level: "H", correction: 2, blocks: [(1, 26, 9)], message: "1234567"),
    Size(
      side: 25, level: "M", correction: 0, blocks: [(1, 44, 28)], message: "https://www.swift.org"),
    Size(
      side: 37, level: "Q", correction: 3, blocks: [(2, 33, 15), (2, 34, 16)],
      message: String(repeating: "Grüße ", count: 7)),
    Size(
      side: 45, level: "L", correction: 1, blocks: [(2, 98, 78)],
      message: String(repeating: "0123456789", count: 36)),
    Size(
      side: 57, level: "M", correction: 0, blocks: [(4, 69, 43), (1, 70, 44)],
      message: String(repeating: "A-Z0 ", count: 60)),
    Size(
      side: 73, level: "H", correction: 2, blocks: [(11, 36, 12), (5, 37, 13)],
      message: String(repeating: "b", count: 190)),
    Size(
      side: 145, level: "M", correction: 0, blocks: [(10, 74, 46), (23, 75, 47)],
      message: String(repeating: "filigree ", count: 167)),
    Size(
      side: 177, level: "L", correction: 1, blocks: [(19, 148, 118), (6, 149, 119)],
      message: String(repeating: "c", count: 2953)),
  ]

  @Test(arguments: sizes) func `a QR code says its message`(_ size: Size) throws {
    let rows = try modules(qrCode(size.message, size.level), quiet: 1)
    expect(rows.count == size.side)
    let code = try #require(QRReader(rows, blocks: size.blocks))
    expect(code.correction == size.correction && code.isSound)
    expect(code.message == size.message)
  }

  @Test func `the longest of each mode fit, and one more does not`() {
    // Table 7: 40-L takes 7,089 digits, 4,296 letters or 2,953 bytes, 1-H 17, 10 or 7.
    for (character, most, least) in [("7", 7089, 17), ("A", 4296, 10), ("a", 2953, 7)] {
      expect(qrCode(String(repeating: character, count: most), "L")?.extent.width == 179)
      expect(qrCode(String(repeating: character, count: most + 1), "L") == nil)
      expect(qrCode(String(repeating: character, count: least), "H")?.extent.width == 23)
      expect(qrCode(String(repeating: character, count: least + 1), "H")?.extent.width == 27)
    }
    expect(qrCode(String(repeating: "a", count: 10_000_000), "L") == nil)
  }

  @Test func `larger messages take larger codes, up to a limit`() {
    var last: CGFloat = 0
    for count in [0, 20, 60, 200, 600] {
      let side = qrCode(String(repeating: "a", count: count), "L")?.extent.width ?? 0
      expect(side > last && (Int(side) - 19) % 4 == 0)
      last = side
    }
    // Table 7: version 40-L takes 2,953 bytes, 40-H 1,273.
    expect(qrCode(String(repeating: "a", count: 2953), "L")?.extent.width == 179)
    expect(qrCode(String(repeating: "a", count: 2954), "L") == nil)
    expect(qrCode(String(repeating: "a", count: 1274), "H") == nil)
    expect(qrCode("a", "X") == nil)
  }

  @Test func `modules stay sharp when they are made larger`() throws {
    let code = try #require(qrCode("sharp", "M"))
    let large = code.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    let picture = try #require(CIContext().createCGImage(large, from: large.extent))
    expect(picture.width == 69 && Set(picture.bytes) == [0, 255])
  }

  @Test func `a recolored code stays sharp, too`() throws {
    let code = try #require(qrCode("sharp", "M"))
    let red = code.applyingFilter(
      "CIFalseColor", parameters: ["inputColor0": CIColor.red, "inputColor1": CIColor.white])
    let large = red.cropped(to: red.extent).transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    let picture = try #require(CIContext().createCGImage(large, from: large.extent))
    expect(picture.width == 69 && Set(picture.bytes) == [0, 255])
  }

  @Test func `Code 128 takes 80 characters`() {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data(repeating: 97, count: 80)
    expect(filter.outputImage != nil)
    filter.message = Data(repeating: 97, count: 81)
    expect(filter.outputImage == nil)
  }

  @Test func `Code 128 has its bars`() throws {
    // ISO/IEC 15417:2007, table 1: start B, P, J, J, 1, 2, 3, C, the check value 55 and the stop.
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("PJJ123C".utf8)
    filter.barcodeHeight = 5
    let image = try #require(filter.outputImage)
    expect(image.extent == CGRect(x: 0, y: 0, width: 7 + 11 * 9 + 13 + 7, height: 5))
    let row = try modules(image.cropped(to: image.extent), quiet: 0)[2].dropFirst(7).dropLast(7)
    var widths = ""
    var last = true
    var count = 0
    for isDark in row {
      if isDark != last {
        widths += String(count)
        (count, last) = (0, isDark)
      }
      count += 1
    }
    widths += String(count)
    expect(
      widths
        == [
          "211214", "313121", "112133", "112133", "123221", "223211", "221132", "131321", "311321",
          "2331112",
        ].joined())
    filter.message = Data("ü".utf8)
    expect(filter.outputImage == nil)
  }

  @Test func `pairs of digits take one character`() {
    func width(_ message: String) -> CGFloat? {
      let filter = CIFilter.code128BarcodeGenerator()
      filter.message = Data(message.utf8)
      filter.quietSpace = 0
      return filter.outputImage?.extent.width
    }
    // Start, three pairs or six letters, and the check value of 11 modules each, and a stop of 13.
    expect(width("123456") == 68)
    expect(width("abcdef") == 101)
  }
}
