import FiligreeBase

/// Gives every pixel the label of a color of the palette, or of a ramp.
///
/// Pixels of plateaus take the nearest color. Others are first explained as mixtures: a pixel whose
/// color lies between two labels near it is their anti-aliased edge, and takes the label with the
/// larger share, whatever other color of the palette the mixture resembles. A pixel that is no such
/// mixture (of a thin line, which has no plateau) takes the nearest color.
struct LabelPainter {
  let view: ColorView
  let palette: ColorPalette
  /// The largest error of a component, 0…255.
  let tolerance: Float
  /// The labels, one a pixel.
  ///
  /// Before painting 1 for pixels of plateaus, 0 for others, or a ramp's label.
  let labels: UnsafeMutablePointer<UInt8>
  /// Labels from here on are ramps'; they stay.
  let firstRamp: UInt8
  /// The color of a ramp at a pixel's center.
  let rampColor: (UInt8, Int, Int) -> SIMD4<Float>
  /// The middles of thin lines, once the plateaus have their labels.
  var lines: LinePainter?

  /// Not yet known.
  static let unknown: UInt8 = 255
  /// How far from a pixel labels count as near, in pixels: so far are the plateaus on both sides of an edge that
  /// is two pixels wide.
  private static let reach = 2
  /// How much less the squared error of a mixture must be than that of one color, in squared levels of 255: less
  /// is noise, and one color is the simpler explanation.
  private static let mixtureAdvantage: Float = 1
  /// The least share of a line in its middle pixel.
  ///
  /// A line of half a pixel that lies across two pixels has a quarter in each.
  private static let leastShare: Float = 0.22
  /// The least sum of a line's shares in three pixels across it: its width, a little less than half a pixel.
  private static let leastWidth: Float = 0.45
  /// The largest share of nothing on one side of a slit, as a part of the share in its middle.
  ///
  /// Where both sides have as much, there is a border and no slit. Symbols with thin bands keep them so; for lines in
  /// colors it makes hardly a difference (`Benchmarks/tracing-set`).
  private static let slitFall: Float = 0.7

  /// The largest squared error of an explanation: the tolerance in each of four components.
  private var limit: Float { tolerance * tolerance * 4 }

  /// Labels all pixels with the nearest colors, mixtures as well.
  func paintPlainly(_ lookup: inout PaletteLookup) {
    for y in 0..<view.height {
      var p = view.row(y)
      let row = labels + y * view.width
      for x in 0..<view.width {
        if row[x] < firstRamp { row[x] = lookup.label(view.packed(p)) }
        p += view.stride
      }
    }
  }

  /// Labels all pixels, mixtures by the larger share.
  func paint(_ lookup: inout PaletteLookup) {
    for y in 0..<view.height {
      var p = view.row(y)
      let row = labels + y * view.width
      // Equal colors mostly come one after another.
      var last: (color: UInt32, label: UInt8)?
      var x = 0
      while x < view.width {
        if row[x] == 1 {
          let color = view.packed(p)
          if color != last?.color { last = (color, lookup.label(color)) }
          let label = last!.label  // Set just now, at the latest.
          // Eight equal ones at once.
          while x + 8 < view.width, Self.eight(row + x) == Self.ones,
            Self.areEqual(p, view.stride)
          {
            UnsafeMutableRawPointer(row + x).storeBytes(
              of: Self.ones &* UInt64(label), as: UInt64.self)
            x += 8
            p += 8 &* view.stride
          }
          // The one after eight equal ones is equal, too.
          if row[x] == 1 {
            row[x] = label
            x += 1
            p += view.stride
          }
          continue
        }
        if row[x] < firstRamp { row[x] = Self.unknown }
        x += 1
        p += view.stride
      }
    }
    for pixel in lines?.pixels() ?? [] { labels[pixel.index] = pixel.label }
    paintUnknown(&lookup)
  }

  /// Labels the pixels that are still unknown.
  func paintUnknown(_ lookup: inout PaletteLookup) {
    // First from what is certain in the whole picture, so that the order of pixels does not matter;
    // results are written with a delay.
    resolve(&lookup, isLast: false)
    resolve(&lookup, isLast: true)
  }

  /// A 1 in each of eight bytes.
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Eight bytes.
  @inline(__always)
  private static func eight(_ p: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(p).loadUnaligned(as: UInt64.self)
  }

