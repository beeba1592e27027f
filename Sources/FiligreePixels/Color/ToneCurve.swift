/// How stored numbers 0…1 stand for amounts of light 0…1.
package enum ToneCurve: Hashable, Sendable {
  /// IEC 61966-2-1.
  case sRGB
  /// A pure power.
  case gamma(Double)
  /// ICC's parametricCurveType: the exponent g, then a…f of ICC.1:2022, table 67, type 4:
  /// `(a·x + b)^g + e` from `d` on, `c·x + f` below.
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
  /// Evenly spaced samples, at least 2, joined by straight lines.
  case table([UInt16])

  /// The light of a stored number; both are clipped to 0…1.
  package func light(_ stored: Double) -> Double {
    let x = min(max(stored, 0), 1)
    let y: Double
    switch self {
    case .sRGB: return Self.sRGBLight(x)
    case .gamma(let exponent): y = exponent == 1 ? x : Power.of(x, exponent)
    case .parametric(let g, let a, let b, let c, let d, let e, let f):
      y = x >= d ? Power.of(a * x + b, g) + e : c * x + f
    case .table(let samples):
      let position = x * Double(samples.count - 1)
      let below = min(Int(position), samples.count - 2)
      let part = position - Double(below)
      y = (Double(samples[below]) * (1 - part) + Double(samples[below + 1]) * part) / 65535
    }
    return min(max(y, 0), 1)
  }

  /// The light of a number on sRGB's curve (IEC 61966-2-1:1999), 0…1 each.
  package static func sRGBLight(_ x: Double) -> Double {
    x <= 0.04045 ? x / 12.92 : Power.of((x + 0.055) / 1.055, 2.4)
  }

  /// The number on sRGB's curve for an amount of light, 0…1 each.
  package static func sRGBNumber(_ y: Double) -> Double {
    y <= 0.0031308 ? y * 12.92 : 1.055 * Power.of(y, 1 / 2.4) - 0.055
  }

  /// The light of a number on sRGB's curve, continued beyond 0…1 and, mirrored, below 0.
  package static func extendedSRGBLight(_ x: Double) -> Double {
    x < 0 ? -sRGBLight(-x) : sRGBLight(x)
  }

  /// The number on sRGB's curve for an amount of light, continued likewise.
  package static func extendedSRGBNumber(_ y: Double) -> Double {
    y < 0 ? -sRGBNumber(-y) : sRGBNumber(y)
  }

  /// Whether this curve is sRGB's within what 8-bit pictures can show.
  ///
  /// Profiles write sRGB's curve as tables and roundings of many kinds; 0.002 of the light at 33
  /// places is within them all, and far from a power of 2.2 (0.0085 apart at its farthest).
  package var isSRGB: Bool {
    if self == .sRGB { return true }
    for i in 0...32 {
      let x = Double(i) / 32
      if (light(x) - Self.sRGBLight(x)).magnitude > 0.002 { return false }
    }
    return true
  }
}
