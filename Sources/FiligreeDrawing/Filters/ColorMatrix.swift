import FiligreeBase
import FiligreePaths
import FiligreePixels
import Foundation

/// Four rows that make a color from a straight one; SwiftUI's `ColorMatrix`.
///
///     r' = r1·r + r2·g + r3·b + r4·a + r5
///
/// and so on for green, blue and opacity, of components 0…1. Results are cut to 0…1.
public struct ColorMatrix: Hashable, Sendable {
  /// The row of red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The row of green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The row of blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The row of the opacity.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates the matrix that changes nothing.
  public init() {}

  /// Creates a matrix of 20 numbers, row by row.
  package init(rows n: [Float]) {
    precondition(n.count == 20)
    (r1, r2, r3, r4, r5) = (n[0], n[1], n[2], n[3], n[4])
    (g1, g2, g3, g4, g5) = (n[5], n[6], n[7], n[8], n[9])
    (b1, b2, b3, b4, b5) = (n[10], n[11], n[12], n[13], n[14])
    (a1, a2, a3, a4, a5) = (n[15], n[16], n[17], n[18], n[19])
  }

  /// The 20 numbers, row by row.
  package var rows: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }

  /// Whether what is clear may become visible.
  package var paintsWhatIsClear: Bool { a5 > 0 }

  /// NaN as 0, and all numbers within ±10^9.
  var finite: ColorMatrix {
    ColorMatrix(rows: rows.map { $0.isNaN ? 0 : min(max($0, -1e9), 1e9) })
  }

  /// The same factors and summand for red, green and blue.
  init(factor: Double, summand: Double) {
    self.init()
    (r1, g2, b3) = (Float(factor), Float(factor), Float(factor))
    (r5, g5, b5) = (Float(summand), Float(summand), Float(summand))
  }

  /// Rows of three factors for red, green and blue.
  init(colors n: [Double]) {
    let n = n.map(Float.init)
    self.init(
      rows: [
        n[0], n[1], n[2], 0, 0, n[3], n[4], n[5], 0, 0, n[6], n[7], n[8], 0, 0, 0, 0, 0, 1, 0,
      ])
  }
}

extension Filter {
  /// The filter as a matrix, if it is one; `luminanceToAlpha` is not, as it multiplies.
  ///
  /// Coefficients: W3C's Filter Effects Module Level 1, section 9.6 (`feColorMatrix`), with luminances
  /// to four digits, as it has them for `grayscale()`.
  package var matrix: ColorMatrix? {
    switch self {
    case .colorMatrix(let matrix): return matrix
    case .brightness(let amount): return ColorMatrix(factor: 1, summand: amount)
    case .contrast(let amount): return ColorMatrix(factor: amount, summand: (1 - amount) / 2)
    case .saturation(let amount): return Self.saturation(matrix: amount)
    case .grayscale(let amount): return Self.saturation(matrix: 1 - amount)
    case .invert(let amount): return ColorMatrix(factor: 1 - 2 * amount, summand: amount)
    case .hueRotation(let angle):
      let (sine, cosine) = sincos(angle)
      let (s, c) = (Double(sine), Double(cosine))
      return ColorMatrix(colors: [
        0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s,
        0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s,
        0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s,
      ])
    case .colorMultiply(let color):
      let sRGB = color.converted(to: .sRGBSpace, intent: .defaultIntent, options: nil)
      let n = (sRGB?.components ?? [0, 0, 0, 0]).map { Float($0) }
      return ColorMatrix(
        rows: [n[0], 0, 0, 0, 0, 0, n[1], 0, 0, 0, 0, 0, n[2], 0, 0, 0, 0, 0, n[3], 0])
    case .opacity(let amount):
      var matrix = ColorMatrix()
      matrix.a4 = Float(amount)
      return matrix
    case .blur, .shadow, .luminanceToAlpha, .alphaThreshold, .projection, .linearLight, .graph:
      return nil
    }
  }

  private static func saturation(matrix s: Double) -> ColorMatrix {
    let (r, g, b) = (0.2126, 0.7152, 0.0722)
    return ColorMatrix(colors: [
      r + (1 - r) * s, g - g * s, b - b * s,
      r - r * s, g + (1 - g) * s, b - b * s,
      r - r * s, g - g * s, b + (1 - b) * s,
    ])
  }
}