  /// Whether a pixel and the eight after it are equal.
  @inline(__always)
  private static func areEqual(_ p: UnsafePointer<UInt8>, _ stride: Int) -> Bool {
    var difference: UInt64 = 0
    for k in 0..<3 { difference |= eight(p + 8 &* k) ^ eight(p + 8 &* k + stride) }
    if stride == 4 { difference |= eight(p + 24) ^ eight(p + 24 + stride) }
    return difference == 0
  }

  private func resolve(_ lookup: inout PaletteLookup, isLast: Bool) {
    let (w, h) = (view.width, view.height)
    // A row's results are written when no later row can see them any more.
    let delay = Self.reach + 1
    var pending = [[(x: Int, label: UInt8)]](repeating: [], count: delay)
    for y in 0..<(h + delay) {
      let slot = y % delay
      if y >= delay {
        for item in pending[slot] { labels[(y - delay) * w + item.x] = item.label }
      }
      pending[slot].removeAll(keepingCapacity: true)
      guard y < h else { continue }
      let row = labels + y * w
      var x = -1
      while x + 1 < w {
        x += 1
        if row[x] != Self.unknown {
          // Unknown pixels are few, and their label is the highest.
          while x + 8 < w, Self.areKnown(row + x) { x += 8 }
          if row[x] != Self.unknown { continue }
        }
        let label = isLast ? lastResort(x, y, &lookup) : mixture(x, y, &lookup)
        if label != Self.unknown { pending[slot].append((x, label)) }
      }
    }
  }

  /// Whether none of eight labels is unknown.
  @inline(__always)
  private static func areKnown(_ labels: UnsafePointer<UInt8>) -> Bool {
    // Unknown is all ones: a byte of zero in the complement.
    let rest = ~UnsafeRawPointer(labels).loadUnaligned(as: UInt64.self)
    return (rest &- ones) & ~rest & 0x8080_8080_8080_8080 == 0
  }

  /// The label with the larger share of a pixel's mixture, or of its own color, or unknown.
  private func mixture(_ x: Int, _ y: Int, _ lookup: inout PaletteLookup) -> UInt8 {
    let c = view.color(x, y)
    let found = explain(c, x, y)
    let isFound = found.error <= limit
    if isFound, found.other != Self.unknown || touches(found.label, x, y) { return found.label }
    // A thin line has a color of the palette where it is thickest; at its edges it may resemble
    // another, even one that is near.
    let own =
      isFound ? found.label : lookup.label(view.packed(view.row(y) + x * view.stride))
    let d = color(own, x, y) - c
    guard d.squaredLength <= limit else { return Self.unknown }
    return ColorMixtures(tolerance: tolerance).isExtreme(x, y, view) ? own : Self.unknown
  }

  /// Whether one of the pixels around a pixel has a label.
  private func touches(_ label: UInt8, _ x: Int, _ y: Int) -> Bool {
    var result = false
    forEachAround(x, y, reach: 1) { nx, ny in
      guard nx >= 0, ny >= 0, nx < view.width, ny < view.height else { return }
      if labels[ny * view.width + nx] == label { result = true }
    }
    return result
  }

  /// The label of a pixel that is still unknown, now that thin lines are known where they are thick: of
  /// a line that shares its pixels with what is beside it.
  private func lastResort(_ x: Int, _ y: Int, _ lookup: inout PaletteLookup) -> UInt8 {
    let c = view.color(x, y)
    let own = lookup.label(view.packed(view.row(y) + x * view.stride))
    let d = palette.colors[Int(own)] - c
    let alone = d.squaredLength
    var found = explain(c, x, y)
    if found.error > limit, alone > limit {
      // A line may be thin everywhere near.
      let other = explain(c, with: found.label, x, y)
      if other.error < found.error { found = other }
    }
    if found.error > alone { return own }
    // Where three colors meet there is no line.
    if found.other != Self.unknown, found.error <= limit,
      isRidge(c, found.label, found.other, x, y)
    {
      return found.other
    }
    return found.label
  }

  /// The best explanation of a pixel's color as a mixture of a nearby label and any color of the
  /// palette.
  private func explain(
    _ c: SIMD4<Float>, with ground: UInt8, _ x: Int, _ y: Int
  ) -> Explanation {
    var best = Explanation()
    guard ground != Self.unknown else { return best }
    let a = color(ground, x, y)
    let toA = c - a
    for (i, color) in palette.colors.enumerated() {
      let span = color - a
      let length = span.squaredLength
      guard length > 0 else { continue }
      let t = min(max(toA.dot(span) / length, 0), 1)
      let rest = toA - span * t
      let error = rest.squaredLength
      guard error < best.error else { continue }
      let label = UInt8(truncatingIfNeeded: i)
      best = t >= 0.5 ? Explanation(label, ground, error) : Explanation(ground, label, error)
    }
    return best
  }

