/// Finds the nearest color of a palette fast, by a table of cells that is filled on demand.
struct PaletteLookup {
  private let palette: ColorPalette
  /// Whether colors in cells with more than one nearest color are looked up exactly.
  private let isExact: Bool
  /// The label of each cell of 4 × 4 × 4 colors; or unknown, or mixed.
  private var cells: [UInt8]
  private static let unknown: UInt8 = 255
  private static let mixed: UInt8 = 254
  /// A hash table of colors that were looked up exactly.
  private var cache: [(color: UInt32, label: UInt8)]

  init(_ palette: ColorPalette, isExact: Bool) {
    self.palette = palette
    self.isExact = isExact
    cells = Array(repeating: Self.unknown, count: 1 << 18)
    cache = Array(repeating: (0, 255), count: 1 << 12)
  }

  /// The index of the nearest color of the palette.
  @inline(__always)
  mutating func label(_ color: UInt32) -> UInt8 {
    if color >= 0xFF00_0000 {
      let cell =
        (Int(color >> 2) & 63) << 12 | (Int(color >> 10) & 63) << 6 | (Int(color >> 18) & 63)
      let label = cells.withUnsafeBufferPointer { $0[cell] }
      if label < Self.mixed { return label }
      if label == Self.unknown {
        let found = fill(cell)
        if found < Self.mixed { return found }
      }
    }
    return exactLabel(color)
  }

  @inline(never)
  private mutating func exactLabel(_ color: UInt32) -> UInt8 {
    let slot = Int((color &* 0x9E37_79B1) >> 20)
    if cache[slot].color == color, cache[slot].label != 255 { return cache[slot].label }
    let label = UInt8(palette.nearest(to: OKLab.coordinates(Self.unpacked(color))))
    cache[slot] = (color, label)
    return label
  }

  /// A pixel's components.
  static func unpacked(_ color: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(color & 255), Float((color >> 8) & 255), Float((color >> 16) & 255), Float(color >> 24))
  }

  @inline(never)
  private mutating func fill(_ cell: Int) -> UInt8 {
    let low = SIMD4(
      Float((cell >> 12) * 4), Float((cell >> 6) & 63) * 4, Float(cell & 63) * 4, 255)
    let middle = low + SIMD4(1.5, 1.5, 1.5, 0)
    let label = UInt8(palette.nearest(to: OKLab.coordinates(middle)))
    cells[cell] = label
    guard isExact else { return label }
    // If all corners have the same nearest color, so has everything between: the regions of nearest
    // colors are convex, and cells nearly are.
    for corner in 0..<8 {
      let p =
        low + SIMD4(Float(corner & 1) * 3, Float((corner >> 1) & 1) * 3, Float(corner >> 2) * 3, 0)
      if palette.nearest(to: OKLab.coordinates(p)) != Int(label) {
        cells[cell] = Self.mixed
        return Self.mixed
      }
    }
    return label
  }
}
