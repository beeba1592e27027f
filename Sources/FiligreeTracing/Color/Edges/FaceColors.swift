/// The colors of labels: of the palette, or of ramps at a point.
struct FaceColors {
  /// The palette.
  let palette: ColorPalette
  /// The ramps; label `firstRamp` is the first one's.
  var ramps: [Ramp]
  /// The paints of labels that are not painted in the palette's color.
  var paints: [Int: SIMD4<Float>] = [:]

  /// The label of the first ramp.
  static let firstRamp = UInt8(ColorPalette.maximumCount)
  /// The largest number of ramps; 255 is no label.
  static let maximumRamps = 255 - ColorPalette.maximumCount

  /// The same palette and other ramps.
  func with(_ ramps: [Ramp]) -> FaceColors {
    var colors = self
    colors.ramps = ramps
    return colors
  }

  /// A label's color at a point of the picture: premultiplied, 0…255.
  @inline(__always)
  func color(_ label: UInt8, _ x: Float, _ y: Float) -> SIMD4<Float> {
    label < Self.firstRamp
      ? palette.colors[Int(label)] : ramps[Int(label - Self.firstRamp)].color(x, y)
  }

  /// The paint of a label of the palette: premultiplied, 0…255.
  func paint(_ label: UInt8) -> SIMD4<Float> {
    paints[Int(label)] ?? palette.colors[Int(label)]
  }

  /// `means` as they are painted.
  var paintedMeans: [SIMD4<Float>] {
    var colors = means
    for (label, paint) in paints { colors[label] = paint }
    return colors
  }

  /// One color for each label up to the last ramp's, ramps by their mean.
  var means: [SIMD4<Float>] {
    var colors = palette.colors
    guard !ramps.isEmpty else { return colors }
    let rest = Int(Self.firstRamp) - colors.count
    colors += [SIMD4<Float>](repeating: .zero, count: rest)
    colors += ramps.map(\.mean)
    return colors
  }
}
