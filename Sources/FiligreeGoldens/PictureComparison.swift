import FiligreePixels
import Foundation

/// How far a picture is from the one that is expected.
///
/// Pictures are equal if sizes, color spaces and the displayed pixels are: straight RGBA of the deeper of the two
/// depths, a fully transparent pixel having no color. A picture of floating-point numbers is compared as its PNG file
/// has it.
///
/// The distance of two pixels is the most that a component of theirs differs, 0…1, where they lie on black or on white.
public struct PictureComparison: Sendable {
  /// The pixels that differ by more than the tolerance.
  public let differingPixels: Int
  /// All pixels; of pictures of different sizes, those that one of them has.
  public let pixels: Int
  /// The largest distance of two pixels, 0…1.
  public let largestDistance: Double
  /// What differs, as a part of a sentence: "differs in 3 of 400 pixels, …"; nil where nothing does.
  public let summary: String?

  private let actual: CGImage
  private let expected: CGImage

  /// Whether the pictures are as near to each other as was asked for.
  public var matches: Bool { summary == nil }

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - actual: The picture.
  ///   - expected: What it is expected to be.
  ///   - precision: The share of pixels that have to match, 0…1; what is not in it counts as 1.
  ///   - tolerance: The distance up to which two pixels match, 0…1; what is not in it counts as 0.
  public init(
    of actual: CGImage, with expected: CGImage, precision: Double = 1, tolerance: Double = 0
  ) {
    let actual = Self.asInFile(actual)
    let expected = Self.asInFile(expected)
    self.actual = actual
    self.expected = expected
    guard actual.width == expected.width, actual.height == expected.height else {
      pixels = max(actual.width, expected.width) * max(actual.height, expected.height)
      differingPixels = pixels
      largestDistance = 1
      summary =
        "has \(actual.width)×\(actual.height) pixels, expected are \(expected.width)×\(expected.height)"
      return
    }
    pixels = actual.width * actual.height
    guard Self.isWide(actual) == Self.isWide(expected) else {
      differingPixels = pixels
      largestDistance = 1
      summary = """
        is in \(Self.isWide(actual) ? "Display P3" : "sRGB"), expected is \
        \(Self.isWide(expected) ? "Display P3" : "sRGB")
        """
      return
    }
    let (first, second) = (actual.straightRGBA16(), expected.straightRGBA16())
    guard first != second else {
      differingPixels = 0
      largestDistance = 0
      summary = nil
      return
    }
    let allowed = Self.part(tolerance) ?? 0
    var (differing, largest, place) = (0, 0.0, 0)
    for pixel in 0..<pixels {
      let distance = Self.distance(first, second, pixel)
      if distance > allowed { differing += 1 }
      if distance > largest { (largest, place) = (distance, pixel) }
    }
    differingPixels = differing
    largestDistance = largest
    let needed = (Self.part(precision) ?? 1) * Double(pixels)
    // Of a share such as 0.9, a billionth of a pixel is not missing.
    guard Double(pixels - differing) < needed - 1e-9 else {
      summary = nil
      return
    }
    // Rounded up: as a tolerance, the number that is read is enough.
    let most = (largest * 10_000).rounded(.up) / 10_000
    summary = """
      differs in \(differing) of \(pixels) pixels, most by \(most) at \
      (\(place % actual.width), \(place / actual.width))
      """
  }

  /// A picture of what differs: pixels that match are a faint gray of the expected ones, others red, the brighter the
  /// farther apart, and what only one of the pictures has is the brightest.
  public var difference: CGImage {
    let (width, height) = (
      max(actual.width, expected.width), max(actual.height, expected.height)
    )
    let (first, second) = (actual.straightRGBA16(), expected.straightRGBA16())
    let isSameSize = actual.width == expected.width && actual.height == expected.height
    var bytes = [UInt8]()
    bytes.reserveCapacity(width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        guard x < actual.width, y < actual.height, x < expected.width, y < expected.height else {
          bytes += [255, 0, 0]
          continue
        }
        let (a, b) = (y * actual.width + x, y * expected.width + x)
        // Shifted pictures of different sizes differ nearly everywhere: their common part is only shown.
        let distance = isSameSize ? Self.distance(first, second, a) : 0
        if distance == 0 {
          let sum = (0..<3).reduce(0) { $0 + Int(second[b * 4 + $1] >> 8) }
          let faint = UInt8(192 + sum / 3 / 4)
          bytes += [faint, faint, faint]
        } else {
          bytes += [UInt8(96 + distance * 159), 0, 0]
        }
      }
    }
    return CGImage(width: width, height: height, components: 3, depth: 8, bytes: bytes)
  }

  /// The number, if it is within 0…1.
  package static func part(_ number: Double) -> Double? {
    number >= 0 && number <= 1 ? number : nil
  }

  /// A picture with the numbers that a PNG file of it has.
  private static func asInFile(_ image: CGImage) -> CGImage {
    guard image.bitmapInfo.contains(.floatComponents) else { return image }
    return (try? CGImage(data: image.pngData())) ?? image
  }

  private static func isWide(_ image: CGImage) -> Bool { image.colorSpace == .displayP3Space }

  /// The distance of two pixels of straight RGBA, 0…1.
  ///
  /// On black a component is the color times the opacity; on white what lacks of the opacity is added.
  private static func distance(_ a: [UInt16], _ b: [UInt16], _ pixel: Int) -> Double {
    let at = pixel * 4
    if a[at] == b[at], a[at + 1] == b[at + 1], a[at + 2] == b[at + 2], a[at + 3] == b[at + 3] {
      return 0
    }
    let full = 65535
    let (alphaA, alphaB) = (Int(a[at + 3]), Int(b[at + 3]))
    let opacity = (alphaB - alphaA) * full
    var most = 0
    for i in at..<at + 3 {
      let onBlack = Int(a[i]) * alphaA - Int(b[i]) * alphaB
      most = max(most, abs(onBlack), abs(onBlack + opacity))
    }
    return Double(most) / Double(full * full)
  }
}