  /// Whether a pixel with the larger share of `ground` holds the middle of a thin line of `label`: both
  /// neighbors have less of the line, and all three together hold about half a pixel of it or more.
  private func isRidge(
    _ c: SIMD4<Float>, _ ground: UInt8, _ label: UInt8, _ x: Int, _ y: Int
  ) -> Bool {
    let a = color(ground, x, y)
    let span = color(label, x, y) - a
    let length = span.squaredLength
    guard length > 0 else { return false }
    func share(_ c: SIMD4<Float>) -> Float { ((c - a) * span).sum() / length }
    let own = share(c)
    guard own >= Self.leastShare else { return false }
    // Where a third color is mixed in, the share is unknown.
    func share(_ dx: Int, _ dy: Int) -> Float? {
      let (nx, ny) = (x + dx, y + dy)
      guard nx >= 0, ny >= 0, nx < view.width, ny < view.height else { return 0 }
      let color = view.color(nx, ny)
      let share = min(max(share(color), 0), 1)
      let rest = color - a - span * share
      return rest.squaredLength <= limit ? share : nil
    }
    let isSlit = color(label, x, y).w == 0
    for (dx, dy) in [(1, 0), (0, 1)] {
      guard let before = share(-dx, -dy), let after = share(dx, dy) else { continue }
      // Of two that have the same share the first is the middle.
      guard before < own, after <= own, before + own + after >= Self.leastWidth else { continue }
      if min(before, after) <= (isSlit ? Self.slitFall : 1) * own { return true }
    }
    return false
  }

  /// An explanation of a pixel's color.
  private struct Explanation {
    /// The label with the larger share.
    var label = LabelPainter.unknown
    /// The label with the smaller share, or unknown if there is none.
    var other = LabelPainter.unknown
    /// The squared error.
    var error = Float.infinity

    init() {}

    init(_ label: UInt8, _ other: UInt8, _ error: Float) {
      (self.label, self.other, self.error) = (label, other, error)
    }
  }

  /// The two labels near a pixel whose mixture explains its color best.
  private func explain(
    _ c: SIMD4<Float>, _ x: Int, _ y: Int
  ) -> Explanation {
    var near: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (255, 255, 255, 255, 255, 255)
    var count = 0
    func visit(_ nx: Int, _ ny: Int) {
      guard nx >= 0, ny >= 0, nx < view.width, ny < view.height else { return }
      let label = labels[ny * view.width + nx]
      guard label != Self.unknown, label != near.0, label != near.1, label != near.2,
        label != near.3, label != near.4, label != near.5
      else { return }
      switch count {
      case 0: near.0 = label
      case 1: near.1 = label
      case 2: near.2 = label
      case 3: near.3 = label
      case 4: near.4 = label
      case 5: near.5 = label
      default: return
      }
      count += 1
    }
    // The nearest rings first: where a great many labels meet, the far ones are left out.
    forEachAround(x, y, reach: Self.reach) { visit($0, $1) }
    var best = Explanation()
    guard count > 0 else { return best }
    return withUnsafeBytes(of: near) { near in
      for i in 0..<count {
        let a = color(near[i], x, y)
        let toA = c - a
        let alone = toA.squaredLength
        if alone < best.error { best = Explanation(near[i], Self.unknown, alone) }
        for j in 0..<i {
          let span = color(near[j], x, y) - a
          let length = span.squaredLength
          guard length > 0 else { continue }
          let t = min(max(toA.dot(span) / length, 0), 1)
          let rest = toA - span * t
          let error = rest.squaredLength
          if error + Self.mixtureAdvantage < best.error {
            let (major, minor) = t >= 0.5 ? (near[j], near[i]) : (near[i], near[j])
            best = Explanation(major, minor, error)
          }
        }
      }
      return best
    }
  }

  private func color(_ label: UInt8, _ x: Int, _ y: Int) -> SIMD4<Float> {
    label >= firstRamp ? rampColor(label, x, y) : palette.colors[Int(label)]
  }
}
