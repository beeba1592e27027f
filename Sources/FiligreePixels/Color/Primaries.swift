/// The chromaticities of a display: its three lights and its white, CIE 1931 x and y.
struct Primaries: Hashable, Sendable {
  var red: [Double]
  var green: [Double]
  var blue: [Double]
  var white: [Double]

  private static let d65 = [0.3127, 0.3290]
  /// ITU-R BT.709, which sRGB has too.
  static let bt709 = Primaries(
    red: [0.64, 0.33], green: [0.30, 0.60], blue: [0.15, 0.06], white: d65)
  /// SMPTE EG 432-1's P3 with D65 white: Display P3.
  static let displayP3 = Primaries(
    red: [0.680, 0.320], green: [0.265, 0.690], blue: [0.150, 0.060], white: d65)
  /// ITU-R BT.2020.
  static let bt2020 = Primaries(
    red: [0.708, 0.292], green: [0.170, 0.797], blue: [0.131, 0.046], white: d65)

  /// Light of the three primaries → CIE XYZ, white at Y = 1; nil where they span no triangle.
  var toXYZ: Matrix3? {
    guard let r = Self.xyz(red), let g = Self.xyz(green), let b = Self.xyz(blue),
      let w = Self.xyz(white)
    else { return nil }
    let columns = Matrix3([r[0], g[0], b[0], r[1], g[1], b[1], r[2], g[2], b[2]])
    // The amounts of the three that add up to white.
    guard let amounts = columns.inverse?.apply(w[0], w[1], w[2]) else { return nil }
    return columns * Matrix3(diagonal: amounts.0, amounts.1, amounts.2)
  }

  /// The same, white moved to D50, ICC's connection space.
  var toD50: Matrix3? {
    guard let toXYZ, let whiteToD50 else { return nil }
    return whiteToD50 * toXYZ
  }

  /// The adaptation of XYZ from this white to D50.
  var whiteToD50: Matrix3? {
    Self.xyz(white).flatMap { Self.adaptation(from: $0, to: Self.d50) }
  }

  /// ICC's D50.
  static let d50 = [0.9642, 1, 0.8249]

  /// X, Y and Z of a chromaticity at Y = 1.
  private static func xyz(_ point: [Double]) -> [Double]? {
    guard point[1] > 1e-6, point[0] >= 0, point[0] + point[1] <= 1.000001 else { return nil }
    return [point[0] / point[1], 1, (1 - point[0] - point[1]) / point[1]]
  }

  /// Bradford's adaptation from one white to another (Lam 1985; ICC.1:2022, annex E).
  private static func adaptation(from: [Double], to: [Double]) -> Matrix3? {
    let cones = Matrix3([
      0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296,
    ])
    let a = cones.apply(from[0], from[1], from[2])
    let b = cones.apply(to[0], to[1], to[2])
    guard a.0 > 1e-6, a.1 > 1e-6, a.2 > 1e-6, let back = cones.inverse else { return nil }
    return back * (Matrix3(diagonal: b.0 / a.0, b.1 / a.1, b.2 / a.2) * cones)
  }

  /// Light in these primaries → light in sRGB's; nil where they span no triangle.
  ///
  /// Both whites are taken to D50 first, so that white stays white.
  var toSRGB: Matrix3? {
    guard let toD50, let back = Self.d50ToSRGB else { return nil }
    return back * toD50
  }

  /// D50's XYZ → light in sRGB's primaries.
  static let d50ToSRGB = Primaries.bt709.toD50?.inverse
}
