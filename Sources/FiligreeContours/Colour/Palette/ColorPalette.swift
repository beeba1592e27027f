/// The colours that a picture is traced in, the most frequent first.
struct ColorPalette {
  /// At most this many colours; labels beyond stand for ramps.
  static let maximumCount = 128

  /// Premultiplied sRGB with the opacity last, 0…255 each, whole numbers.
  private(set) var colors: [SIMD4<Float>] = []
  /// The same in OKLab.
  private(set) var coordinates: [SIMD4<Float>] = []

  /// How many colours there are.
  var count: Int { colors.count }

  /// Creates a palette; colours beyond the maximum are left out.
  init(_ colors: some Sequence<SIMD4<Float>>) {
    for color in colors { append(color) }
  }

  /// Adds a colour, rounded; not beyond the maximum.
  mutating func append(_ color: SIMD4<Float>) {
    guard count < Self.maximumCount else { return }
    let rounded = color.rounded(.toNearestOrAwayFromZero)
    colors.append(rounded)
    coordinates.append(OKLab.coordinates(rounded))
  }

  /// The nearest colour in OKLab, the square of its distance, and that of the next.
  func nearest(to c: SIMD4<Float>) -> (index: Int, distance: Float, next: Float) {
    var best = (index: 0, distance: Float.infinity, next: Float.infinity)
    for i in coordinates.indices {
      let d = OKLab.squaredDistance(c, coordinates[i])
      if d < best.distance {
        best = (i, d, best.distance)
      } else if d < best.next {
        best.next = d
      }
    }
    return best
  }
}
