/// The color of a label at a place: one of the palette, or a ramp's.
struct FaceColors {
  /// The palette.
  let palette: ColorPalette
  /// The ramps; label `firstRamp` is the first one's.
  let ramps: [Ramp]
  /// What labels of the palette are painted in, if not in its colors.
  var paints: [Int: SIMD4<Float>] = [:]

  /// The label of the first ramp.
  static let firstRamp = UInt8(ColorPalette.maximumCount)
  /// How many ramps there can be; 255 is no label.
  static let maximumRamps = 255 - ColorPalette.maximumCount

  /// A label's color at a place in the picture: premultiplied, 0…255.
  @inline(__always)
  func color(_ label: UInt8, _ x: Float, _ y: Float) -> SIMD4<Float> {
    label < Self.firstRamp
      ? palette.colors[Int(label)] : ramps[Int(label - Self.firstRamp)].color(x, y)
  }

  /// What a label of the palette is painted in: premultiplied, 0…255.
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
