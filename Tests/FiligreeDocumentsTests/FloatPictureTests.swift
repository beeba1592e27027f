import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeDocuments

/// Pictures of floating-point numbers in documents: cut to what the document's samples can hold.
@Suite struct FloatPictureTests {
  /// Light that sRGB codes as 128, 0 and 255, at half opacity and at full; a color that sRGB has not
  /// would make all of the picture Display P3.
  private static let pixels: [SIMD4<Float>] = [
    [0.2158605, 0, 1, 1], [0.10793, 0, 0.5, 0.5], [0, 0, 0, 0], [1, 1, 1, 1],
  ]
  /// The same, straight, in sRGB's numbers of 8 bits.
  private static let levels: [[UInt8]] = [
    [128, 0, 255, 255], [128, 0, 255, 128], [0, 0, 0, 0], [255, 255, 255, 255],
  ]

  private func list(_ pixels: [SIMD4<Float>]) -> DisplayList {
    let image = CGImage(
      width: 2, height: pixels.count / 2, floats: pixels, space: .extendedLinearSRGBSpace)
    return LayerScenes.draw { r in
      r.draw(image, in: CGRect(x: 10, y: 10, width: 20, height: 20), sampling: .none)
    }
  }

  /// Samples of rows that are each the difference from the one above.
  private func samples(_ object: PDFFile.Object, components: Int) -> [[UInt8]] {
    var rows: [[UInt8]] = []
    let bytes = object.stream ?? []
    for start in stride(from: 0, to: bytes.count, by: 2 * components + 1) {
      let row = bytes[(start + 1)..<(start + 1 + 2 * components)]
      rows.append(zip(row, rows.last ?? row.map { _ in 0 }).map { $0 &+ $1 })
    }
    return rows.flatMap { row in
      [Array(row.prefix(components)), Array(row.suffix(components))]
    }
  }

  @Test func samplesOfPDF() throws {
    let file = try PDFFile(PDFWriter().write(list(Self.pixels)))
    let images = file.objects(with: "/Subtype /Image")
    expect(images.count == 2)
    let color = try #require(images.first { $0.text.contains("/DeviceRGB") })
    let mask = try #require(images.first { $0.text.contains("/DeviceGray") })
    expect(samples(color, components: 3) == Self.levels.map { Array($0.prefix(3)) })
    expect(samples(mask, components: 1) == Self.levels.map { [$0[3]] })
  }

  /// What is brighter than white is white; what sRGB has not is Display P3, by its profile.
  @Test func colorsBeyondSRGBInPDF() throws {
    let bright = try PDFFile(
      PDFWriter().write(list([[4, 4, 4, 1], [0, 0, 0, 1], [0.2158605, 2, 0, 1], [1, 1, 1, 1]])))
    let color = try #require(bright.objects(with: "/Subtype /Image").first)
    let found = samples(color, components: 3)
    expect(found[0] == [255, 255, 255] && found[1] == [0, 0, 0] && found[3] == [255, 255, 255])
    // Display P3's green.
    let wide = try PDFFile(
      PDFWriter().write(list([[-0.2249, 1.0420, -0.0786, 1], [0, 0, 0, 1]])))
    let image = try #require(wide.objects(with: "/Subtype /Image").first)
    expect(wide.objects(with: "/N 3 /Alternate").first?.stream == ICCProfile.displayP3)
    for (a, b) in zip(samples(image, components: 3)[0], [0, 255, 0]) {
      expect(abs(Int(a) - b) <= 1)
    }
    expect(image.text.contains("0 R /BitsPerComponent"))
  }

  /// An SVG document's pictures are of sRGB or Display P3, which all viewers know, also where a file of
  /// the picture alone would be in BT.2100's PQ.
  @Test func picturesOfSVG() throws {
    for pixels in [Self.pixels, [[4, 4, 4, 1], [0, 0, 0, 1], [1, 1, 1, 1], [1, 0, 0, 1]]] {
      let svg = String(decoding: SVGWriter().document(list(pixels)).bytes, as: UTF8.self)
      let parts = svg.components(separatedBy: "data:image/png;base64,")
      expect(parts.count == 2)
      let png = try #require(Data(base64Encoded: String(parts[1].prefix { $0 != "\"" })))
      let picture = try CGImage(data: png)
      // Brighter than white is not sRGB, and cut in Display P3.
      let isBright = pixels != Self.pixels
      expect(picture.colorSpace == (isBright ? .displayP3Space : .sRGBSpace))
      expect(picture.bitsPerComponent == 16)
      let bright: [UInt8] = [255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255]
      let straight = CGImage(
        width: 2, height: 2, components: 4, depth: 8, bytes: Array(Self.levels.joined()))
      let expected = isBright ? bright : straight.premultipliedSRGB8()
      for (a, b) in zip(picture.premultipliedSRGB8(), expected) {
        expect(abs(Int(a) - Int(b)) <= 1)
      }
    }
  }
}
