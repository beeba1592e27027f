import FiligreeBase
import FiligreePixels
import Foundation

/// Pictures made of numbers, without bounds.
extension FilterDefinition {
  static let constantColor = FilterDefinition(
    "CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, .red)]
  ) { v in
    CIImage(light: try v.color(kCIInputColorKey))
  }

  /// Four squares meet at the center; those to the upper right and lower left have the first color.
  static let checkerboard = FilterDefinition(
    "CICheckerboardGenerator", kCICategoryGenerator, patternParameters
  ) { v in
    let (center, wave) = (try v.point(kCIInputCenterKey), try wave(v))
    let (first, second) = (try v.color("inputColor0"), try v.color("inputColor1"))
    return .generated { place in
      let d = place - center
      return mixed(second, first, (1 + wave.value(d.x) * wave.value(d.y)) / 2)
    }
  }

  /// Upright stripes; one of the first color begins at the center, to the right.
  static let stripes = FilterDefinition(
    "CIStripesGenerator", kCICategoryGenerator, patternParameters
  ) { v in
    let (center, wave) = (try v.point(kCIInputCenterKey), try wave(v))
    let (first, second) = (try v.color("inputColor0"), try v.color("inputColor1"))
    return .generated { place in
      mixed(second, first, (1 + wave.value(place.x - center.x)) / 2)
    }
  }

  /// Pixels whose components, the opacity too, are random, 0…1; the same each time.
  static let random = FilterDefinition("CIRandomGenerator", kCICategoryGenerator, []) { _ in
    .generated { place in
      let bits = PlaceHash.bits(Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
      let alpha = Float(bits >> 48) / 65535
      return Pixel(
        Float(bits & 65535) / 65535 * alpha, Float((bits >> 16) & 65535) / 65535 * alpha,
        Float((bits >> 32) & 65535) / 65535 * alpha, alpha)
    }
  }

  /// A rectangle with round corners; a pixel at its edge is covered in part.
  static let roundedRectangle = FilterDefinition(
    "CIRoundedRectangleGenerator", kCICategoryGenerator,
    [
      .vector(kCIInputExtentKey, 0, 0, 100, 100), .number(kCIInputRadiusKey, 10, 0...100),
      .color(kCIInputColorKey, .white),
    ]
  ) { v in
    let rect = try v.vector(kCIInputExtentKey).cgRectValue.standardized
    let color = try v.color(kCIInputColorKey)
    let half = SIMD2(Double(rect.width) / 2, Double(rect.height) / 2)
    let radius = min(try v.number(kCIInputRadiusKey, in: 0...1e9), half.min())
    let middle = SIMD2(Double(rect.midX), Double(rect.midY))
    return .generated(extent: rect) { place in
      // The distance to the outline, less than zero within.
      let d = place - middle
      let corner = SIMD2(abs(d.x), abs(d.y)) - half + radius
      let beyond = pointwiseMax(corner, SIMD2())
      let distance = beyond.length + min(corner.max(), 0) - radius
      return color * Float(min(max(0.5 - distance, 0), 1))
    }
  }

  static let generators = [constantColor, checkerboard, stripes, random, roundedRectangle]

  private static let patternParameters: [FilterParameter] = [
    .vector(kCIInputCenterKey, 150, 150), .color("inputColor0", .white),
    .color("inputColor1", .black), .number(kCIInputWidthKey, 80, 0...800),
    .number(kCIInputSharpnessKey, 1, 0...1),
  ]

  private static func wave(_ v: FilterValues) throws(UnusableValue) -> SquareWave {
    SquareWave(
      width: try v.number(kCIInputWidthKey, in: 0.01...1e9),
      sharpness: try v.number(kCIInputSharpnessKey, in: 0...1))
  }
}

/// 1 and −1 by turns.
///
/// At the sharpness 1 an edge takes a pixel, at 0 it goes from the middle of a stripe to that of the next.
private struct SquareWave {
  private let width: Double
  private let edge: Double

  init(width: Double, sharpness: Double) {
    self.width = width
    edge = max(1, (1 - sharpness) * width)
  }

  func value(_ x: Double) -> Double {
    let place = x / width
    let stripe = place.rounded(.down)
    let part = place - stripe
    let height = min(1, min(part, 1 - part) * width / (edge / 2))
    return stripe.remainder(dividingBy: 2) == 0 ? height : -height
  }
}

/// Random bits of a place: the same on every machine and each time.
enum PlaceHash {
  /// Both coordinates by SplitMix64 (Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, 2014).
  static func bits(_ x: Int, _ y: Int) -> UInt64 {
    func mix(_ seed: UInt64) -> UInt64 {
      var z = seed &+ 0x9E37_79B9_7F4A_7C15
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    return mix(mix(UInt64(bitPattern: Int64(x))) ^ UInt64(bitPattern: Int64(y)))
  }
}
