/// Chooses among the fonts of a family, by the rules of CSS Fonts Level 4, section 5.2: width
/// first, then slant, then weight.
///
/// Equal fonts are told apart by their files' names, so that the order in which a machine lists its
/// files does not count.
struct FontMatching {
  /// How bold.
  let weight: Double
  /// How wide, in percent.
  let width: Double
  /// Whether slanted.
  let isItalic: Bool

  /// What `request` asks for.
  init(_ request: FontRequest) {
    weight = request.weight.value
    width = request.width.percent
    isItalic = request.isItalic
  }

  /// The best of `records`, or nil if there is none.
  func best(of records: some Sequence<FontRecord>) -> FontRecord? {
    records.min { isBetter($0, $1) }
  }

  private func isBetter(_ a: FontRecord, _ b: FontRecord) -> Bool {
    let first = distance(a)
    let second = distance(b)
    for (x, y) in zip(first, second) where x != y { return x < y }
    return (a.path, a.index) < (b.path, b.index)
  }

  /// Width, slant and weight, each the less, the better.
  private func distance(_ record: FontRecord) -> [Double] {
    [
      // Narrow requests look among narrower fonts first, wide ones among wider.
      Self.distance(width, record.widths, prefersLess: width <= 100, penalty: 1000),
      record.isSlanted == isItalic ? 0 : 1,
      weightDistance(record.weights),
    ]
  }

  private static func distance(
    _ wanted: Double, _ range: ClosedRange<Double>, prefersLess: Bool, penalty: Double
  ) -> Double {
    if range.contains(wanted) { return 0 }
    let isLess = range.upperBound < wanted
    let gap = isLess ? wanted - range.upperBound : range.lowerBound - wanted
    return isLess == prefersLess ? gap : gap + penalty
  }

  /// Regular and medium stand in for each other first; lighter requests look among lighter fonts
  /// first, bolder ones among bolder.
  private func weightDistance(_ range: ClosedRange<Double>) -> Double {
    guard (400...500).contains(weight) else {
      return Self.distance(weight, range, prefersLess: weight < 400, penalty: 2000)
    }
    if range.contains(weight) { return 0 }
    if range.lowerBound > weight, range.lowerBound <= 500 { return range.lowerBound - weight }
    return Self.distance(weight, range, prefersLess: true, penalty: 2000) + 500
  }
}
