import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// How far pictures are from each other, in numbers.
@Suite struct PictureComparisonTests {
  @Test func otherLayoutsOfTheSamePixelsMatch() {
    let rgba = field(3, 2, [90, 90, 90, 255])
    let gray = CGImage.gray(3, 2, Array(repeating: 90, count: 6))
    let comparison = PictureComparison(of: rgba, with: gray)
    expect(comparison.matches && comparison.differingPixels == 0)
    expect(comparison.pixels == 6)
    // A transparent pixel has no color.
    expect(
      PictureComparison(of: field(3, 2, [1, 2, 3, 0]), with: field(3, 2, [0, 0, 0, 0])).matches)
  }

  @Test(
    arguments: [
      ([0, 0, 0, 255], [255, 0, 0, 255], 1.0), ([10, 20, 30, 255], [13, 20, 30, 255], 3 / 255.0),
      // Color counts as far as it is seen, opacity on black or on white.
      ([255, 0, 0, 51], [0, 0, 0, 51], 0.2), ([255, 255, 255, 0], [255, 255, 255, 102], 0.4),
      ([0, 0, 0, 0], [0, 0, 0, 102], 0.4),
    ] as [([UInt8], [UInt8], Double)])
  func distances(_ first: [UInt8], _ second: [UInt8], _ distance: Double) {
    for (a, b) in [(first, second), (second, first)] {
      let comparison = PictureComparison(of: field(2, 2, a), with: field(2, 2, b))
      expect(abs(comparison.largestDistance - distance) < 1e-12)
      expect(comparison.differingPixels == 4)
      expect(!comparison.matches)
    }
  }

  @Test func colorSpacesAreCompared() {
    let picture = field(2, 2, [200, 30, 30, 255])
    let comparison = PictureComparison(of: picture.inSpace(.displayP3Space), with: picture)
    expect(comparison.summary == "is in Display P3, expected is sRGB")
  }

  @Test func impossibleNumbersAreExact() {
    let (first, second) = (field(2, 2, [9, 9, 9, 255]), field(2, 2, [8, 9, 9, 255]))
    for number in [Double.nan, -1, 2, .infinity] {
      expect(
        !PictureComparison(of: first, with: second, precision: number, tolerance: number).matches)
      expect(
        PictureComparison(of: first, with: first, precision: number, tolerance: number).matches)
    }
  }

  @Test func theDifferenceShowsWhatDiffers() {
    var bytes = field(4, 1, [255, 255, 255, 255]).bytes
    bytes.replaceSubrange(4..<8, with: [0, 255, 255, 255])
    bytes.replaceSubrange(8..<12, with: [254, 255, 255, 255])
    let other = CGImage(width: 4, height: 1, components: 4, depth: 8, bytes: bytes)
    let white = field(4, 1, [255, 255, 255, 255])
    let difference = PictureComparison(of: other, with: white).difference
    expect(difference.bytes == [255, 255, 255, 255, 0, 0, 96, 0, 0, 255, 255, 255])
  }

  @Test func picturesOfOneAttachUnderTheirName() throws {
    let picture = field(2, 2, [9, 9, 9, 255])
    let attachment = Attachment(picture, named: "card")
    expect(attachment.preferredName == "card.png")
    expect(Attachment(picture, named: "card.png").preferredName == "card.png")
    try attachment.withUnsafeBytes { bytes in
      let decoded = try CGImage(data: Data(bytes))
      expect(decoded.straightRGBA16() == picture.straightRGBA16())
    }
  }
}
