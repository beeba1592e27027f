/// How wide a font's letters are, in percent of the normal width, as OpenType's `wdth` axis counts.
package struct FontWidth: Hashable, Comparable, Sendable {
  /// 25 … 200; 100 is normal.
  package let percent: Double

  /// A width of `percent`, brought into 25…200; NaN is normal.
  package init(percent: Double) {
    self.percent = percent.clamped(to: 25...200, nan: 100)
  }

  package static func < (a: FontWidth, b: FontWidth) -> Bool { a.percent < b.percent }

  /// 62.5 %: OpenType's extra condensed.
  package static let compressed = FontWidth(percent: 62.5)
  /// 75 %: OpenType's condensed.
  package static let condensed = FontWidth(percent: 75)
  /// 100 %.
  package static let standard = FontWidth(percent: 100)
  /// 125 %: OpenType's expanded.
  package static let expanded = FontWidth(percent: 125)
}
