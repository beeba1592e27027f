/// The colors that a picture is traced in, the most frequent first.
struct ColorPalette {
  /// At most this many colors; labels beyond stand for ramps.
  static let maximumCount = 128

  /// Premultiplied sRGB with the opacity last, 0…255 each, whole numbers.
  private(set) var colors: [SIMD4<Float>] = []
  /// The same in OKLab.
  private var search = ColorSearch()

  /// How many colors there are.
  var count: Int { colors.count }

  /// Creates a palette; colors beyond the maximum are left out.
  init(_ colors: some Sequence<SIMD4<Float>>) {
    for color in colors { append(color) }
  }

  /// Adds a color, rounded; not beyond the maximum.
  mutating func append(_ color: SIMD4<Float>) {
    guard count < Self.maximumCount else { return }
    let rounded = color.rounded(.toNearestOrAwayFromZero)
    colors.append(rounded)
    search.append(OKLab.coordinates(rounded))
  }

  /// The index of the nearest color in OKLab, the first of those that are equally near; 0 without colors.
  func nearest(to c: SIMD4<Float>) -> Int { search.nearest(to: c).index }
}
